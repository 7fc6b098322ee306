/** What a test card does. `lapses` pays once and then fails at renewals. */
export const testCards = ['pays', 'lapses', 'asks', 'declined', 'no money'] as const

export type TestCard = (typeof testCards)[number]
