import { expect, test } from 'vitest'
import { redirectPath } from './redirect-path.ts'

test.each(['/', '/subscribe', '/learning?topic=world%20cup', '/topics/', '/pet-room#care', '/learning/today'])(
  '%s is kept',
  path => {
    expect(redirectPath(path)).toBe(path)
  },
)

test.each([
  undefined,
  null,
  '',
  'subscribe',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/x//evil.example',
  '/@evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/api/auth/logout',
  '/API',
  '/x/../api/docs',
  '/learning\r\nset-cookie: a=b',
  `/${'a'.repeat(200)}`,
])('%j becomes the home page', path => {
  expect(redirectPath(path)).toBe('/')
})
