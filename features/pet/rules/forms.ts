import { catalogue } from '#kit/words/catalogue.ts'

const names = {
  egg: 'Egg',
  hatchling: 'Baby Hatchling',
  explorer: 'Tiny Explorer',
  learner: 'Young Learner',
  scholar: 'Student Scholar',
  adventurer: 'Teen Adventurer',
  seeker: 'Knowledge Seeker',
  master: 'Master Scholar',
  sage: 'Grand Sage',
  champion: 'Legendary Champion',
} as const

/** The names of the forms as a learner reads them. */
export const formNames = catalogue('pet.forms', names)

/** A named form of the pet and the stage from which it is reached (SPEC §4, *Evolution stage*). */
export interface Form {
  id: keyof typeof names
  /** In English; learners read `formNames`. */
  name: string
  from: number
}

/** The ten forms from first to last, with the thresholds of SPEC §4. */
export const FORMS = [
  { id: 'egg', name: names.egg, from: 0 },
  { id: 'hatchling', name: names.hatchling, from: 1 },
  { id: 'explorer', name: names.explorer, from: 10 },
  { id: 'learner', name: names.learner, from: 50 },
  { id: 'scholar', name: names.scholar, from: 100 },
  { id: 'adventurer', name: names.adventurer, from: 200 },
  { id: 'seeker', name: names.seeker, from: 300 },
  { id: 'master', name: names.master, from: 500 },
  { id: 'sage', name: names.sage, from: 700 },
  { id: 'champion', name: names.champion, from: 900 },
] as const satisfies readonly Form[]

/** Highest evolution stage (SPEC §9). */
export const LAST_STAGE = 999

/** A stage as a whole number from 0 to 999; anything that is not a number, or is negative, counts as 0 (SPEC §5). */
export function wholeStage(stage: unknown): number {
  if (typeof stage !== 'number' || Number.isNaN(stage) || stage < 0) return 0
  return Math.min(LAST_STAGE, Math.floor(stage))
}

/** Parses the stage in a URL: a whole number from 0 to 999, else undefined. */
export function readStage(text: string): number | undefined {
  return /^(0|[1-9]\d{0,2})$/.test(text) ? Number(text) : undefined
}

/** A level as a whole number; one that is not a finite number, or is negative, counts as 1 (SPEC §5). */
export function wholeLevel(level: unknown): number {
  return typeof level === 'number' && Number.isFinite(level) && level >= 0 ? Math.floor(level) : 1
}

/** Position of a stage's form in `FORMS`, 0 (egg) to 9 (champion). */
export function formIndex(stage: unknown): number {
  const whole = wholeStage(stage)
  return FORMS.findLastIndex(form => form.from <= whole)
}

/** The form a stage has reached. */
export function formOf(stage: unknown): Form {
  return FORMS[formIndex(stage)] ?? FORMS[0]
}

/** `evolutionStage` if given, otherwise floor(level / 2), capped at 999; an invalid level counts as 1 (SPEC §4). */
export function stageOf(pet: {
  evolutionStage?: number | null | undefined
  level?: number | null | undefined
}): number {
  const given = pet.evolutionStage
  return wholeStage(given ?? Math.floor(wholeLevel(pet.level) / 2))
}

/** The stage of the drawing is the level (SPEC §4), 1 to 999. */
export function drawnStageOf(pet: { level?: number | null | undefined }): number {
  return Math.min(LAST_STAGE, wholeLevel(pet.level))
}

/** Side of the drawn pet in pixels: 80 + floor(120 × stage / 999) (SPEC §4). */
export function petSize(stage: unknown): number {
  return 80 + Math.floor((120 * wholeStage(stage)) / LAST_STAGE)
}

/** Points of the constellation around the pet: none under 300, then min(15, 3 + floor((stage − 300) / 50)) (SPEC §4). */
export function decorationPoints(stage: unknown): number {
  const whole = wholeStage(stage)
  return whole < 300 ? 0 : Math.min(15, 3 + Math.floor((whole - 300) / 50))
}
