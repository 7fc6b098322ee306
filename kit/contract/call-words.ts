import { catalogue } from '../words/catalogue.ts'

/** What the page itself says of a call that brought no answer: the texts of the specification's error catalogue. */
export const callWords = catalogue('calls', {
  timed_out: 'Request timed out. The server is taking longer than expected. Please try again.',
  no_connection: 'Unable to connect to the server. Please check your internet connection and try again.',
  unreadable: 'Network error',
  unexpected: 'An unexpected error occurred. Please try again.',
  failed: 'Request failed',
  code: 'Code:',
})
