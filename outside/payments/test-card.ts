/** What a test card does. `lapses` pays once and then fails at renewals. */
export type TestCard = 'pays' | 'lapses' | 'asks' | 'declined' | 'no money'
