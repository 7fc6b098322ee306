import './statement-types.ts'
import { tablesOf } from '#kit/db/tables-of.ts'

/** The tables that learning owns, each with the owner whose id would be its distribution key in a distributed database. */
export const learning = tablesOf('learning', {
  answer: 'learner',
  memory: 'learner',
  award: 'learner',
  report: 'learner',
  made_good: 'learner',
  break_taken: 'learner',
  hint: 'learner',
  round: 'learner',
  question: 'shared',
  pool_edition: 'shared',
  question_record: 'shared',
  calibration: 'shared',
})
