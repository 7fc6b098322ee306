import type { Sentences } from './dictionary.ts'

/** Español. */
export const es = {} as Sentences & Record<string, object>
