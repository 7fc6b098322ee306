import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { checkValue } from '#kit/contract/check-value.ts'
import { commonFailures } from '#kit/contract/common-failures.ts'
import type { Endpoint, Failure } from '#kit/contract/endpoint.ts'
import type { Clock } from '../time/clock.ts'
import { translate } from '../words/catalogue.ts'
import { countCall } from './count-call.ts'
import type { Credential } from './credential.ts'
import { parseCredential } from './credential.ts'
import { Download, sendDownload } from './download.ts'
import { Failed } from './failed.ts'
import type { RateLimiter } from './rate-limiter.ts'
import { languageOf } from './reply-language.ts'
import type { Route, SignedIn } from './route.ts'
import { sendContent } from './send-content.ts'
import type { SessionCookie } from './session-cookie.ts'

/** Dependencies shared by all mounted routes. */
export interface MountDeps {
  readonly cookie: SessionCookie
  readonly rateLimiter: RateLimiter
  readonly limits: Readonly<Record<string, number>>
  readonly clock: Clock
  /** Whose session it is; undefined where it has ended or never existed. */
  readonly findSession: (credential: Credential, now: Date) => Promise<SignedIn | undefined>
}

/** Characters; the text of `attempt_too_long` names the same number. */
const maxIdempotencyKeyLength = 100

/** Registers the Fastify route of an endpoint: parse, validate, apply rate limits, run the handler, reply. */
export function mount(app: FastifyInstance, route: Route, deps: MountDeps): void {
  const { endpoint } = route
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { endpoint },
    handler: (request, reply) => handle(route, request, reply, deps),
  })
}

async function handle(route: Route, request: FastifyRequest, reply: FastifyReply, deps: MountDeps): Promise<unknown> {
  const { endpoint } = route
  reply.header('cache-control', 'no-store')
  const credential = parseCredential(deps.cookie.read(request))
  let signedIn: SignedIn | undefined
  if (endpoint.access === 'signed-in' && route.sessionCheck === 'before') {
    signedIn = credential && (await deps.findSession(credential, deps.clock()))
    if (!signedIn) return refuse(reply, endpoint, new Failed('not_signed_in'))
  }
  const guarded = await route.guard?.(credential)
  if (guarded) return refuse(reply, endpoint, guarded)
  const idempotencyKey = headerOf(request, 'idempotency-key')
  if ((idempotencyKey?.length ?? 0) > maxIdempotencyKeyLength)
    return refuse(reply, endpoint, new Failed('attempt_too_long'))
  const params = checked(endpoint.params, request.params)
  const body = checked(endpoint.body, request.body === undefined ? {} : request.body)
  const invalid = params.error ?? body.error
  if (invalid !== undefined) return refuse(reply, endpoint, new Failed('bad_input'), invalid)
  const input = {
    params: params.value,
    body: body.value,
    idempotencyKey,
    language: languageOf(request),
    session: {
      userAgent: headerOf(request, 'user-agent'),
      start: (value: string, maxAge: number) => deps.cookie.set(reply, value, maxAge),
      end: () => deps.cookie.clear(reply),
    },
  }
  const caller = { address: request.ip, body: body.value, ...signedIn }
  const counted = endpoint.rateLimits && (await countCall(endpoint, caller, deps.rateLimiter, deps.limits, deps.clock))
  if (counted?.wait !== undefined) return refuse(reply, endpoint, new Failed('too_many_requests', counted.wait))
  const result = await route.handle({ ...input, credential, ...signedIn }).catch(throwWithoutStatus)
  await counted?.ended(!(result instanceof Failed))
  if (result instanceof Failed) return refuse(reply, endpoint, result)
  if (!endpoint.content) return result
  if (result instanceof Download) return sendDownload(reply, endpoint.content, result)
  return sendContent(request, reply, endpoint.content, result instanceof Uint8Array ? result : String(result))
}

/** The status of a failed call to another service says nothing about the caller's request, so Fastify must not see it. */
function throwWithoutStatus(error: unknown): never {
  if (error instanceof Error && 'statusCode' in error) throw new Error(error.message, { cause: error })
  throw error
}

function checked(schema: Endpoint['body'], value: unknown): { value?: Record<string, unknown>; error?: string } {
  return schema ? checkValue(schema, value) : {}
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return typeof value === 'string' && value.length > 0 ? value : undefined
}

function refuse(
  reply: FastifyReply,
  endpoint: Endpoint,
  { failure, retryAfter }: Failed<string>,
  words?: string,
): unknown {
  const common: Readonly<Record<string, Failure>> = commonFailures
  const { status, error } = endpoint.failures[failure] ?? common[failure] ?? commonFailures.unexpected
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  reply.code(status)
  return { error: translate(words ?? error), code: failure }
}
