import { failed } from '#kit/http/failed.ts'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import { readPet } from '../contract.ts'
import { presentPet } from './present-pet.ts'
import { visitPet } from './visit-pet.ts'

export function readPetRoute({ db, clock }: HandlerDeps): Route {
  return route(readPet, async ({ learnerId }) => {
    const row = await visitPet(db, learnerId, clock())
    return row ? presentPet(row, clock()) : failed('creature_not_found')
  })
}
