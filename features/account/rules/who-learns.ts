/** Who may learn with an account: its holder, or a child of theirs. */
export const learnerKinds = ['self', 'child'] as const

export type LearnerKind = (typeof learnerKinds)[number]
