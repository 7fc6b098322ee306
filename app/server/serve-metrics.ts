import { createHash, timingSafeEqual } from 'node:crypto'
import { isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Metrics } from '#kit/http/metrics/open-metrics.ts'

/** Who may read the metrics: anyone with the token, or without a token, programs on this machine. */
export interface MetricsAccess {
  readonly token: string | undefined
  /** Behind a proxy, all requests seem to come from it. */
  readonly trustProxy: boolean
}

/** `/metrics`, in Prometheus' format. */
export function serveMetrics(server: FastifyInstance, metrics: Metrics, access: MetricsAccess): void {
  server.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (access.token === undefined ? !fromThisMachine(request, access) : !hasToken(request, access.token)) {
      if (access.token !== undefined) reply.header('www-authenticate', 'Bearer')
      reply.code(access.token === undefined ? 403 : 401)
      return { error: 'Only operators of this server can read its metrics.', code: 'not_for_you' }
    }
    return reply.type(metrics.registry.contentType).send(await metrics.text())
  })
}

function hasToken({ headers }: FastifyRequest, token: string): boolean {
  const [, shown = ''] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? []
  return timingSafeEqual(digest(shown), digest(token))
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Headers that a proxy on this machine adds to requests from elsewhere. */
const fromElsewhere = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']
const loopback = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/

/**
 * Whether the connection comes from this machine and wasn't forwarded. Headers that claim an address are never
 * trusted. A host other than `localhost` or a loopback address may belong to a web page that resolves to us.
 */
function fromThisMachine({ socket, headers }: FastifyRequest, { trustProxy }: MetricsAccess): boolean {
  if (trustProxy || !loopback.test(socket.remoteAddress ?? '')) return false
  if (fromElsewhere.some(name => headers[name] !== undefined)) return false
  const host = (headers.host ?? '').replace(/:\d+$/, '').replace(/^\[|\]$/g, '')
  return host === 'localhost' || (isIP(host) !== 0 && loopback.test(host))
}
