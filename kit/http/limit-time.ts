import type { FastifyInstance, FastifyReply } from 'fastify'

/** A request was worked on for too long. */
export class TookTooLong extends Error {
  readonly code = 'TOOK_TOO_LONG'
  constructor(longest: number) {
    super(`A request was not answered within ${longest} ms.`)
  }
}

/**
 * Refuses a request that has been worked on for so many milliseconds, or up to a twentieth more; who works on it may go
 * on, and is not heard any more. Fastify's own limit gives each request a timer and a signal that nobody asks for: a
 * sixth of what a heartbeat takes of the server.
 */
export function limitTime(app: FastifyInstance, longest: number): void {
  // In the order in which they came: behind the first that is young enough all are.
  const running = new Set<FastifyReply>()
  app.addHook('onRequest', (_request, reply, done) => {
    running.add(reply)
    reply.raw.once('close', () => running.delete(reply))
    done()
  })
  const look = setInterval(() => {
    for (const reply of running) {
      if (reply.elapsedTime < longest) break
      running.delete(reply)
      if (!reply.sent) reply.send(new TookTooLong(longest))
    }
  }, longest / 20)
  look.unref()
  app.addHook('onClose', (_app, done) => {
    clearInterval(look)
    done()
  })
}
