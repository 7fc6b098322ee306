import type { FastifyInstance, FastifyReply } from 'fastify'
import { routePattern } from './route-pattern.ts'

const talkative = new Set(['debug', 'trace'])

/**
 * One line for each reply: what was asked (the route's pattern, never what stood in it), how it went, how long it took.
 * A fault of ours is an error and a refusal that somebody reads is news; the rest is for who looks closer (`debug`).
 */
export function logReplies(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const level = levelOf(reply)
    if (level !== 'debug' || talkative.has(app.log.level)) {
      const line = {
        requestId: request.id,
        method: request.method,
        route: routePattern(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ...(reply.refusedAs ? { code: reply.refusedAs } : {}),
      }
      request.log[level](line, 'answered')
    }
    done()
  })
}

/** Visitors ask who they are and are told "nobody": that is no news. */
function levelOf({ statusCode, refusedAs }: FastifyReply): 'error' | 'warn' | 'info' | 'debug' {
  if (statusCode === 503) return 'warn'
  if (statusCode >= 500) return 'error'
  return refusedAs !== '' && statusCode !== 401 ? 'info' : 'debug'
}
