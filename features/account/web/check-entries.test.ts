import { expect, test } from 'vitest'
import { faultOfSignIn, faultOfSignUp } from './check-entries.ts'

const whole = { email: 'ada@example.org', username: 'Ada', password: 'long enough', confirmation: 'long enough' }

test('a sign-in needs both fields', () => {
  expect(faultOfSignIn({ email: 'ada@example.org', password: 'x' })).toBeUndefined()
  expect(faultOfSignIn({ email: '  ', password: 'x' })).toBe('Please fill in all fields')
  expect(faultOfSignIn({ email: 'ada@example.org', password: '' })).toBe('Please fill in all fields')
})

test.each([
  [{}, undefined],
  [{ username: ' ' }, 'Please fill in all fields'],
  [{ email: '' }, 'Please fill in all fields'],
  [{ password: '', confirmation: '' }, 'Please fill in all fields'],
  [{ confirmation: 'another' }, 'Passwords do not match'],
  [{ password: 'short', confirmation: 'shorter' }, 'Passwords do not match'],
  [{ password: '1234567', confirmation: '1234567' }, 'Password must be at least 8 characters long'],
  [{ password: '12345678', confirmation: '12345678' }, undefined],
])('a sign-up with %o says %s', (change, fault) => {
  expect(faultOfSignUp({ ...whole, ...change })).toBe(fault)
})
