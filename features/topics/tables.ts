import './statement-types.ts'
import { tablesOf } from '#kit/db/tables-of.ts'

/** The tables that topics owns, each with the owner whose id would be its distribution key in a distributed database. */
export const topics = tablesOf('topics', {
  learner_topic: 'learner',
  wizard: 'learner',
})
