import type { Dice } from '#kit/random/dice.ts'
import { type BreakKind, type BreakMoment, breakDefinitions, breakKinds } from './break-kinds.ts'

const everydayKinds = breakKinds.filter(kind => breakDefinitions[kind].everyday)

/** Whether Next leads into a break: after the third answer, and from then on once five have followed the last break. */
export function isBreakDue(total: number, answeredSinceBreak: number): boolean {
  return total === 3 || (total > 3 && answeredSinceBreak >= 5)
}

/**
 * The kind of the break that is due: the one for a special moment, otherwise any everyday kind but the last two used.
 *
 * @param moment `lastBreaks` holds the kinds of the breaks so far, the latest last
 */
export function breakKindAt(moment: BreakMoment & { lastBreaks: readonly BreakKind[] }, dice: Dice): BreakKind {
  const lastTwo = moment.lastBreaks.slice(-2)
  const special = breakKinds.find(kind => breakDefinitions[kind].comesAt?.(moment))
  return special ?? dice.pick(everydayKinds.filter(kind => !lastTwo.includes(kind)))
}
