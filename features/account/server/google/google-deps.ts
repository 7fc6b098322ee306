import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { IdentityProvider } from '#outside/identity/identity.ts'
import type { ChangeTimeZone } from '../change-time-zone.ts'

/** Dependencies of signing in with Google. */
export interface GoogleDeps extends HandlerDeps {
  readonly provider: IdentityProvider
  readonly changeTimeZone: ChangeTimeZone
  /** The product's own address: Google sends people back there. */
  readonly publicUrl: URL
  /** Notes a sign-in that came to nothing, without anything that was sent. */
  readonly report: (fault: unknown) => void
}

export const startPath = '/api/auth/google'
/** What the provider has to be told as the one address it may send people back to. */
export const callbackPath = '/api/auth/google/callback'
