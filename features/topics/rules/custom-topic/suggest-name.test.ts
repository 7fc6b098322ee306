import { expect, test } from 'vitest'
import { customTopicWords } from '../../words.ts'
import { suggestName } from './suggest-name.ts'

const drawn = (title: string | undefined) =>
  new Set(Array.from({ length: 40 }, (_, seed) => suggestName(title, `${seed}`)))

test('a title has several possible names', () => {
  expect(drawn('Sharks').size).toBeGreaterThan(2)
  for (const name of drawn('Sharks')) expect(name).toContain('Sharks')
})

test.each([
  'Go',
  'a title of just eighty letters, so that no more words find room beside it at all!!',
  'x'.repeat(200),
])('what is suggested can be taken as a name: %s', title => {
  for (const { length } of drawn(title)) {
    expect(length).toBeGreaterThanOrEqual(3)
    expect(length).toBeLessThanOrEqual(80)
  }
})

test('an unknown topic gets the general name', () => {
  expect([...drawn(undefined), ...drawn('  ')]).toEqual(Array(2).fill(customTopicWords.nameFallback))
})
