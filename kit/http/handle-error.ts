import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { CommonFailure } from '#kit/contract/common-failures.ts'
import { commonFailures } from '#kit/contract/common-failures.ts'
import { isUnavailable } from '../db/connection-errors.ts'
import { translate } from '../words/catalogue.ts'
import { translateFor } from './reply-language.ts'
import { requestIdHeader } from './request-id.ts'
import { retryAfter } from './retry-after.ts'

/** What Fastify calls a fault in the request, and what we call it. */
const known: Readonly<Record<string, CommonFailure>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'bad_json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad_input',
  FST_ERR_BAD_URL: 'bad_input',
  FST_ERR_HANDLER_TIMEOUT: 'unavailable',
}

/** One door for everything that a handler did not answer itself: a known fault by its name, the rest as a flat 500. */
export function handleError(fault: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = nameOf(fault)
  const { status, error } = commonFailures[failure]
  if (status >= 500) request.log.error({ err: fault, requestId: request.id }, 'a call failed')
  if (failure === 'unavailable') reply.header('retry-after', retryAfter())
  // What took too long, and what was no request, come here outside of their moment.
  const said = translateFor(request, () => translate(error))
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header(requestIdHeader, request.id)
    .send({ error: said, code: failure, requestId: request.id })
}

function nameOf(fault: FastifyError): CommonFailure {
  const name = known[fault.code]
  if (name) return name
  if (isUnavailable(fault)) return 'unavailable'
  if (fault instanceof SyntaxError) return 'bad_json'
  return fault.statusCode !== undefined && fault.statusCode < 500 ? 'bad_input' : 'unexpected'
}
