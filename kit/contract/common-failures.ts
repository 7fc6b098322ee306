import { catalogue } from '../words/catalogue.ts'
import type { Failure } from './endpoint.ts'

const words = {
  bad_input: 'Something in the request is not right.',
  bad_json: 'The request is not valid JSON.',
  attempt_too_long: 'An Idempotency-Key can have at most 100 characters.',
  not_signed_in: 'Please sign in to continue.',
  foreign_origin: 'This request came from another site and was not carried out.',
  unknown_call: 'There is no such call.',
  too_large: 'The request is too large.',
  unsupported_type: 'Please send JSON.',
  too_many_requests: 'That was a few tries too many. Please wait a moment and try again.',
  unexpected: 'Something went wrong on our side. Please try again.',
  unavailable: 'We are busy right now. Please try again in a moment.',
} as const
/** The same as a room: a reply is put into other words on its way out. */
export const failureWords = catalogue('failures', words)

/** Failures that any call can have. */
export const commonFailures = {
  bad_input: { status: 400, error: words.bad_input },
  bad_json: { status: 400, error: words.bad_json },
  attempt_too_long: { status: 400, error: words.attempt_too_long },
  not_signed_in: { status: 401, error: words.not_signed_in },
  foreign_origin: { status: 403, error: words.foreign_origin },
  unknown_call: { status: 404, error: words.unknown_call },
  too_large: { status: 413, error: words.too_large },
  unsupported_type: { status: 415, error: words.unsupported_type },
  too_many_requests: { status: 429, error: words.too_many_requests },
  unexpected: { status: 500, error: words.unexpected },
  unavailable: { status: 503, error: words.unavailable },
} as const satisfies Record<string, Failure>

export type CommonFailure = keyof typeof commonFailures
