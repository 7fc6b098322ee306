import { expect, test } from 'vitest'
import { readMailLink } from './mail-link.ts'

test.each([
  ['#reset=12.abc-DEF_9', { kind: 'reset', token: '12.abc-DEF_9' }],
  ['#verify=1.x', { kind: 'verify', token: '1.x' }],
  ['#forgot', { kind: 'forgot' }],
  ['', undefined],
  ['#growing', undefined],
  ['#reset=', undefined],
  ['#reset=<img>', undefined],
  ['#other=1.x', undefined],
])('%s', (hash, link) => {
  expect(readMailLink(hash)).toEqual(link)
})
