import { expect, test } from 'vitest'
import { kindOf } from './request-kinds.ts'

const origin = 'https://mindling.example'

test.each([
  ['GET', 'navigate', '/', 'page'],
  ['GET', 'navigate', '/learning?topic=science', 'page'],
  ['GET', 'navigate', '/Pet-Room', 'page'],
  ['GET', 'navigate', '/api/docs', 'other'],
  ['GET', 'navigate', '/api/auth/google', 'other'],
  ['GET', 'navigate', '/robots.txt', 'other'],
  ['GET', 'no-cors', '/assets/base-BLdDXr3v.css', 'kept-first'],
  ['GET', 'cors', '/assets/index-D0JC2eHF.js', 'kept-first'],
  ['GET', 'no-cors', '/theme.js', 'kept-first'],
  ['GET', 'no-cors', '/api/questions/science-12/figure.svg?v=3', 'kept-first'],
  ['GET', 'cors', '/api/topics', 'other'],
  ['GET', 'cors', '/api/questions/made-good', 'other'],
  ['POST', 'cors', '/api/questions/generate', 'other'],
  ['GET', 'no-cors', '/sw.js', 'other'],
])('%s %s %s: %s', (method, mode, path, kind) => {
  expect(kindOf({ method, mode, url: `${origin}${path}` }, origin)).toBe(kind)
})

test('what comes from elsewhere is left alone', () => {
  expect(kindOf({ method: 'GET', mode: 'no-cors', url: 'https://elsewhere.example/a.js' }, origin)).toBe('other')
})
