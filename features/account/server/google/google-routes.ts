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

/** What the two redirects need from the server. */
export interface GoogleRoutesDeps {
  readonly session: SessionCookie
  /** The cookie that holds the browser's own secret during a sign-in. */
  readonly browser: SessionCookie
  readonly rateLimiter: RateLimiter
  /** How many sign-ins one network address may start in an hour. */
  readonly startsPerHour: number
}

/**
 * The redirect to Google and the one back. Browsers open these addresses, so every outcome leads to a page, and the page
 * says what went wrong.
 */
export function registerGoogleRoutes(server: FastifyInstance, google: GoogleDeps, routesDeps: GoogleRoutesDeps): void {
  const tell = async (request: FastifyRequest, reply: FastifyReply, failure: GoogleFailure) => {
    const credential = parseCredential(routesDeps.session.read(request))
    const inside =
      credential && (await findSession(google.db, credential, google.clock()).catch(fault => google.report(fault)))
    // A browser that is signed in anyway needs no message.
    return reply.redirect(inside === undefined ? `/${failureFragment(failure)}` : '/', 303)
  }
  const begin = async (request: FastifyRequest, reply: FastifyReply) => {
    // Another site must not be able to sign somebody in without a click here (OWASP ASVS 5.0, 7.6.2).
    if (!isSameOrigin(request.headers, google.publicUrl)) return tell(request, reply, 'press')
    const key = `google-start:address:${request.ip}`
    const wait = await routesDeps.rateLimiter.hit(key, routesDeps.startsPerHour, 3600, google.clock())
    if (wait !== undefined) return tell(request, reply, 'often')
    // One secret for all sign-ins that a browser has in progress, because they may be in several tabs.
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
