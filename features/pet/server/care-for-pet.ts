import { retryOnConflict } from '#kit/db/retry-on-conflict.ts'
import { failed } from '#kit/http/failed.ts'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import type { feedPet, playWithPet, restPet } from '../contract.ts'
import type { CareAction, CaredFor } from '../rules/care.ts'
import { care, rewardOf } from '../rules/care.ts'
import { loadCare, saveCare } from './care.store.ts'
import type { PetRow } from './pet.store.ts'
import { presentPet } from './present-pet.ts'

const longestAttempt = 100

/**
 * Feeds the pet, plays with it or lets it rest: load, decide, save; whoever saves second starts over with what the
 * first one left. The same attempt sent again is answered like the first time.
 */
export function careRoute(
  { db, clock }: HandlerDeps,
  endpoint: typeof feedPet | typeof playWithPet | typeof restPet,
  action: CareAction,
): Route {
  return route(endpoint as typeof feedPet, async ({ accountId, idempotencyKey }) => {
    const attempt = keptAttempt(idempotencyKey)
    const cared = await retryOnConflict(async () => {
      const now = clock()
      const load = await loadCare.first(db, [accountId, now, action])
      if (!load) return failed('creature_not_found')
      if (attempt !== null && load.attempt === attempt)
        return { cooldownRemaining: 0, reward: rewardOf(action), creature: presentPet(load, now) }
      const { done, cooldownRemaining, reward, after } = care(caredFor(load), action, load.done_at, now)
      if (!done) return { cooldownRemaining, reward, creature: presentPet(load, now) }
      const { happiness, health, energy } = after.stats
      const kept = [happiness, health, energy, after.statsAt, after.asleepUntil] as const
      if (await saveCare.first(db, [accountId, load.version, ...kept, action, now, attempt, []]))
        return { cooldownRemaining, reward, creature: presentPet({ ...load, ...rowOf(after) }, now) }
    })
    return cared ?? failed('unavailable', 1)
  })
}

/** What care reads of a pet as stored. */
export function caredFor(row: PetRow): CaredFor {
  return { stats: row, statsAt: row.stats_at, asleepUntil: row.asleep_until }
}

/** What care changes of a pet, as stored. */
export function rowOf({ stats, statsAt, asleepUntil }: CaredFor) {
  const { happiness, health, energy } = stats
  return { happiness, health, energy, stats_at: statsAt, asleep_until: asleepUntil }
}

/** A key of sensible length; another one counts as none. */
export function keptAttempt(idempotencyKey: string | undefined): string | null {
  return idempotencyKey !== undefined && idempotencyKey.length <= longestAttempt ? idempotencyKey : null
}
