import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { parseCredential } from '#kit/http/credential.ts'
import type { RateLimiter } from '#kit/http/rate-limiter.ts'
import { isSameOrigin } from '#kit/http/same-origin.ts'
import type { SessionCookie } from '#kit/http/session-cookie.ts'
import { IdentityError } from '#outside/identity/identity.ts'
import { failureFragment, type GoogleFailure } from '../../rules/google-failure.ts'
import { findSession } from '../session.store.ts'
import { beginGoogleSignIn } from './begin-sign-in.ts'
import { finishGoogleSignIn } from './finish-sign-in.ts'
import { flowSeconds } from './flow.store.ts'
import { newSecret, secretIn } from './flow-secrets.ts'
import { callbackPath, type GoogleDeps, startPath } from './google-deps.ts'

/** What the two redirects need of the server. */
export interface GoogleRoutesDeps {
  readonly session: SessionCookie
  /** Where the browser keeps its own secret while a sign-in is under way. */
  readonly browser: SessionCookie
  readonly rateLimiter: RateLimiter
  /** How often a sign-in may be begun from one address in an hour. */
  readonly startsPerHour: number
}

/**
 * The way to Google and the way back: addresses that a browser is sent to, so whatever happens it ends up on a page, and a
 * failure is told there in words.
 */
export function registerGoogleRoutes(server: FastifyInstance, google: GoogleDeps, routesDeps: GoogleRoutesDeps): void {
  const tell = async (request: FastifyRequest, reply: FastifyReply, failure: GoogleFailure) => {
    const credential = parseCredential(routesDeps.session.read(request))
    const inside =
      credential && (await findSession(google.db, credential, google.clock()).catch(fault => google.report(fault)))
    // Who is in has nothing to be told.
    return reply.redirect(inside === undefined ? `/${failureFragment(failure)}` : '/', 303)
  }
  const begin = async (request: FastifyRequest, reply: FastifyReply) => {
    // Without a press here nobody is signed in: another site could do it in their name (OWASP ASVS 5.0, 7.6.2).
    if (!isSameOrigin(request.headers, google.publicUrl)) return tell(request, reply, 'press')
    const key = `google-start:address:${request.ip}`
    const wait = await routesDeps.rateLimiter.take(key, routesDeps.startsPerHour, 3600, google.clock())
    if (wait !== undefined) return tell(request, reply, 'often')
    // One secret for all sign-ins that a browser has under way: they may be in several tabs.
    const browser = secretIn(routesDeps.browser.read(request)) ?? newSecret()
    const query = queryOf(request, google)
    const asked = { next: query.get('next'), timeZone: query.get('timeZone') }
    const to = await beginGoogleSignIn(google, asked, browser)
    routesDeps.browser.set(reply, browser, flowSeconds)
    return reply.redirect(to.href, 303)
  }
  const finish = async (request: FastifyRequest, reply: FastifyReply) => {
    const secret = secretIn(routesDeps.browser.read(request))
    const browser = {
      before: parseCredential(routesDeps.session.read(request)),
      userAgent: request.headers['user-agent'],
    }
    const ended = await finishGoogleSignIn(google, queryOf(request, google), secret, browser)
    if (typeof ended === 'string') return tell(request, reply, ended)
    routesDeps.session.set(reply, ended.cookie, ended.maxAgeSeconds)
    return reply.redirect(ended.next, 303)
  }
  for (const [path, step] of Object.entries({ [startPath]: begin, [callbackPath]: finish })) {
    server.get(path, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      try {
        return await step(request, reply)
      } catch (fault) {
        google.report(fault)
        return tell(request, reply, whyOf(fault))
      }
    })
  }
}

function whyOf(fault: unknown): GoogleFailure {
  return fault instanceof IdentityError ? fault.why : 'failed'
}

function queryOf(request: FastifyRequest, { publicUrl }: GoogleDeps): URLSearchParams {
  return new URL(request.url, publicUrl).searchParams
}
