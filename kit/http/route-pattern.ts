import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '#kit/contract/endpoint.ts'

/** The endpoint that a request is for; undefined for pages, files and what has no contract. */
export function endpointOf(request: FastifyRequest): Endpoint | undefined {
  const { config } = request.routeOptions
  return 'endpoint' in config ? (config.endpoint as Endpoint) : undefined
}

/** The pattern of the route that a request took, such as `/api/orders/:orderId`: few different ones, and no ids in them. */
export function routePattern(request: FastifyRequest): string {
  const { url } = request.routeOptions
  if (url === undefined) return 'page'
  return endpointOf(request) || /^\/(api|healthz|readyz|metrics)/.test(url) ? url : 'file'
}
