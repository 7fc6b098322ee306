import { expect, test } from 'vitest'
import * as z from 'zod'
import { checkValue } from './check-value.ts'

const schema = z.object({
  name: z.string('Please say your name').min(1, 'Please say your name'),
  age: z.int().max(150),
  pets: z.optional(z.array(z.object({ kind: z.enum(['cat', 'dog']) }))),
})

test.each([
  ['nothing', undefined, 'The request body is missing: it must be an object.'],
  ['a list', [], 'The request body must be an object.'],
  ['its own message', { age: 3 }, 'Please say your name'],
  ['a missing field', { name: 'Ana' }, 'age is missing: it must be a number.'],
  ['text for a number', { name: 'Ana', age: '3' }, 'age must be a number.'],
  ['a fraction', { name: 'Ana', age: 3.5 }, 'age must be a whole number.'],
  ['too much', { name: 'Ana', age: 151 }, 'age must be at most 150.'],
  [
    'a deep place',
    { name: 'Ana', age: 3, pets: [{ kind: 'cat' }, { kind: 'cow' }] },
    'pets[1].kind must be one of cat, dog.',
  ],
])('The first fault is explained: %s', (_, value, words) => {
  expect(checkValue(schema, value).error).toBe(words)
})

test('Unknown fields are dropped', () => {
  expect(checkValue(schema, { name: 'Ana', age: 3, isAdmin: true })).toEqual({ value: { name: 'Ana', age: 3 } })
})
