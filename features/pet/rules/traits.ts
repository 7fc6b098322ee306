import { seededDice } from '#kit/random/dice.ts'

/** The six body plans. */
export const LINEAGES = ['cub', 'fawn', 'bird', 'otter', 'jelly', 'turtle'] as const
export type Lineage = (typeof LINEAGES)[number]

/** The six characters; each has its own lines. */
export const TEMPERAMENTS = ['brave', 'gentle', 'curious', 'playful', 'dreamy', 'steady'] as const
export type Temperament = (typeof TEMPERAMENTS)[number]

/** Traits that follow from the pet's id. */
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
  { base: '#f58f80', accents: ['#a83f78', '#2e8c96', '#ffd98a'] },
  { base: '#f6a55f', accents: ['#b0486a', '#2a8592', '#ffe3a0'] },
  { base: '#f0c04e', accents: ['#c2603c', '#7357a8', '#2f8a80'] },
  { base: '#b5cc55', accents: ['#4f8a3a', '#7f5fb4', '#2e8a86'] },
  { base: '#82cb7c', accents: ['#2f8562', '#a8549f', '#ffe08a'] },
  { base: '#5fcfa8', accents: ['#23818f', '#7b62b4', '#ffdca0'] },
  { base: '#5cc8d2', accents: ['#3d6fb5', '#b0558c', '#ffe1a6'] },
  { base: '#72bdf2', accents: ['#4763c0', '#a5509a', '#ffdf94'] },
  { base: '#98aaf7', accents: ['#6a50b8', '#2f86ae', '#ffc9de'] },
  { base: '#bb9cf0', accents: ['#7a4cae', '#3f78b8', '#ffd98f'] },
  { base: '#e393d6', accents: ['#9c489e', '#5a62b8', '#ffe0a0'] },
  { base: '#f593ae', accents: ['#ac437e', '#6f58b0', '#ffe3b0'] },
]

/** A pet's lineage, temperament and colours, always the same for the same id. */
export function seedTraits(petId: string): PetTraits {
  const luck = seededDice(`${petId}:traits`)
  const lineage = luck.pick(LINEAGES)
  const temperament = luck.pick(TEMPERAMENTS)
  const coat = luck.pick(COATS)
  return { lineage, temperament, baseColor: coat.base, accentColor: luck.pick(coat.accents) }
}
