import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { IdentityProvider } from '#outside/identity/identity.ts'
import type { ChangeTimeZone } from '../change-time-zone.ts'

/** Dependencies of signing in with Google. */
export interface GoogleDeps extends HandlerDeps {
  readonly provider: IdentityProvider
  readonly changeTimeZone: ChangeTimeZone
  /** The product's own address, to which Google sends people back. */
  readonly publicUrl: URL
  /** Logs a failed sign-in, without any of the data that was sent. */
  readonly report: (fault: unknown) => void
}

export const startPath = '/api/auth/google'
/** The redirect address that has to be registered with the provider. */
export const callbackPath = '/api/auth/google/callback'
