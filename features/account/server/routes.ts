import type { Route } from '#kit/http/route.ts'
import type { AccountDeps } from './account-deps.ts'
import { changeAccountRoute } from './change-account.ts'
import { currentUserRoute } from './current-user.ts'
import { endOtherSessionsRoute, endSessionRoute } from './devices/end-session.ts'
import { listSessionsRoute } from './devices/list-sessions.ts'
import { changePasswordRoute } from './recovery/change-password.ts'
import { requestPasswordResetRoute } from './recovery/request-password-reset.ts'
import { resetPasswordRoute } from './recovery/reset-password.ts'
import { sendVerificationRoute, verifyEmailRoute } from './recovery/verify-email.ts'
import { signInRoute } from './sign-in.ts'
import { signOutRoute } from './sign-out.ts'
import { signUpRoute } from './sign-up.ts'

export const accountRoutes = (deps: AccountDeps): Route[] => [
  currentUserRoute(deps),
  signUpRoute(deps),
  signInRoute(deps),
  signOutRoute(deps),
  changeAccountRoute(deps),
  listSessionsRoute(deps),
  endSessionRoute(deps),
  endOtherSessionsRoute(deps),
  changePasswordRoute(deps),
  requestPasswordResetRoute(deps),
  resetPasswordRoute(deps),
  sendVerificationRoute(deps),
  verifyEmailRoute(deps),
]
