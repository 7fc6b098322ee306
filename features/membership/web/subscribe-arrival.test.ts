import { expect, test } from 'vitest'
import { readArrival } from './subscribe-arrival.ts'

test.each([
  ['', { portal: false, returned: false, bank: undefined }],
  ['?success=true', { portal: false, returned: true, bank: undefined }],
  ['?success=1', { portal: false, returned: false, bank: undefined }],
  ['?portal', { portal: true, returned: false, bank: undefined }],
  [
    '?success=true&payment_intent=pi_1&payment_intent_client_secret=x&redirect_status=succeeded',
    { portal: false, returned: true, bank: 'went well' },
  ],
  ['?success=true&redirect_status=failed', { portal: false, returned: true, bank: 'failed' }],
  ['?success=true&redirect_status=__proto__', { portal: false, returned: true, bank: undefined }],
])('“%s” is read as it is meant', (search, arrival) => {
  expect(readArrival(search)).toEqual(arrival)
})
