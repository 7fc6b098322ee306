import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Draft } from './draft.ts'
import { exampleDraft } from './examples/example-draft.ts'
import { fingerprintOf } from './fingerprint.ts'

const of = (stem: string, key: string, more: Partial<Draft> = {}) =>
  fingerprintOf(exampleDraft(stem, key, ['x', 'y', 'z'], more))

test("distractors and seed don't change the fingerprint", () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.string(),
      fc.uniqueArray(fc.string(), { minLength: 6, maxLength: 6 }),
      fc.nat(),
      (stem, key, texts, seed) => {
        const one = exampleDraft(stem, key, texts.slice(0, 3))
        const other = exampleDraft(stem, key, texts.slice(3), { seed })
        expect(other.fingerprint).toBe(one.fingerprint)
      },
    ),
  )
})

test('sixteen hexadecimal digits', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (stem, key) => {
      expect(of(stem, key)).toMatch(/^[0-9a-f]{16}$/)
    }),
  )
})

test("case, spacing and final punctuation don't change the fingerprint", () => {
  expect(of('What  is DNA?', 'A molecule')).toBe(of('what is DNA ?', 'a molecule.'))
})

test.each([
  ['a sign', of('What is 2 + 2?', '4'), of('What is 2 × 2?', '4')],
  ['a number', of('What is 2 + 2?', '4'), of('What is 2 + 3?', '4')],
  ['the key', of('Which is a fruit?', 'apple'), of('Which is a fruit?', 'pear')],
  [
    'the listing',
    of('What does it print?', '1', { code: { language: 'javascript', text: 'print(1)' } }),
    of('What does it print?', '1', { code: { language: 'javascript', text: 'print(1) // one' } }),
  ],
])('%s makes another question', (_, one, other) => {
  expect(one).not.toBe(other)
})

test('a fact in other words has the same fingerprint; in the other direction it has another', () => {
  const fact: Partial<Draft> = { kind: 'forward', factIds: ['f-1'] }
  expect(of('Who wrote Emma?', 'Austen', fact)).toBe(of('Which writer gave us Emma?', 'Jane Austen', fact))
  expect(of('Who wrote Emma?', 'Austen', fact)).not.toBe(
    of('What did Austen write?', 'Emma', { ...fact, kind: 'inverse' }),
  )
  expect(of('Who wrote Emma?', 'Austen', fact)).not.toBe(of('Who wrote Emma?', 'Austen', { ...fact, topic: 'other' }))
})

test('the same four options in another order have the same fingerprint', () => {
  const order: Partial<Draft> = { kind: 'order', factIds: ['a', 'b', 'c', 'd'] }
  expect(of('Which came first?', 'A', order)).toBe(
    of('Which came first?', 'A', { ...order, factIds: ['a', 'd', 'c', 'b'] }),
  )
  expect(of('Which came first?', 'A', order)).not.toBe(of('Which came last?', 'B', order))
})

test('a hundred thousand questions have distinct fingerprints', () => {
  const seen = new Set(Array.from({ length: 100_000 }, (_, i) => of(`What is ${i} + 1?`, String(i + 1))))
  expect(seen.size).toBe(100_000)
})
