import { createHash, timingSafeEqual } from 'node:crypto'
import { isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Metrics } from '#kit/http/metrics/open-metrics.ts'

/** Who may read the metrics: whoever shows the token, or, where there is none, programs on this machine. */
export interface Readers {
  readonly token: string | undefined
  /** A proxy stands before this server: then everybody seems to come from it. */
  readonly trustProxy: boolean
}

/** `/metrics`, as Prometheus reads it. */
export function serveMetrics(server: FastifyInstance, metrics: Metrics, readers: Readers): void {
  server.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (readers.token === undefined ? !fromThisMachine(request, readers) : !shows(request, readers.token)) {
      if (readers.token !== undefined) reply.header('www-authenticate', 'Bearer')
      reply.code(readers.token === undefined ? 403 : 401)
      return { error: 'The figures of this server are for those who look after it.', code: 'not_for_you' }
    }
    return reply.type(metrics.registry.contentType).send(await metrics.text())
  })
}

function shows({ headers }: FastifyRequest, token: string): boolean {
  const [, shown = ''] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? []
  return timingSafeEqual(digest(shown), digest(token))
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** What a proxy on this machine adds for somebody who is elsewhere. */
const fromElsewhere = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']
const loopback = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/

/**
 * The connection itself comes from this machine, and nothing says that it was made for somebody else: what a header
 * claims of the caller's address is never believed. A name instead of an address or `localhost` as host may be a web
 * page's that was pointed at us.
 */
function fromThisMachine({ socket, headers }: FastifyRequest, { trustProxy }: Readers): boolean {
  if (trustProxy || !loopback.test(socket.remoteAddress ?? '')) return false
  if (fromElsewhere.some(name => headers[name] !== undefined)) return false
  const host = (headers.host ?? '').replace(/:\d+$/, '').replace(/^\[|\]$/g, '')
  return host === 'localhost' || (isIP(host) !== 0 && loopback.test(host))
}
