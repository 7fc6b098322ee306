import type { Route } from '#kit/http/route.ts'
import { changeAccountRoute } from './change-account.ts'
import { currentUserRoute } from './current-user.ts'
import type { House } from './house.ts'
import { signInRoute } from './sign-in.ts'
import { signOutRoute } from './sign-out.ts'
import { signUpRoute } from './sign-up.ts'

export const accountRoutes = (house: House): Route[] =>
  [currentUserRoute, signInRoute, signUpRoute, signOutRoute, changeAccountRoute].map(make => make(house))
