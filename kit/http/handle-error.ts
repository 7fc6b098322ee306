import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { CommonFailure } from '#kit/contract/common-failures.ts'
import { commonFailures } from '#kit/contract/common-failures.ts'
import { isUnavailable } from '../db/connection-errors.ts'
import { translate } from '../words/catalogue.ts'
import { translateFor } from './reply-language.ts'
import { requestIdHeader } from './request-id.ts'
import { retryAfter } from './retry-after.ts'

/** Fastify's error codes and the failures that callers get for them. */
const failureByCode: Readonly<Record<string, CommonFailure>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'bad_json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad_input',
  FST_ERR_BAD_URL: 'bad_input',
  FST_ERR_HANDLER_TIMEOUT: 'unavailable',
}

/** Turns any error that no handler caught into a reply: known ones by their code, all others as a plain 500. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = failureOf(error)
  const { status, error: text } = commonFailures[failure]
  if (status >= 500) request.log.error({ err: error, requestId: request.id }, 'a request failed')
  if (failure === 'unavailable') reply.header('retry-after', retryAfter())
  // Timeouts and malformed requests arrive here outside of the request's async context.
  const message = translateFor(request, () => translate(text))
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header(requestIdHeader, request.id)
    .send({ error: message, code: failure, requestId: request.id })
}

function failureOf(error: FastifyError): CommonFailure {
  const name = failureByCode[error.code]
  if (name) return name
  if (isUnavailable(error)) return 'unavailable'
  if (error instanceof SyntaxError) return 'bad_json'
  return error.statusCode !== undefined && error.statusCode < 500 ? 'bad_input' : 'unexpected'
}
