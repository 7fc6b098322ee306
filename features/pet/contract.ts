import * as z from 'zod'
import { type Endpoint, endpoint } from '#kit/contract/endpoint.ts'
import type { CareAction } from './rules/care.ts'
import { petNameShape } from './rules/pet-name.ts'
import { words } from './words.ts'

/** The pet: stats settled to now, 0 to 100. */
export const pet = z.object({
  id: z.string(),
  /** The same as `id`, under the name that other replies use. */
  creatureId: z.string(),
  name: z.string(),
  level: z.number(),
  evolutionStage: z.number(),
  /** Stage → address of its picture; `read-picture` gives the others. */
  generatedImageUrl: z.optional(z.record(z.string(), z.string())),
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
  /** Empty while the pet is awake. */
  status: z.object({
    message: z.optional(z.string()),
    asleep: z.optional(z.boolean()),
    /** Whole seconds until it wakes up by itself. */
    wakesIn: z.optional(z.number()),
  }),
  totalQuestions: z.number(),
  correctAnswers: z.number(),
})

/** How a call that needs a pet fails where the learner has none yet. */
export const noPet = { creature_not_found: { status: 404, error: words.petNotFound } } as const

export const readPet = endpoint({
  name: 'read-pet',
  summary: "The learner's pet.",
  method: 'GET',
  path: '/api/creature',
  access: 'signed-in',
  reply: pet,
  failures: noPet,
})

export const createPet = endpoint({
  name: 'create-pet',
  summary: 'Gives the learner their one pet, as an egg.',
  method: 'POST',
  path: '/api/creature/create',
  access: 'signed-in',
  body: z.object({ name: petNameShape }),
  reply: pet,
  failures: { pet_exists: { status: 409, error: words.petExists } },
})

const careReply = z.object({
  /** Whole seconds until the action would count again; 0 if it has just counted. */
  cooldownRemaining: z.number(),
  /** Stat → change; empty within the cooldown. */
  reward: z.record(z.string(), z.number()),
  creature: pet,
})

export const feedPet = endpoint({
  name: 'feed-pet',
  summary: 'Feeds the pet: health and happiness, every 30 minutes. Within the cooldown nothing changes.',
  method: 'POST',
  path: '/api/creature/feed',
  access: 'signed-in',
  reply: careReply,
  failures: noPet,
})

export const playWithPet = endpoint({
  name: 'play-with-pet',
  summary: 'Plays with the pet: happiness for energy, every 10 minutes, and not under 15 energy.',
  method: 'POST',
  path: '/api/creature/play',
  access: 'signed-in',
  reply: careReply,
  failures: noPet,
})

export const restPet = endpoint({
  name: 'rest-pet',
  summary: 'Lets the pet sleep for a minute: energy, every 15 minutes.',
  method: 'POST',
  path: '/api/creature/rest',
  access: 'signed-in',
  reply: careReply,
  failures: noPet,
})

/** Every care action with its call, but talk, whose reply also says something. */
export const careCalls = { feed: feedPet, play: playWithPet, rest: restPet } satisfies Record<
  Exclude<CareAction, 'talk'>,
  Endpoint
>

export const talkToPet = endpoint({
  name: 'talk-to-pet',
  summary: 'The pet says something; it makes it happier at most once a minute.',
  method: 'POST',
  path: '/api/creature/talk',
  access: 'signed-in',
  shedOrder: 'first',
  reply: careReply.extend({ message: z.string() }),
  failures: noPet,
})

export const readThought = endpoint({
  name: 'read-thought',
  summary: 'What the pet has on its mind: a due review, a fact learned this week, or its mood.',
  method: 'GET',
  path: '/api/creature/thought',
  access: 'signed-in',
  shedOrder: 'first',
  reply: z.object({ about: z.enum(['review', 'learned', 'mood', 'sleep']), text: z.string() }),
  failures: noPet,
})

const stageParams = z.object({ creatureId: z.string(), stage: z.string() })
const cachedForGood = 'private, max-age=31536000, immutable'
const stylesOnly = "default-src 'none'; style-src 'unsafe-inline'"

export const readPicture = endpoint({
  name: 'read-picture',
  summary: "Address of the picture of a stage that the learner's pet has reached.",
  method: 'GET',
  path: '/api/creatures/:creatureId/image/:stage',
  access: 'signed-in',
  params: stageParams,
  reply: z.object({ imageUrl: z.string() }),
  failures: {
    ...noPet,
    stage_not_reached: { status: 404, error: words.stageNotReached },
  },
})

/** Cached for good: the query parameter `v` is a digest of the content. */
export const serveDrawnPicture = endpoint({
  name: 'serve-drawn-picture',
  summary: 'The drawing of a stage.',
  method: 'GET',
  path: '/api/creatures/:creatureId/stages/:stage/drawn.svg',
  access: 'signed-in',
  params: stageParams,
  reply: z.string(),
  content: { type: 'image/svg+xml', cacheControl: cachedForGood, contentSecurityPolicy: stylesOnly },
  failures: { picture_not_found: { status: 404, error: words.pictureNotFound } },
})

/** Cached for good: the query parameter `v` is a digest of the content. */
export const servePaintedPicture = endpoint({
  name: 'serve-painted-picture',
  summary: 'The painting of a stage.',
  method: 'GET',
  path: '/api/creatures/:creatureId/stages/:stage/painted.webp',
  access: 'signed-in',
  params: stageParams,
  reply: z.custom<Uint8Array>(value => value instanceof Uint8Array),
  content: { type: 'image/webp', cacheControl: cachedForGood, contentSecurityPolicy: stylesOnly },
  failures: { picture_not_found: { status: 404, error: words.pictureNotFound } },
})
