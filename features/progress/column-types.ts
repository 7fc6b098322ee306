import type { Grade } from '#learning/rules/grade.ts'

/** What the columns of this feature hold beyond what PostgreSQL knows: see `npm run statements`. */
export interface ProgressColumnTypes {
  'find-lived-questions.grades': Grade[] | null
  'find-lived-questions.graded_at': number[] | null
}
