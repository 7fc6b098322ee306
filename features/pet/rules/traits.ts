import { dice } from '#kit/chance/dice.ts'

/** The six body plans. */
export const LINEAGES = ['cub', 'fawn', 'bird', 'otter', 'jelly', 'turtle'] as const
export type Lineage = (typeof LINEAGES)[number]

/** The six ways of being, which colour what the pet says. */
export const TEMPERAMENTS = ['brave', 'gentle', 'curious', 'playful', 'dreamy', 'steady'] as const
export type Temperament = (typeof TEMPERAMENTS)[number]

/** What a pet is born with; all of it follows from its id. */
export interface PetTraits {
  lineage: Lineage
  temperament: Temperament
  /** `#rrggbb` */
  baseColor: string
  /** `#rrggbb` */
  accentColor: string
}

/** Twelve coats round the colour circle, each with three accents chosen by eye to go with it. */
export const COATS: readonly { base: string; accents: readonly [string, string, string] }[] = [
  { base: '#f58f80', accents: ['#b8446c', '#3f8f9a', '#8a5a9e'] },
  { base: '#f6a55f', accents: ['#b0522f', '#2f8791', '#8a4f86'] },
  { base: '#f0c04e', accents: ['#c06a2c', '#7357a8', '#3c8a7c'] },
  { base: '#b5cc55', accents: ['#5d8a3a', '#a4623c', '#5f6bb0'] },
  { base: '#82cb7c', accents: ['#35805f', '#b0589a', '#b97a2a'] },
  { base: '#5fcfa8', accents: ['#2b8190', '#7b62b4', '#b8664a'] },
  { base: '#5cc8d2', accents: ['#3d6fb5', '#b25c86', '#2c8574'] },
  { base: '#72bdf2', accents: ['#4763c0', '#b3568c', '#c27a35'] },
  { base: '#98aaf7', accents: ['#6a50b8', '#3682a8', '#b85f7c'] },
  { base: '#bb9cf0', accents: ['#7a4cae', '#3f78b8', '#b9568a'] },
  { base: '#e393d6', accents: ['#a2489e', '#5a62b8', '#bd6545'] },
  { base: '#f593ae', accents: ['#b8457a', '#7558b0', '#3b8590'] },
]

/** A pet's lineage, temperament and colours, always the same for the same id. */
export function seedTraits(petId: string): PetTraits {
  const luck = dice(`${petId}:traits`)
  const lineage = luck.pick(LINEAGES)
  const temperament = luck.pick(TEMPERAMENTS)
  const coat = luck.pick(COATS)
  return { lineage, temperament, baseColor: coat.base, accentColor: luck.pick(coat.accents) }
}
