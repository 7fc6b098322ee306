import { expect, test } from 'vitest'
import { seededDice } from '#kit/random/dice.ts'
import { chooseWrongOptions } from './choose-wrong-options.ts'
import { topicFairness, unweighed } from './fairness.ts'
import { placeReader } from './places.ts'

/** Candidates around a key, more of them above it than below, as most misconceptions have it. */
const around = (key: number, luck: ReturnType<typeof seededDice>) =>
  luck.shuffle([-9, -4, -2, 3, 5, 8, 11, 20]).map(step => ({ text: String(key + step) }))

test('the key is the smallest, second, third and largest equally often', () => {
  const fairness = topicFairness().forSlot()
  const counts = [0, 0, 0, 0]
  for (let i = 0; i < 400; i++) {
    const key = String(100 + i)
    const chosen = chooseWrongOptions(key, around(100 + i, seededDice(i)), fairness) ?? []
    const places = placeReader([key, ...chosen.map(option => option.text)])([1, 2, 3])
    fairness.took(places)
    counts[places.value ?? 0] = (counts[places.value ?? 0] ?? 0) + 1
  }
  expect(Math.min(...counts)).toBeGreaterThan(90)
})

test('the topic compensates for a family that favours one rank', () => {
  const topic = topicFairness()
  const leaning = topic.forSlot()
  for (let i = 0; i < 20; i++) leaning.took({ value: 3, likeness: undefined, length: undefined })
  const other = topic.forSlot()
  expect(other.cost({ value: 3, likeness: undefined, length: undefined })).toBeGreaterThan(0)
  expect(other.cost({ value: 0, likeness: undefined, length: undefined })).toBe(0)
})

test('options with a note come before those without, early ones before late ones', () => {
  const candidates = [
    { text: 'birch' },
    { text: 'cedar', why: 'A cedar has needles.' },
    { text: 'daisy' },
    { text: 'elm', why: 'An elm is another tree.' },
    { text: 'fir', why: 'A fir has cones.' },
  ]
  expect(chooseWrongOptions('oak', candidates, unweighed)?.map(option => option.text)).toEqual(['cedar', 'elm', 'fir'])
  expect(chooseWrongOptions('oak', candidates.slice(0, 4), unweighed)?.map(option => option.text)).toEqual([
    'birch',
    'cedar',
    'elm',
  ])
  expect(chooseWrongOptions('oak', candidates.slice(0, 2), unweighed)).toBeUndefined()
})
