import { failed } from '#kit/http/failed.ts'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import { seededDice } from '#kit/random/dice.ts'
import { takeBreak } from '../contract.ts'
import { recommendedBand } from '../rules/ability.ts'
import { breakContent } from '../rules/breaks/break-content.ts'
import { breakIdOf } from '../rules/breaks/break-id.ts'
import { loadOffer } from './break.store.ts'
import { topicFacts } from './topic-facts.ts'

/** Facts up to this level suit everyone. */
const baseLevel = 2

/** Offers a break. Repeated requests before the next answer get the same one; nothing is stored until it's completed. */
export function takeBreakRoute({ db }: HandlerDeps): Route {
  return route(takeBreak, async ({ learnerId, params: { topicId, kind } }) => {
    // PostgreSQL text can't contain a NUL character, so no topic has such an id.
    if (topicId.includes('\0')) return failed('topic_not_found')
    const load = await loadOffer.first(db, { learner: learnerId, topic: topicId })
    if (!load || load.answers === null) return failed('creature_not_found')
    if (load.topic_id === null) return failed('topic_not_found')
    const level = load.ability === null ? baseLevel : recommendedBand(load.ability).level
    const maxLevel = Math.max(level, baseLevel)
    const dice = seededDice(`${learnerId} ${topicId} ${kind} ${load.answers}`)
    const content = breakContent(kind, await topicFacts(db, topicId), maxLevel, dice)
    return { id: breakIdOf({ kind: content.kind, offeredAt: load.answers }), ...content }
  })
}
