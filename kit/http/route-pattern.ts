import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '#kit/contract/endpoint.ts'

/** The endpoint of a request; undefined for pages, files, and routes without a contract. */
export function endpointOf(request: FastifyRequest): Endpoint | undefined {
  const { config } = request.routeOptions
  return 'endpoint' in config ? (config.endpoint as Endpoint) : undefined
}

/** The pattern of a request's route, such as `/api/orders/:orderId`: a small set without IDs, fit for logs and metrics. */
export function routePattern(request: FastifyRequest): string {
  const { url } = request.routeOptions
  if (url === undefined) return 'page'
  return endpointOf(request) || /^\/(api|healthz|readyz|metrics)/.test(url) ? url : 'file'
}
