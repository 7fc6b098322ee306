import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** The header that carries a request's id: from a proxy that made one, and with every reply. */
export const requestIdHeader = 'x-request-id'

/** Short enough to be read out, and 48 bits: two requests of one day hardly ever share a name. */
const length = 12
/** What a proxy may call a request: it goes into logs and headers as it is. */
const harmless = /^[A-Za-z0-9][A-Za-z0-9._-]{5,63}$/

const moment = new AsyncLocalStorage<string>()

/** The id of the request that is being answered, wherever it is asked for; undefined outside of any. */
export const currentRequestId = (): string | undefined => moment.getStore()

/** What a request is called from now on: a new name, or the one that a trusted proxy gave it. */
export function requestIdFor(headers: IncomingHttpHeaders, trustProxy: boolean): string {
  const given = headers[requestIdHeader]
  if (trustProxy && typeof given === 'string' && harmless.test(given)) return given
  return randomUUID().slice(-length)
}

/**
 * Gives each reply its request's id: in a header, and where it is a refusal in its body (`requestId`), so that what a
 * person reads to us is found in the log. Whatever is logged meanwhile can ask for it with `currentRequestId`.
 */
export function attachRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(requestIdHeader, request.id)
    moment.run(request.id, done)
  })
  app.addHook('preSerialization', (request, reply, payload, done) => {
    if (reply.statusCode < 400 || !isRefusal(payload)) return done(null, payload)
    reply.refusedAs = payload.code
    done(null, { ...payload, requestId: request.id })
  })
  app.decorateReply('refusedAs', '')
}

declare module 'fastify' {
  interface FastifyReply {
    /** The stable name of the refusal that this reply is; empty for any other. */
    refusedAs: string
  }
}

function isRefusal(payload: unknown): payload is { error: string; code: string } {
  return typeof payload === 'object' && payload !== null && 'error' in payload && 'code' in payload
}
