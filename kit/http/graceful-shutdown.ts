import { Server } from 'node:net'
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** The way out of a server. */
export interface GracefulShutdown {
  isLeaving(): boolean
  /** Takes no new connections, answers what comes over those that are open, and closes them all in the end. */
  leave(): Promise<void>
}

/** Milliseconds that an open connection, on which nothing is asked, is waited for; and that all of it may take. */
export interface Patience {
  readonly quiet: number
  readonly longest: number
}

/**
 * Lets a server go without losing a request. A proxy may be sending one over an open connection in the very moment in
 * which we would close it; so each stays open until its next reply, which says that it was the last (`connection:
 * close`), or until it was quiet for a while.
 */
export function gracefulShutdown(
  app: FastifyInstance,
  { quiet, longest }: Patience = { quiet: 2000, longest: 5000 },
): GracefulShutdown {
  let leaving = false
  let running = 0
  app.server.on('request', (_request, response) => {
    running++
    response.once('close', () => running--)
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (leaving) reply.header('connection', 'close')
    done(null, payload)
  })
  return {
    isLeaving: () => leaving,
    async leave() {
      if (leaving) return
      leaving = true
      const { server } = app
      if (!server.listening) return
      const deadline = performance.now() + longest
      await idleMoment()
      // The HTTP server's own way would also cut the connections that are idle just now.
      const gone = new Promise<void>(resolve => void Server.prototype.close.call(server, () => resolve()))
      const left = { yet: true }
      void gone.then(() => {
        left.yet = false
      })
      await Promise.race([gone, pause(quiet)])
      while (left.yet && performance.now() < deadline) {
        await idleMoment()
        if (running === 0) break
        server.closeIdleConnections()
        await Promise.race([gone, pause(20)])
      }
      server.closeAllConnections()
      await gone
    },
  }
}

/**
 * Waits until the event loop has nothing to do, half a second at most: then whoever had knocked was let in, and what was
 * sent was read. Connections that nobody has accepted when a server stops to listen are cut off, and so are those that
 * are closed with something unread in them.
 */
async function idleMoment(): Promise<void> {
  const deadline = performance.now() + 500
  for (let before = performance.now(); ; ) {
    await turn()
    const now = performance.now()
    if (now - before < 0.5 || now > deadline) return
    before = now
  }
}
