import { failed } from '#kit/http/failed.ts'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import { readCreature } from '../contract.ts'
import { presentCreature } from './present-creature.ts'
import { visitCreature } from './visit-creature.ts'

export function readCreatureRoute({ db, clock }: HandlerDeps): Route {
  return route(readCreature, async ({ accountId }) => {
    const row = await visitCreature(db, accountId, clock())
    return row ? presentCreature(row, clock()) : failed('creature_not_found')
  })
}
