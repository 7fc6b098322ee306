import { expect, test } from 'vitest'
import { exampleDraft } from '#authoring/rules/examples/example-draft.ts'
import { checks } from '#authoring/rules/gate/checks.ts'
import { checkLabels } from '#authoring/words.ts'
import { passedChecks } from './passed-checks.ts'

test('every check of the gate has a label, and every label a check', () => {
  expect(Object.keys(checkLabels).sort()).toEqual(checks.map(({ name }) => name).sort())
  expect(new Set(Object.values(checkLabels)).size).toBe(checks.length)
})

const draft = exampleDraft('Which planet is known for its wide rings?', 'Saturn', ['Jupiter', 'Venus', 'Mars'])
const all = checks.map(({ name }) => name)
const knowledge = { keyFault: () => undefined, secondKey: () => undefined, foreignOptions: () => 0 }

test('what could not be looked up is not said to have passed', () => {
  const unknown = all.filter(name => name !== 'wrong key' && name !== 'second key')
  expect(passedChecks(draft, {})).toEqual(unknown)
  expect(passedChecks(draft, { recompute: () => 'Saturn' })).toEqual(all.filter(name => name !== 'second key'))
  expect(passedChecks(draft, { knowledge })).toEqual(all)
})

test('what fails now is left out', () => {
  expect(passedChecks({ ...draft, source: { title: '' } }, { knowledge })).toEqual(
    all.filter(name => name !== 'grounded'),
  )
  expect(passedChecks(draft, { knowledge, recompute: () => 'Mars' })).toEqual(all.filter(name => name !== 'wrong key'))
})
