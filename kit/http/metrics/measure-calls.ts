import type { FastifyInstance } from 'fastify'
import { Counter, Gauge, Histogram } from 'prom-client'
import { routePattern } from '../route-pattern.ts'
import type { Metrics } from './open-metrics.ts'

/** Seconds, from a cached read to a request that waits for an outside service. */
const buckets = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10]

/** Counts and times all requests by route, and counts rejected ones. */
export function measureCalls(
  app: FastifyInstance,
  { registry }: Metrics,
): { shed: (order: string, reason: string) => void } {
  const registers = [registry]
  const took = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its reply, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  })
  const running = new Gauge({ name: 'http_requests_running', help: 'Requests being answered now.', registers })
  const shed = new Counter({
    name: 'http_requests_shed_total',
    help: 'Requests rejected under load, by their order and by the reason: event-loop delay, or waiting for the database.',
    labelNames: ['order', 'reason'],
    registers,
  })
  app.server.on('request', (_request, response) => {
    running.inc()
    response.once('close', () => running.dec())
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request
    took.observe({ method, route: routePattern(request), status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
  return { shed: (order, reason) => shed.inc({ order, reason }) }
}
