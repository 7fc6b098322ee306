import type { Stats } from '#pet/rules/stats.ts'
import { clampStat, settle } from '#pet/rules/stats.ts'
import { type BreakKind, breakDefinitions } from './break-kinds.ts'

/** Answers needed for each break that counts. */
const answersPerBreak = 3

export interface BreakCount {
  /** This learner's answers so far. */
  answers: number
  /** Answers at the time the last break was completed; null before the first. */
  lastBreakAt: number | null
  /** Answers at the time this break was offered. */
  offeredAt: number
}

/** Whether a break counts: each once, at most one per three answers, and none offered before the last one was completed. */
export function breakCounts({ answers, lastBreakAt, offeredAt }: BreakCount): boolean {
  return answers - (lastBreakAt ?? 0) >= answersPerBreak && (lastBreakAt === null || offeredAt > lastBreakAt)
}

export interface RewardedPet {
  /** Settled to `statsAt`, with the reward. */
  stats: Stats
  statsAt: Date
  /** Stat → its actual change, rounded to one decimal; unchanged stats are left out. */
  reward: Record<string, number>
}

/** Gives the pet the reward for a completed break of this kind. */
export function rewardForBreak(
  before: Stats & { statsAt: Date },
  kind: BreakKind,
  bubbles: number,
  now: Date,
): RewardedPet {
  const settled = settle(before, before.statsAt, now)
  const gain = breakDefinitions[kind].reward?.(bubbles) ?? {}
  const stats = {
    ...settled,
    happiness: clampStat(settled.happiness + (gain.happiness ?? 0)),
    energy: clampStat(settled.energy + (gain.energy ?? 0)),
  }
  const changes = (['happiness', 'energy'] as const).map(
    stat => [stat, Math.round((stats[stat] - settled[stat]) * 10) / 10] as const,
  )
  return {
    stats,
    statsAt: before.statsAt > now ? before.statsAt : now,
    reward: Object.fromEntries(changes.filter(([, change]) => change !== 0)),
  }
}
