import { expect, test } from 'vitest'
import { seededDice } from '#kit/random/dice.ts'
import type { Family, Problem } from './family.ts'
import { joinSteps, recomputeFrom, writeComputed } from './procedural-author.ts'

/** A family whose draws are told by `problem`. */
const family = (problem: (n: number) => Partial<Problem>): Family => ({
  id: 'mathematics/example',
  topic: 'mathematics',
  title: 'Example',
  levels: [1],
  applied: false,
  misconceptions: { added: 'The numbers were added.', lost: 'A step got lost.', swapped: 'The digits changed places.' },
  source: { title: 'Example', url: 'https://en.wikipedia.org/wiki/Example' },
  draw(luck) {
    const n = luck.int(10, 99)
    return {
      stem: `What is ${n} × 2?`,
      key: String(2 * n),
      distractors: [],
      steps: [`${n} + ${n} = ${2 * n}.`],
      ...problem(n),
    }
  },
})

const threeWrong = (n: number) => [
  { value: String(n + 2), misconception: 'added' },
  { value: String(2 * n - 10), misconception: 'lost' },
  { value: String(2 * n + 9), misconception: 'swapped' },
]

test('each distractor says what went wrong, and the steps explain the key', () => {
  const draft = writeComputed(
    family(n => ({ distractors: threeWrong(n) })),
    1,
    seededDice(1),
  )
  expect(draft?.distractors.map(d => d.why).toSorted()).toEqual([
    'A step got lost.',
    'The digits changed places.',
    'The numbers were added.',
  ])
  expect(draft?.explanation).toContain(`= ${draft?.key}.`)
  expect(draft).toMatchObject({
    author: 'computed',
    kind: 'computed',
    skill: 'mathematics/example',
    level: 1,
    source: { title: 'Example' },
  })
})

test('a value equal to the key in another form is dropped, and near misses fill up', () => {
  const draft = writeComputed(
    family(() => ({
      key: '1/2',
      distractors: [
        { value: '0.5', misconception: 'added' },
        { value: '2/4', misconception: 'lost' },
        { value: '1/3', misconception: 'swapped' },
      ],
      nearMisses: ['50%', '2/3', '3/4'],
    })),
    1,
    seededDice(1),
  )
  expect(draft?.distractors.map(d => d.text).toSorted()).toEqual(['1/3', '2/3', '3/4'])
})

test('draws again where too few wrong answers are left', () => {
  const even = family(n => ({ distractors: n % 2 === 0 ? threeWrong(n) : [] }))
  for (let seed = 0; seed < 20; seed++) expect(Number(writeComputed(even, 1, seededDice(seed))?.key) % 4).toBe(0)
})

test('draws again where the numbers have no exact answer, and throws every other error', () => {
  const inexact = family(n => {
    if (n % 2 === 0) throw new RangeError(`no exact decimal: ${n}/3`)
    return { distractors: threeWrong(n) }
  })
  for (let seed = 0; seed < 20; seed++) expect(Number(writeComputed(inexact, 1, seededDice(seed))?.key) % 4).toBe(2)
  const broken = family(() => {
    throw new TypeError('a fault in the family')
  })
  expect(() => writeComputed(broken, 1, seededDice(1))).toThrow(TypeError)
})

test('gives up on a family that never has three', () => {
  expect(
    writeComputed(
      family(() => ({})),
      1,
      seededDice(1),
    ),
  ).toBeUndefined()
})

test('the seed of a draft draws its problem again', () => {
  const doubled = family(n => ({ distractors: threeWrong(n) }))
  const recompute = recomputeFrom([doubled])
  const draft = writeComputed(doubled, 1, seededDice(3))
  if (draft === undefined) throw new Error('nothing was written')
  expect(recompute(draft)).toBe(draft.key)
  expect(recompute({ ...draft, stem: 'What is 1 × 2?' })).not.toBe(draft.key)
  expect(recompute({ ...draft, skill: 'mathematics/other' })).toBeUndefined()
})

test('long workings are cut in the middle and keep the last step', () => {
  const steps = [...Array.from({ length: 20 }, (_, i) => `Step ${i} takes us a little further on.`), 'So it is 42.']
  const joined = joinSteps(steps)
  expect(joined.length).toBeLessThanOrEqual(400)
  expect(joined.startsWith('Step 0')).toBe(true)
  expect(joined.endsWith('So it is 42.')).toBe(true)
})
