import type { Route } from '#kit/http/route.ts'
import { changeAccountRoute } from './change-account.ts'
import { currentUserRoute } from './current-user.ts'
import type { House } from './house.ts'
import { type SessionPart, userReader } from './read-user.ts'
import { signInRoute } from './sign-in.ts'
import { signOutRoute } from './sign-out.ts'
import { signUpRoute } from './sign-up.ts'

/** @param part how the learning time of a learner is read */
export const accountRoutes = (house: House, part: SessionPart): Route[] => {
  const readUser = userReader(house, part)
  return [
    ...[currentUserRoute, signInRoute, signUpRoute, changeAccountRoute].map(make => make(house, readUser)),
    signOutRoute(house),
  ]
}
