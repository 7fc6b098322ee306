import { randomUUID } from 'node:crypto'
import { failed } from '#kit/http/failed.ts'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import { createPet } from '../contract.ts'
import { seedTraits } from '../rules/traits.ts'
import { insertPet } from './pet.store.ts'
import { presentPet } from './present-pet.ts'
import { visitPet } from './visit-pet.ts'

/** Gives the learner their one pet. The primary key refuses a second one, even if two requests arrive at once. */
export function createPetRoute({ db, clock }: HandlerDeps): Route {
  return route(createPet, async ({ learnerId, body }) => {
    const id = randomUUID()
    const { temperament, baseColor, accentColor } = seedTraits(id)
    const now = clock()
    const [made] = await insertPet.run(db, {
      learner: learnerId,
      id,
      name: body.name,
      personality: temperament,
      base: baseColor,
      accent: accentColor,
      now,
    })
    if (!made) return failed('pet_exists')
    const row = await visitPet(db, learnerId, now)
    return row ? presentPet(row, now) : failed('not_signed_in')
  })
}
