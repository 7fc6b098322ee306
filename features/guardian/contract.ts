import { words } from './words.ts'

/** What a call that a grown-up has to make answers in a child's account before the PIN is typed. */
export const grownUpNeeded = { grown_up_needed: { status: 403, error: words.grownUpNeeded } } as const
