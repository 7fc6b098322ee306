import { failed } from '#kit/http/failed.ts'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import { currentUser } from '../contract.ts'
import type { ReadUser } from './read-user.ts'

export function currentUserRoute(_: HandlerDeps, readUser: ReadUser): Route {
  return route(currentUser, async ({ accountId }) => (await readUser(accountId)) ?? failed('not_signed_in'))
}
