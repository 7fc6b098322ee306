import { expect, test } from 'vitest'
import { exampleDraft as q } from '../examples/example-draft.ts'
import { rememberWritten } from './duplicate.ts'

const wrong = ['Brass', 'Percussion', 'Woodwind']
const viola = q('To which family does the viola belong?', 'Strings', wrong, { kind: 'forward', factIds: ['viola'] })
const violin = q('To which family does the violin belong?', 'Strings', wrong, { kind: 'forward', factIds: ['violin'] })

test("two facts give two questions; an item that repeats a fact's question is a duplicate", () => {
  const written = rememberWritten()
  written.add(viola)
  expect(written.near(violin)).toBeUndefined()
  expect(written.near(q('To which family does a viola belong?', 'Strings', wrong))).toBe(viola.stem)
  expect(written.has(viola.fingerprint)).toBe(true)
  expect(written.has(violin.fingerprint)).toBe(false)
})

test('the same stem with another key is a different question', () => {
  const written = rememberWritten()
  written.add(q('Which of these is the largest?', 'Jupiter', wrong))
  expect(written.near(q('Which of these is the largest?', 'Saturn', wrong))).toBeUndefined()
})

test('computed questions may differ in a number only', () => {
  const written = rememberWritten()
  written.add(q('How much is 12 + 30?', '42', wrong, { author: 'computed' }))
  expect(written.near(q('How much is 13 + 29?', '42', wrong, { author: 'computed' }))).toBeUndefined()
})
