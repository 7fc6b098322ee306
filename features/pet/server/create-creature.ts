import { randomUUID } from 'node:crypto'
import { failed } from '#kit/http/failed.ts'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import { createCreature } from '../contract.ts'
import { seedTraits } from '../rules/traits.ts'
import { insertCreature } from './creature.store.ts'
import { presentCreature } from './present-creature.ts'
import { visitCreature } from './visit-creature.ts'

/** Gives the learner their one creature; a second wish, even at the same moment, is refused by the key. */
export function createCreatureRoute({ db, clock }: HandlerDeps): Route {
  return route(createCreature, async ({ accountId, body }) => {
    const id = randomUUID()
    const { temperament, baseColor, accentColor } = seedTraits(id)
    const now = clock()
    const [made] = await insertCreature.run(db, [accountId, id, body.name, temperament, baseColor, accentColor, now])
    if (!made) return failed('pet_exists')
    const row = await visitCreature(db, accountId, now)
    return row ? presentCreature(row, now) : failed('not_signed_in')
  })
}
