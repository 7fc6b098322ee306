import { retryOnConflict } from '#kit/db/retry-on-conflict.ts'
import { failed } from '#kit/http/failed.ts'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import { careCalls, type feedPet } from '../contract.ts'
import type { CareAction, CareState } from '../rules/care.ts'
import { care, rewardOf } from '../rules/care.ts'
import { loadCare, saveCare } from './care.store.ts'
import type { PetRow } from './pet.store.ts'
import { presentPet } from './present-pet.ts'

/** One route for each care action but talk. */
export function careRoutes(deps: HandlerDeps): Route[] {
  return Object.entries(careCalls).map(([action, endpoint]) =>
    careRoute(deps, endpoint as typeof feedPet, action as keyof typeof careCalls),
  )
}

/**
 * Loads the pet, asks the rule, and saves; of two requests at once the second starts over from what the first one saved.
 * A retry with the same idempotency key gets the first reply again.
 *
 * @param endpoint one of `careCalls`: apart from their paths they all have the same type
 */
function careRoute({ db, clock }: HandlerDeps, endpoint: typeof feedPet, action: CareAction): Route {
  return route(endpoint, async ({ learnerId, idempotencyKey }) => {
    const attempt = idempotencyKey ?? null
    const cared = await retryOnConflict(async () => {
      const now = clock()
      const load = await loadCare.first(db, { learner: learnerId, now, action })
      if (!load) return failed('creature_not_found')
      if (attempt !== null && load.attempt === attempt)
        return { cooldownRemaining: 0, reward: rewardOf(action), creature: presentPet(load, now) }
      const { done, cooldownRemaining, reward, after } = care(careStateOf(load), action, load.done_at, now)
      if (!done) return { cooldownRemaining, reward, creature: presentPet(load, now) }
      const saved = await saveCare.first(db, {
        learner: learnerId,
        version: load.version,
        ...careSaveOf(after),
        action,
        doneAt: now,
        attempt,
        said: [],
      })
      if (saved) return { cooldownRemaining, reward, creature: presentPet({ ...load, ...rowOf(after) }, now) }
    })
    return cared ?? failed('unavailable', 1)
  })
}

/** The part of a stored pet that care reads. */
export function careStateOf(row: PetRow): CareState {
  return { stats: row, statsAt: row.stats_at, asleepUntil: row.asleep_until }
}

/** What care changes of a pet, as parameters of the save. */
export function careSaveOf({ stats, statsAt, asleepUntil }: CareState) {
  const { happiness, health, energy } = stats
  return { happiness, health, energy, statsAt, asleepUntil }
}

/** What care changes, as columns of the pet. */
export function rowOf({ stats, statsAt, asleepUntil }: CareState) {
  const { happiness, health, energy } = stats
  return { happiness, health, energy, stats_at: statsAt, asleep_until: asleepUntil }
}
