import type { FreeTerms } from '#membership/rules/free-time.ts'

/** Whoever is measured learns as long as it takes. */
export const endlessTime: FreeTerms = {
  seconds: 1e9,
  reset: 'never',
  answers: 1e9,
  customTopics: 1e9,
  talks: 0,
}
