import { failed } from '#kit/http/failed.ts'
import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import { seededDice } from '#kit/random/dice.ts'
import { readThought } from '../contract.ts'
import { think } from '../rules/thought.ts'
import { talkContext } from './talk-context.ts'
import type { TalkDeps } from './talk-deps.ts'

/** How long a thought stays the same, however often it is read. */
const staysMs = 5 * 60_000

export function readThoughtRoute({ db, clock, loadTalk }: TalkDeps): Route {
  return route(readThought, async ({ learnerId }) => {
    const now = clock()
    const luck = seededDice(`${learnerId}:thought:${Math.floor(now.getTime() / staysMs)}`)
    const load = await loadTalk.first(db, { learner: learnerId, now, luck: luck.next() })
    return load ? think(talkContext(load, now), luck) : failed('creature_not_found')
  })
}
