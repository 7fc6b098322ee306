import './statement-types.ts'
import { tablesOf } from '#kit/db/tables-of.ts'

/** The tables that pet owns, each with the owner whose id would be its distribution key in a distributed database. */
export const pet = tablesOf('pet', {
  pet: 'learner',
  pet_care: 'learner',
  picture: 'learner',
  painting: 'shared',
  model_talk: 'learner',
})
