import type { Dice } from '#kit/random/dice.ts'

/** A question that may come into a round. */
export interface Candidate {
  id: string
  level: number
  /** Asks to use an idea in a situation. */
  applied: boolean
  /** What it trains; two of one skill, or about one fact, are kept apart. */
  skill: string
  factIds: readonly string[]
  /** About what the learner likes best of the topic: of those of a level it comes first. */
  liked: boolean
}

export interface Candidates<C extends Candidate> {
  /** Reviews that are due, the most overdue first. */
  due: readonly C[]
  /** Never answered. */
  fresh: readonly C[]
  /** Answered before, on another day, and not due yet: for when nothing fresh is left. */
  again: readonly C[]
}

export const roundSize = 10
const mostReviews = 4
/** At least so many of the fresh ones ask to use an idea, where the pool has them. */
const appliedShare = 0.3
/** Of the fresh questions, how many lie one band under the recommended one and how many above. */
const spread = [
  { offset: 0, share: 0.6 },
  { offset: -1, share: 0.2 },
  { offset: 1, share: 0.2 },
] as const

/** Whether one question gives the answer of the other away, so that they must not meet in one sitting. */
export type Clash<C> = (a: C, b: C) => boolean

/**
 * Ten questions: due reviews first, at most four, mixed with fresh ones around the recommended level, never two about
 * the same thing side by side where that can be helped (RULES "Adaptivity and memory").
 */
export function composeRound<C extends Candidate>(
  from: Candidates<C>,
  level: number,
  luck: Dice,
  clash: Clash<C> = () => false,
): C[] {
  const reviews = from.due.slice(0, mostReviews)
  const fresh = pickFresh(from.fresh, level, reviews, luck, clash)
  const missing = roundSize - reviews.length - fresh.length
  const filled = missing > 0 ? [...from.due.slice(mostReviews), ...from.again].slice(0, missing) : []
  return keepApart(luck.shuffle([...reviews, ...fresh, ...filled]))
}

function pickFresh<C extends Candidate>(
  fresh: readonly C[],
  level: number,
  reviews: readonly C[],
  luck: Dice,
  clash: Clash<C>,
): C[] {
  const wanted = roundSize - reviews.length
  const shuffled = luck.shuffle(fresh)
  const picked: C[] = []
  const taken = () => [...reviews, ...picked]
  // Taken, or in the way of something taken: neither changes any more, and comparing two questions takes long.
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

/** The first of those whose skill was taken least often; of what the learner likes best, while there is some. */
function rarest<C extends Candidate>(all: readonly C[], taken: readonly C[]): C | undefined {
  const liked = all.filter(candidate => candidate.liked)
  const open = liked.length > 0 ? liked : all
  const times = (candidate: C) => taken.filter(({ skill }) => skill === candidate.skill).length
  return open.reduce<C | undefined>((best, each) => (best && times(best) <= times(each) ? best : each), undefined)
}

/**
 * Reorders so that neighbours differ in skill and facts, wherever an order like that exists: what has most of its kind
 * left goes first, or it would be left over at the end.
 */
function keepApart<C extends Candidate>(round: readonly C[]): C[] {
  const rest = [...round]
  const ordered: C[] = []
  while (rest.length > 0) {
    const last = ordered.at(-1)
    const allowed = rest.filter(candidate => !last || !alike(last, candidate))
    const kin = (candidate: C) => rest.filter(other => alike(candidate, other)).length
    const next = (allowed.length > 0 ? allowed : rest).reduce((best, each) => (kin(each) > kin(best) ? each : best))
    ordered.push(...rest.splice(rest.indexOf(next), 1))
  }
  return ordered
}

function alike(a: Candidate, b: Candidate): boolean {
  return a.skill === b.skill || a.factIds.some(fact => b.factIds.includes(fact))
}
