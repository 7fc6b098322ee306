import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { inertSchema } from './inert-schema.ts'

const inert = inertSchema as typeof z

test('a contract can be declared with it as with the real library', () => {
  expect(() =>
    inert.object({ email: inert.string('text').check(inert.minLength(1)), at: inert.optional(inert.iso.datetime()) }),
  ).not.toThrow()
})

test('whoever wants it to check something is told that it does not', () => {
  expect(() => inert.string().safeParse('anything')).toThrow('server only')
})
