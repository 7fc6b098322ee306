import './statement-types.ts'
import { tablesOf } from '#kit/db/tables-of.ts'

/** The tables that pet owns, and by whose id a distributed database would place their rows. */
export const pet = tablesOf('pet', {
  pet: 'learner',
  pet_care: 'learner',
  picture: 'learner',
  painting: 'shared',
  model_talk: 'learner',
})
