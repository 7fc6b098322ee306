import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** The header with a request's ID: set by a trusted proxy, and sent with every reply. */
export const requestIdHeader = 'x-request-id'

/** Short enough to read out. With 48 bits, two requests of one day hardly ever share an ID. */
const length = 12
/** IDs that are accepted from a proxy, because they go into logs and headers unchanged. */
const safeId = /^[A-Za-z0-9][A-Za-z0-9._-]{5,63}$/

const context = new AsyncLocalStorage<string>()

/** The ID of the current request; undefined outside of requests. */
export const currentRequestId = (): string | undefined => context.getStore()

/** The ID that a trusted proxy sent, or a new one. */
export function requestIdFor(headers: IncomingHttpHeaders, trustProxy: boolean): string {
  const given = headers[requestIdHeader]
  if (trustProxy && typeof given === 'string' && safeId.test(given)) return given
  return randomUUID().slice(-length)
}

/**
 * Adds the request ID to every reply: in a header, and in the body of errors (`requestId`), so that an ID that a user
 * reports can be found in the log. `currentRequestId` gives it to log lines.
 */
export function attachRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(requestIdHeader, request.id)
    context.run(request.id, done)
  })
  app.addHook('preSerialization', (request, reply, payload, done) => {
    if (reply.statusCode < 400 || !isErrorBody(payload)) return done(null, payload)
    reply.errorCode = payload.code
    done(null, { ...payload, requestId: request.id })
  })
  app.decorateReply('errorCode', '')
}

declare module 'fastify' {
  interface FastifyReply {
    /** The code of the error that this reply is; empty for other replies. */
    errorCode: string
  }
}

function isErrorBody(payload: unknown): payload is { error: string; code: string } {
  return typeof payload === 'object' && payload !== null && 'error' in payload && 'code' in payload
}
