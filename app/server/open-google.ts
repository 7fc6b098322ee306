import type { FastifyInstance } from 'fastify'
import type { ChangeTimeZone } from '#account/server/change-time-zone.ts'
import { registerGoogleRoutes } from '#account/server/google/google-routes.ts'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { MountDeps } from '#kit/http/mount.ts'
import { sessionCookie } from '#kit/http/session-cookie.ts'
import { openIdentity } from '#outside/identity/openid.ts'
import type { Settings } from './settings.ts'

/** Registers sign-in with Google, if it is configured. */
export function openGoogle(
  server: FastifyInstance,
  settings: Settings,
  deps: HandlerDeps & { changeTimeZone: ChangeTimeZone },
  mountDeps: MountDeps,
): void {
  if (!settings.google) return
  const { publicUrl } = settings.server
  const provider = openIdentity({ ...settings.google, production: settings.production })
  const report = (fault: unknown) => server.log.warn({ err: fault }, 'a sign-in with Google failed')
  const routesDeps = {
    session: mountDeps.cookie,
    browser: sessionCookie(publicUrl, 'google'),
    rateLimiter: mountDeps.rateLimiter,
    startsPerHour: settings.limits.googleSignInsPerAddress,
  }
  registerGoogleRoutes(server, { ...deps, provider, publicUrl, report }, routesDeps)
}
