import type { Dice } from '#kit/random/dice.ts'

/** A question that could be part of a round. */
export interface Candidate {
  id: string
  level: number
  /** It asks to apply an idea to a situation. */
  applied: boolean
  /** Questions that share a skill or a fact are kept apart. */
  skill: string
  factIds: readonly string[]
  /** About what the learner likes best in the topic; preferred within its level. */
  liked: boolean
}

export interface Candidates<C extends Candidate> {
  /** Due reviews, the most overdue first. */
  due: readonly C[]
  /** Never answered. */
  fresh: readonly C[]
  /** Answered on an earlier day and not yet due; used when no fresh questions are left. */
  again: readonly C[]
}

export const roundSize = 10
const mostReviews = 4
/** Minimum share of fresh questions that apply an idea, if the pool has enough. */
const appliedShare = 0.3
/** Share of the fresh questions at the recommended level, one below and one above. */
const spread = [
  { offset: 0, share: 0.6 },
  { offset: -1, share: 0.2 },
  { offset: 1, share: 0.2 },
] as const

/** Whether one question gives away the other's answer, so that they can't share a round. */
export type Clash<C> = (a: C, b: C) => boolean

/**
 * Composes a round of ten: at most four due reviews, shuffled with fresh questions around the recommended level, avoiding
 * neighbours about the same thing (RULES "Adaptivity and memory").
 */
export function composeRound<C extends Candidate>(
  from: Candidates<C>,
  level: number,
  dice: Dice,
  clash: Clash<C> = () => false,
): C[] {
  const reviews = from.due.slice(0, mostReviews)
  const fresh = pickFresh(from.fresh, level, reviews, dice, clash)
  const missing = roundSize - reviews.length - fresh.length
  const filled = missing > 0 ? [...from.due.slice(mostReviews), ...from.again].slice(0, missing) : []
  return keepApart(dice.shuffle([...reviews, ...fresh, ...filled]))
}

function pickFresh<C extends Candidate>(
  fresh: readonly C[],
  level: number,
  reviews: readonly C[],
  dice: Dice,
  clash: Clash<C>,
): C[] {
  const wanted = roundSize - reviews.length
  const shuffled = dice.shuffle(fresh)
  const picked: C[] = []
  const taken = () => [...reviews, ...picked]
  // Picked or ruled out for good. Remembered because comparing two questions is slow.
  const settled = new Set<C>()
  const take = (candidates: readonly C[], upTo: number) => {
    while (picked.length < upTo) {
      const next = rarest(
        candidates.filter(candidate => !settled.has(candidate)),
        taken(),
      )
      if (next === undefined) return
      settled.add(next)
      if (!taken().some(other => clash(other, next))) picked.push(next)
    }
  }
  for (const { offset, share } of spread) {
    const ofLevel = shuffled.filter(each => each.level === level + offset)
    const count = Math.round(wanted * share)
    const upTo = Math.min(wanted, picked.length + count)
    take(
      ofLevel.filter(({ applied }) => applied),
      Math.min(upTo, picked.length + Math.ceil(count * appliedShare)),
    )
    take(
      ofLevel.filter(({ applied }) => !applied),
      upTo,
    )
    take(ofLevel, upTo)
  }
  take(
    shuffled.toSorted((a, b) => Math.abs(a.level - level) - Math.abs(b.level - level)),
    wanted,
  )
  return picked
}

/** The first candidate whose skill was picked least often, among the liked ones while there are any. */
function rarest<C extends Candidate>(all: readonly C[], taken: readonly C[]): C | undefined {
  const liked = all.filter(candidate => candidate.liked)
  const open = liked.length > 0 ? liked : all
  const times = (candidate: C) => taken.filter(({ skill }) => skill === candidate.skill).length
  return open.reduce<C | undefined>((best, each) => (best && times(best) <= times(each) ? best : each), undefined)
}

/**
 * Orders a round so that neighbours differ in skill and facts, if such an order exists. Questions with the most remaining
 * relatives go first, or they would pile up at the end.
 */
function keepApart<C extends Candidate>(round: readonly C[]): C[] {
  const rest = [...round]
  const ordered: C[] = []
  while (rest.length > 0) {
    const last = ordered.at(-1)
    const allowed = rest.filter(candidate => !last || !alike(last, candidate))
    const relatives = (candidate: C) => rest.filter(other => alike(candidate, other)).length
    const next = (allowed.length > 0 ? allowed : rest).reduce((best, each) =>
      relatives(each) > relatives(best) ? each : best,
    )
    ordered.push(...rest.splice(rest.indexOf(next), 1))
  }
  return ordered
}

function alike(a: Candidate, b: Candidate): boolean {
  return a.skill === b.skill || a.factIds.some(fact => b.factIds.includes(fact))
}
