import { expect, test } from 'vitest'
import type { Draft } from './draft.ts'
import { type BadDraft, badOptions } from './examples/bad-options.ts'
import { badSubstance } from './examples/bad-substance.ts'
import { exampleDraft as q } from './examples/example-draft.ts'
import { check } from './gate.ts'

const bad: readonly BadDraft[] = [...badOptions, ...badSubstance]

const refused = ([, , draft, context]: BadDraft) => !check(draft, context).passed

const named = bad.map(([id, what, draft, context]) => ({ id, what, draft, context }))

test.each(named)('check $id detects $what', ({ id, draft, context }) => {
  const hard = check(draft, context).reasons.filter(reason => reason.level === 'hard')
  expect(hard.map(reason => reason.check)).toContain(id)
})

test('refuses at least 95 % of more than sixty bad questions', () => {
  expect(bad.length).toBeGreaterThanOrEqual(60)
  expect(bad.filter(refused).length / bad.length).toBeGreaterThanOrEqual(0.95)
})

/** Not wrong, only worse: they pass with a lower score. */
const weak: readonly [check: number, what: string, draft: Draft][] = [
  [9, 'a negation', q('Which of these animals does not lay eggs?', 'The cow', ['The hen', 'The frog', 'The trout'])],
  [
    10,
    'an absolute',
    q('How do plants find the light?', 'They grow toward it', [
      'They never grow at all',
      'They follow the wind',
      'They sense the soil',
    ]),
  ],
  [21, 'an opinion', q('Which is the most beautiful colour of quartz crystals?', 'Purple', ['Yellow', 'Pink', 'Grey'])],
  [
    29,
    'a long story for an eight-year-old',
    q(
      'Tom and Ana walk to the lake with a dog, a cat, a hen and a goat, and then one of them swims. Which one swims well of all these?',
      'The dog',
      ['The cat', 'The hen', 'The goat'],
      { level: 1 },
    ),
  ],
  [
    16,
    'a stem for adults',
    q(
      'Notwithstanding atmospheric turbulence, which astronomical instrumentation facilitates unprecedented interferometric observations?',
      'An array',
      ['A prism', 'A mirror', 'A filter'],
      { level: 1 },
    ),
  ],
]

test.each(weak)('check %i lowers the score: %s', (id, _, draft) => {
  const verdict = check(draft)
  expect(verdict.passed).toBe(true)
  expect(verdict.score).toBeLessThan(1)
  expect(verdict.reasons.map(reason => reason.check)).toContain(id)
})
