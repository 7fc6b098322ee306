import { failed } from '#kit/http/failed.ts'
import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import { currentUser } from '../contract.ts'
import type { AccountDeps } from './account-deps.ts'

export function currentUserRoute({ readUser }: AccountDeps): Route {
  return route(currentUser, async ({ learnerId }) => (await readUser(learnerId)) ?? failed('not_signed_in'))
}
