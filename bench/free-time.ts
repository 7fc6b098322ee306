import type { FreeTerms } from '#membership/rules/free-time.ts'

/** Free time that never ends during a bench. */
export const endlessTime: FreeTerms = {
  seconds: 1e9,
  reset: 'never',
  answers: 1e9,
  customTopics: 1e9,
  talks: 0,
}
