import type { Stats } from './stats.ts'
import { clampStat, settle } from './stats.ts'

/** What breaks give a pet: RULES "Stats", breaks taken in the arena. */

/** Bubbles that can be popped in one creature-play break. */
export const mostBubbles = 8
/** Answers for one break. */
const answersForABreak = 3

const gains: Readonly<Record<string, (bubbles: number) => Partial<Stats>>> = {
  'energy-boost': () => ({ happiness: 10, energy: 15 }),
  'creature-play': bubbles => ({ happiness: Math.min(mostBubbles, Math.max(0, Math.floor(bubbles))) }),
}

export interface BreakCount {
  /** Answers of this learner so far. */
  answers: number
  /** Answers there were when the last break was completed; null before the first. */
  lastBreakAt: number | null
  /** Answers there were when this break was offered. */
  offeredAt: number
}

/** Whether a break counts: once each, at most one per three answers, and none from before the last one. */
export function breakCounts({ answers, lastBreakAt, offeredAt }: BreakCount): boolean {
  return answers - (lastBreakAt ?? 0) >= answersForABreak && (lastBreakAt === null || offeredAt > lastBreakAt)
}

export interface Rested {
  /** Settled to `statsAt`, with the reward. */
  stats: Stats
  statsAt: Date
  /** Stat → what really changed, rounded to one decimal; nothing that stayed. */
  reward: Record<string, number>
}

/** Gives the pet what a completed break of this kind is worth; most kinds are worth nothing but themselves. */
export function restByBreak(before: Stats & { statsAt: Date }, kind: string, bubbles: number, now: Date): Rested {
  const settled = settle(before, before.statsAt, now)
  const gain = gains[kind]?.(bubbles) ?? {}
  const stats = {
    ...settled,
    happiness: clampStat(settled.happiness + (gain.happiness ?? 0)),
    energy: clampStat(settled.energy + (gain.energy ?? 0)),
  }
  const changed = (['happiness', 'energy'] as const).map(
    stat => [stat, Math.round((stats[stat] - settled[stat]) * 10) / 10] as const,
  )
  return {
    stats,
    statsAt: before.statsAt > now ? before.statsAt : now,
    reward: Object.fromEntries(changed.filter(([, change]) => change !== 0)),
  }
}
