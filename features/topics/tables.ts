import './statement-types.ts'
import { tablesOf } from '#kit/db/tables-of.ts'

/** The tables that topics owns, and by whose id a distributed database would place their rows. */
export const topics = tablesOf('topics', {
  learner_topic: 'learner',
  wizard: 'learner',
})
