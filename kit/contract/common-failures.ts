import type { Failure } from './endpoint.ts'

/** What any call can meet, whatever it does: one table from name to status and text. */
export const commonFailures = {
  bad_input: { status: 400, error: 'Something in the request is not right.' },
  bad_json: { status: 400, error: 'The request is not valid JSON.' },
  not_signed_in: { status: 401, error: 'Please sign in to continue.' },
  foreign_origin: { status: 403, error: 'This request came from another site and was not carried out.' },
  unknown_call: { status: 404, error: 'There is no such call.' },
  too_large: { status: 413, error: 'The request is too large.' },
  unsupported_type: { status: 415, error: 'Please send JSON.' },
  too_many_requests: { status: 429, error: 'That was a bit too often. Please wait a moment and try again.' },
  unexpected: { status: 500, error: 'Something went wrong on our side. Please try again.' },
  unavailable: { status: 503, error: 'We are busy right now. Please try again in a moment.' },
} as const satisfies Record<string, Failure>

export type CommonFailure = keyof typeof commonFailures
