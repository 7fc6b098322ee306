import type { Dice } from '#kit/random/dice.ts'

/** When a content break comes and of which kind: SPEC §4, *Break rule on Next*. */
export const breakKinds = [
  'achievement',
  'energy-boost',
  'brain-break',
  'creature-play',
  'fact',
  'diagram',
  'interactive',
  'article',
] as const
export type BreakKind = (typeof breakKinds)[number]

/** What is picked from when no special moment has come. */
const everyday: readonly BreakKind[] = ['fact', 'energy-boost', 'brain-break', 'diagram', 'interactive', 'article']

export interface BreakMoment {
  /** Questions answered. */
  total: number
  /** Of the answers those that were right. */
  correct: number
  /** Kinds of the breaks so far, the latest last. */
  lastBreaks: readonly BreakKind[]
}

/** Special moments; the first that fits decides. */
const moments: readonly { fits: (moment: BreakMoment) => boolean; kind: BreakKind }[] = [
  { fits: ({ correct }) => correct > 0 && correct % 10 === 0, kind: 'achievement' },
  { fits: ({ total }) => total === 3, kind: 'energy-boost' },
  { fits: ({ total }) => total % 15 === 0, kind: 'brain-break' },
  { fits: ({ total }) => total % 8 === 0, kind: 'creature-play' },
]

/** Whether Next leads into a break: after the third answer, and from then on with five or more since the last break. */
export function isBreakDue(total: number, answeredSinceBreak: number): boolean {
  return total === 3 || (total > 3 && answeredSinceBreak >= 5)
}

/** The kind of the break that is due: that of a special moment, else any but the last two used. */
export function breakKindAt(moment: BreakMoment, dice: Dice): BreakKind {
  const lastTwo = moment.lastBreaks.slice(-2)
  const special = moments.find(({ fits }) => fits(moment))
  return special?.kind ?? dice.pick(everyday.filter(kind => !lastTwo.includes(kind)))
}
