import type { Route } from '#kit/http/route.ts'
import { changeAccountRoute } from './change-account.ts'
import { currentUserRoute } from './current-user.ts'
import { endOtherSessionsRoute, endSessionRoute } from './devices/end-session.ts'
import { listSessionsRoute } from './devices/list-sessions.ts'
import type { House } from './house.ts'
import { type SessionPart, userReader } from './read-user.ts'
import { askForResetRoute } from './recovery/ask-for-reset.ts'
import { changePasswordRoute } from './recovery/change-password.ts'
import type { Letters } from './recovery/letters.ts'
import { resetPasswordRoute } from './recovery/reset-password.ts'
import { sendVerificationRoute, verifyEmailRoute } from './recovery/verify-email.ts'
import { signInRoute } from './sign-in.ts'
import { signOutRoute } from './sign-out.ts'
import { signUpRoute } from './sign-up.ts'

/** @param part how the learning time of a learner is read */
export const accountRoutes = (house: House, part: SessionPart, letters: Letters): Route[] => {
  const readUser = userReader(house, part)
  return [
    ...[currentUserRoute, signInRoute, changeAccountRoute].map(make => make(house, readUser)),
    ...[signUpRoute, resetPasswordRoute].map(make => make(house, readUser, letters)),
    ...[signOutRoute, verifyEmailRoute, listSessionsRoute, endSessionRoute, endOtherSessionsRoute].map(make =>
      make(house),
    ),
    ...[askForResetRoute, changePasswordRoute].map(make => make(house, letters)),
    sendVerificationRoute(letters),
  ]
}
