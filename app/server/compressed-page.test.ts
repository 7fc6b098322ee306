import { expect, test } from 'vitest'
import { codingFor } from './compressed-page.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0', 'plain'],
  ['identity', 'plain'],
  ['', 'plain'],
  [undefined, 'plain'],
] as const)('For Accept-Encoding “%s” the page is sent as %s', (accepted, coding) => {
  expect(codingFor(accepted)).toBe(coding)
})
