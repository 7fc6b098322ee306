import * as z from 'zod/mini'
import { endpoint } from '#kit/contract/endpoint.ts'
import { petNameShape } from './rules/pet-name.ts'
import { words } from './words.ts'

/** The creature as every screen sees it: stats settled to this moment, 0 to 100. */
export const creature = z.object({
  id: z.string(),
  /** The same as `id`, under the name that other replies use. */
  creatureId: z.string(),
  name: z.string(),
  level: z.number(),
  evolutionStage: z.number(),
  experience: z.number(),
  maxExperience: z.number(),
  happiness: z.number(),
  health: z.number(),
  energy: z.number(),
  /** Shown rounded; grows by fractions. */
  intelligence: z.number(),
  visitStreak: z.number(),
  /** Correct answers per active minute over the last seven days, one decimal. */
  learningVelocity: z.number(),
  personality: z.string(),
  baseColor: z.string(),
  accentColor: z.string(),
  status: z.object({ message: z.optional(z.string()) }),
  totalQuestions: z.number(),
  correctAnswers: z.number(),
})

export const readCreature = endpoint({
  name: 'read-creature',
  summary: "The learner's creature.",
  method: 'GET',
  path: '/api/creature',
  who: 'signed-in',
  reply: creature,
  failures: { creature_not_found: { status: 404, error: words.creatureNotFound } },
})

export const createCreature = endpoint({
  name: 'create-creature',
  summary: 'Gives the learner their one creature, as an egg.',
  method: 'POST',
  path: '/api/creature/create',
  who: 'signed-in',
  body: z.object({ name: petNameShape }),
  reply: creature,
  failures: { pet_exists: { status: 409, error: words.petExists } },
})
