import { retryOnConflict } from '#kit/db/retry-on-conflict.ts'
import { failed } from '#kit/http/failed.ts'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import { presentPet } from '#pet/server/present-pet.ts'
import { completeBreak } from '../contract.ts'
import { readBreakId } from '../rules/breaks/break-id.ts'
import { breakCounts, rewardForBreak } from '../rules/breaks/break-reward.ts'
import { loadBreak, saveBreak } from './break.store.ts'

/** Gives the pet a break's reward: load, decide, save. A break that doesn't count (any more) succeeds with no reward. */
export function completeBreakRoute({ db, clock }: HandlerDeps): Route {
  return route(completeBreak, async ({ learnerId, params, body }) => {
    const offered = readBreakId(params.breakId)
    if (!offered) return failed('break_not_found')
    const done = await retryOnConflict(async () => {
      const now = clock()
      const load = await loadBreak.first(db, { learner: learnerId, now })
      if (!load) return failed('creature_not_found')
      const answers = load.total_questions
      if (offered.offeredAt > answers) return failed('break_not_found')
      const counts = breakCounts({ answers, lastBreakAt: load.last_break_at, offeredAt: offered.offeredAt })
      if (!counts) return { reward: {}, creature: presentPet(load, now) }
      const { stats, statsAt, reward } = rewardForBreak(
        { ...load, statsAt: load.stats_at },
        offered.kind,
        body.bubbles ?? 0,
        now,
      )
      const { happiness, health, energy } = stats
      const rested = { happiness, health, energy, statsAt, answers, kind: offered.kind, now }
      if (await saveBreak.first(db, { learner: learnerId, version: load.version, ...rested }))
        return { reward, creature: presentPet({ ...load, happiness, health, energy, stats_at: statsAt }, now) }
    })
    return done ?? failed('unavailable', 1)
  })
}
