import { Server } from 'node:net'
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

export interface GracefulShutdown {
  hasBegun(): boolean
  /** Stops accepting connections, answers what arrives over open ones, and finally closes them all. */
  shutDown(): Promise<void>
}

/** In milliseconds. */
export interface ShutdownTimeouts {
  /** How long an open connection may stay idle before it is closed. */
  readonly idle: number
  /** How long the whole shutdown may take. */
  readonly total: number
}

/**
 * Shuts a server down without losing a request. A proxy may be sending one over an open connection just when we would
 * close it, so each connection stays open until its next reply, which carries `connection: close`, or until it was idle
 * for a while.
 */
export function gracefulShutdown(
  app: FastifyInstance,
  { idle, total }: ShutdownTimeouts = { idle: 2000, total: 5000 },
): GracefulShutdown {
  let begun = false
  let running = 0
  app.server.on('request', (_request, response) => {
    running++
    response.once('close', () => running--)
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (begun) reply.header('connection', 'close')
    done(null, payload)
  })
  return {
    hasBegun: () => begun,
    async shutDown() {
      if (begun) return
      begun = true
      const { server } = app
      if (!server.listening) return
      const deadline = performance.now() + total
      await eventLoopIdle()
      // `http.Server.close` would also cut connections that are idle at this moment; `net.Server.close` doesn't.
      const state = { closed: false }
      const close = (done: () => void) => void Server.prototype.close.call(server, done)
      const closing = new Promise<void>(close).then(() => {
        state.closed = true
      })
      await Promise.race([closing, pause(idle)])
      while (!state.closed && performance.now() < deadline) {
        await eventLoopIdle()
        if (running === 0) break
        server.closeIdleConnections()
        await Promise.race([closing, pause(20)])
      }
      server.closeAllConnections()
      await closing
    },
  }
}

/**
 * Waits until the event loop has nothing to do, half a second at most. By then all waiting connections are accepted and
 * everything sent has been read: connections in the accept queue are reset when a server stops listening, and so are
 * those that are closed with unread data.
 */
async function eventLoopIdle(): Promise<void> {
  const deadline = performance.now() + 500
  for (let before = performance.now(); ; ) {
    await turn()
    const now = performance.now()
    if (now - before < 0.5 || now > deadline) return
    before = now
  }
}
