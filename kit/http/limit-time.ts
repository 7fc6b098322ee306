import type { FastifyInstance, FastifyReply } from 'fastify'

/** A request was worked on for too long. */
export class TookTooLong extends Error {
  readonly code = 'TOOK_TOO_LONG'
  constructor(longest: number) {
    super(`A request was not answered within ${longest} ms.`)
  }
}

/** One end of a chain of replies, or one that is in it. */
interface Link {
  earlier: Link | null
  later: Link | null
}

/**
 * Refuses a request that has been worked on for so many milliseconds, or up to a twentieth more; who works on it may go
 * on, and is not heard any more. Fastify's own limit gives each request a timer and a signal that nobody asks for: a
 * sixth of what a heartbeat takes of the server. A set of the replies would do as well, but it is made anew after every few, and
 * what the old ones held is kept from the collector for a minute.
 */
export function limitTime(app: FastifyInstance, longest: number): void {
  app.decorateReply('earlier', null)
  app.decorateReply('later', null)
  // In the order in which they came: behind the first that is young enough all are.
  const ends: Link = { earlier: null, later: null }
  ends.earlier = ends.later = ends
  app.addHook('onRequest', (_request, reply, done) => {
    link(reply, ends)
    reply.raw.once('close', () => unlink(reply))
    done()
  })
  const look = setInterval(() => {
    for (let reply = ends.later; isReply(reply) && reply.elapsedTime >= longest; reply = ends.later) {
      unlink(reply)
      if (!reply.sent) reply.send(new TookTooLong(longest))
    }
  }, longest / 20)
  look.unref()
  app.addHook('onClose', (_app, done) => {
    clearInterval(look)
    done()
  })
}

const isReply = (link: Link | null): link is FastifyReply => link !== null && 'elapsedTime' in link

function link(reply: Link, ends: Link): void {
  const before = ends.earlier ?? ends
  reply.earlier = before
  reply.later = ends
  before.later = reply
  ends.earlier = reply
}

function unlink(reply: Link): void {
  if (reply.earlier) reply.earlier.later = reply.later
  if (reply.later) reply.later.earlier = reply.earlier
  reply.earlier = null
  reply.later = null
}

declare module 'fastify' {
  interface FastifyReply extends Link {}
}
