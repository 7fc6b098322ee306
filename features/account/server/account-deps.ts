import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { ChangeTimeZone } from './change-time-zone.ts'
import type { ReadUser } from './read-user.ts'
import type { AccountMailer } from './recovery/account-mailer.ts'

/** Dependencies of the account's handlers. */
export interface AccountDeps extends HandlerDeps {
  readonly readUser: ReadUser
  readonly mailer: AccountMailer
  readonly changeTimeZone: ChangeTimeZone
}
