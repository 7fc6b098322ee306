import { expect, test } from 'vitest'
import { exampleDraft } from '../examples/example-draft.ts'
import { check } from '../gate.ts'
import type { GateContext } from './check.ts'

const facts = new Map([
  ['f1', 'The whale shark is the largest fish of the sea.'],
  ['f2', 'The blue whale is the largest animal of all.'],
])
const draft = (key: string, more: object = {}) =>
  exampleDraft('Which fish of the sea grows larger than any other?', key, ['Salmon', 'Tuna', 'Cod'], {
    author: 'model',
    factIds: ['f1'],
    explanation: `The largest of them is the one called ${key}, as is well known.`,
    ...more,
  })
const words = (of: ReturnType<typeof draft>, context: GateContext) => {
  const { passed, reasons } = check(of, context)
  return passed ? undefined : reasons.map(reason => reason.words).join('; ')
}

test("a model's key must be in the facts that it cites", () => {
  expect(words(draft('Whale shark'), { facts })).toBeUndefined()
  expect(words(draft('Basking giant'), { facts })).toMatch(/do not say "Basking giant"/)
  expect(words(draft('Whale shark', { factIds: ['f1', 'f9'] }), { facts })).toMatch(/unknown fact, "f9"/)
  expect(words(draft('Whale shark', { factIds: [] }), { facts })).toMatch(/cites no fact/)
  const elsewhere = { stem: 'Who won the match in Paris that evening?' }
  expect(words(draft('Whale shark', elsewhere), { facts })).toMatch(/something else/)
})

test("only a model's questions are checked against its facts", () => {
  expect(words(draft('Basking giant', { author: 'library' }), { facts })).toBeUndefined()
  expect(words(draft('Basking giant'), {})).toBeUndefined()
})

test("votes against a key count only for a model's questions", () => {
  const votesAgainst = () => 'one vote is for the key'
  expect(words(draft('Whale shark'), { facts, votesAgainst })).toMatch(/one vote/)
  expect(words(draft('Whale shark', { author: 'library' }), { facts, votesAgainst })).toBeUndefined()
})
