import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Route } from '#kit/http/route.ts'
import { changeAccountRoute } from './change-account.ts'
import { currentUserRoute } from './current-user.ts'
import { endOtherSessionsRoute, endSessionRoute } from './devices/end-session.ts'
import { listSessionsRoute } from './devices/list-sessions.ts'
import { type FreeTimeColumns, userReader } from './read-user.ts'
import type { AccountMailer } from './recovery/account-mailer.ts'
import { changePasswordRoute } from './recovery/change-password.ts'
import { requestPasswordResetRoute } from './recovery/request-password-reset.ts'
import { resetPasswordRoute } from './recovery/reset-password.ts'
import { sendVerificationRoute, verifyEmailRoute } from './recovery/verify-email.ts'
import { signInRoute } from './sign-in.ts'
import { signOutRoute } from './sign-out.ts'
import { signUpRoute } from './sign-up.ts'

/** @param part how the learning time of a learner is read */
export const accountRoutes = (deps: HandlerDeps, part: FreeTimeColumns, mailer: AccountMailer): Route[] => {
  const readUser = userReader(deps, part)
  return [
    ...[currentUserRoute, signInRoute, changeAccountRoute].map(make => make(deps, readUser)),
    ...[signUpRoute, resetPasswordRoute].map(make => make(deps, readUser, mailer)),
    ...[signOutRoute, verifyEmailRoute, listSessionsRoute, endSessionRoute, endOtherSessionsRoute].map(make =>
      make(deps),
    ),
    ...[requestPasswordResetRoute, changePasswordRoute].map(make => make(deps, mailer)),
    sendVerificationRoute(mailer),
  ]
}
