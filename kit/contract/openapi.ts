import * as z from 'zod'
import { type CommonFailure, commonFailures } from './common-failures.ts'
import type { Endpoint, Failure } from './endpoint.ts'

/** All failures of a call, its own and those that follow from its input and access. */
export function failuresOf(endpoint: Endpoint): Record<string, Failure> {
  const common: CommonFailure[] = [
    ...(endpoint.body || endpoint.params ? (['bad_input'] as const) : []),
    ...(endpoint.method === 'GET' ? [] : (['bad_json', 'too_large', 'unsupported_type', 'foreign_origin'] as const)),
    ...(endpoint.access === 'signed-in' ? (['not_signed_in'] as const) : []),
    ...(endpoint.rateLimits ? (['too_many_requests'] as const) : []),
    'unexpected',
    'unavailable',
  ]
  return { ...Object.fromEntries(common.map(name => [name, commonFailures[name]])), ...endpoint.failures }
}

/** The OpenAPI 3.1 description of all calls, made from their declarations. */
export function openApi(title: string, version: string, endpoints: readonly Endpoint[]): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:([A-Za-z]+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) }
  }
  return { openapi: '3.1.0', info: { title, version }, paths }
}

function operation(endpoint: Endpoint): object {
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    ...(endpoint.params && { parameters: parameters(endpoint.params) }),
    ...(endpoint.body && { requestBody: { content: json(z.toJSONSchema(endpoint.body, { io: 'input' })) } }),
    responses: {
      200: {
        description: 'The reply.',
        content: endpoint.content
          ? { [endpoint.content.type]: { schema: { type: 'string', format: 'binary' } } }
          : json(z.toJSONSchema(endpoint.reply)),
      },
      ...refusals(endpoint),
    },
  }
}

function parameters(params: NonNullable<Endpoint['params']>): object[] {
  return Object.keys(params.shape).map(name => ({ name, in: 'path', required: true, schema: { type: 'string' } }))
}

/** Several failures share a status, so each response lists the codes it can carry. */
function refusals(endpoint: Endpoint): Record<string, object> {
  const byStatus: Record<string, { code: string; error: string }[]> = {}
  for (const [code, { status, error }] of Object.entries(failuresOf(endpoint))) {
    byStatus[status] = [...(byStatus[status] ?? []), { code, error }]
  }
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, failures]) => [
      status,
      {
        description: failures.map(({ code, error }) => `${code}: ${error}`).join('\n'),
        content: json({
          type: 'object',
          required: ['error', 'code', 'requestId'],
          properties: {
            error: { type: 'string' },
            code: { enum: failures.map(({ code }) => code) },
            requestId: { type: 'string' },
          },
        }),
      },
    ]),
  )
}

function json(schema: object): object {
  return { 'application/json': { schema } }
}
