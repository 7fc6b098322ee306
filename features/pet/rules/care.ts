import type { Stats } from './stats.ts'
import { clampStat, settle } from './stats.ts'

/** Stat → change. */
export type Reward = Readonly<Record<string, number>>

interface CareRule {
  reward: Partial<Stats>
  /** Cooldown, in seconds. */
  everySeconds: number
  /** Least energy with which the pet takes part. */
  needsEnergy?: number
  /** What it does to the pet's sleep. */
  sleep: 'starts' | 'ends' | 'goes on'
}

/**
 * What a learner can do for the pet in its room, and what each action is worth (RULES, "Stats"). This is the only list
 * of care actions: the calls, the room's buttons and the catalogues are checked against its keys.
 */
const rules = {
  talk: { reward: { happiness: 2 }, everySeconds: 60, sleep: 'goes on' },
  feed: { reward: { health: 15, happiness: 8 }, everySeconds: 30 * 60, sleep: 'ends' },
  play: { reward: { happiness: 12, energy: -10 }, everySeconds: 10 * 60, needsEnergy: 15, sleep: 'ends' },
  rest: { reward: { energy: 25 }, everySeconds: 15 * 60, sleep: 'starts' },
} as const satisfies Record<string, CareRule>

export type CareAction = keyof typeof rules
export const CARE_ACTIONS = Object.keys(rules) as CareAction[]

const second = 1000
/** How long the pet sleeps after a rest. */
const sleepSeconds = 60
const energyPerHour = 5
/** Keeps a rounding error from adding a second to the wait. */
const roundingError = 1e-6

/** The part of a pet that care reads and changes. */
export interface CareState {
  stats: Stats
  /** The time of the stats. */
  statsAt: Date
  asleepUntil: Date | null
}

export interface CareResult {
  /** Whether it was done; if not, `after` is the unchanged pet. */
  done: boolean
  /** Whole seconds until the action would count again; 0 if it counted. */
  cooldownRemaining: number
  /** The reward, empty if it was not done; a full stat stays at 100. */
  reward: Reward
  after: CareState
}

/**
 * Takes care of the pet once, unless the action's cooldown has not passed or the pet is too tired. Rest puts it to sleep;
 * food and play wake it up.
 *
 * @param doneAt when the action was last done; a time in the future (after a clock was set back) counts as now
 */
export function care(before: CareState, action: CareAction, doneAt: Date | null, now: Date): CareResult {
  const stats = settle(before.stats, before.statsAt, now)
  const wait = Math.max(cooldown(action, doneAt, now), tooTired(action, stats.energy))
  if (wait > 0) return { done: false, cooldownRemaining: wait, reward: {}, after: before }
  const reward = rewardOf(action)
  return {
    done: true,
    cooldownRemaining: 0,
    reward,
    after: {
      stats: {
        happiness: clampStat(stats.happiness + (reward.happiness ?? 0)),
        health: clampStat(stats.health + (reward.health ?? 0)),
        energy: clampStat(stats.energy + (reward.energy ?? 0)),
        intelligence: stats.intelligence,
      },
      statsAt: before.statsAt > now ? before.statsAt : now,
      asleepUntil: sleepAfter(before.asleepUntil, action, now),
    },
  }
}

/** What an action is worth when it is done. */
export function rewardOf(action: CareAction): Reward {
  return { ...rules[action].reward } as Reward
}

/** Whether the pet is asleep at this moment. */
export function isAsleep(asleepUntil: Date | null, now: Date): boolean {
  return sleepLeft(asleepUntil, now) > 0
}

/** Whole seconds until the pet wakes up; 0 if it is awake. */
export function sleepLeft(asleepUntil: Date | null, now: Date): number {
  if (asleepUntil === null) return 0
  return Math.min(sleepSeconds, Math.max(0, Math.ceil((asleepUntil.getTime() - now.getTime()) / second)))
}

function cooldown(action: CareAction, doneAt: Date | null, now: Date): number {
  if (doneAt === null) return 0
  const { everySeconds } = rules[action]
  const since = Math.max(0, now.getTime() - doneAt.getTime()) / second
  return Math.max(0, Math.ceil(everySeconds - since))
}

/** Seconds until the energy that an action needs has come back. */
function tooTired(action: CareAction, energy: number): number {
  const { needsEnergy = 0 }: CareRule = rules[action]
  return Math.max(0, Math.ceil(((needsEnergy - energy) / energyPerHour) * 3600 - roundingError))
}

function sleepAfter(asleepUntil: Date | null, action: CareAction, now: Date): Date | null {
  const { sleep } = rules[action]
  if (sleep === 'starts') return new Date(now.getTime() + sleepSeconds * second)
  return sleep === 'ends' ? null : asleepUntil
}
