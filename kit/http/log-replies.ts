import type { FastifyInstance, FastifyReply } from 'fastify'
import { routePattern } from './route-pattern.ts'

const verbose = new Set(['debug', 'trace'])

/**
 * Logs one line per reply: the route's pattern (never its parameters), the status, and the time. Server errors are logged
 * at `error`, errors that a user sees at `info`, and everything else at `debug`.
 */
export function logReplies(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const level = levelOf(reply)
    if (level !== 'debug' || verbose.has(app.log.level)) {
      const line = {
        requestId: request.id,
        method: request.method,
        route: routePattern(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ...(reply.errorCode ? { code: reply.errorCode } : {}),
      }
      request.log[level](line, 'answered')
    }
    done()
  })
}

/** 401 is how the page learns that a visitor isn't signed in, so it isn't worth a line at `info`. */
function levelOf({ statusCode, errorCode }: FastifyReply): 'error' | 'warn' | 'info' | 'debug' {
  if (statusCode === 503) return 'warn'
  if (statusCode >= 500) return 'error'
  return errorCode !== '' && statusCode !== 401 ? 'info' : 'debug'
}
