import type { Grade } from '#learning/rules/grade.ts'

/** More precise types for the columns of this feature than PostgreSQL can report; `npm run statements` reads them. */
export interface ProgressColumnTypes {
  'find-lived-questions.grades': Grade[] | null
  'find-lived-questions.graded_at': number[] | null
}
