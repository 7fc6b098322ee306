import { expect, test } from 'vitest'
import { coatOf, meaningOf } from './coat.ts'

const book = (mastery: number, due: number) => ({ id: 'art', name: 'Art', mastery, due })

test('a coat shines where something is known and nothing forgotten', () => {
  expect(coatOf([book(40, 0), book(0, 0)])).toMatchObject({ shines: true, meaning: expect.stringContaining('shines') })
  expect(coatOf([book(40, 0), book(10, 1)])).toMatchObject({
    shines: false,
    meaning: expect.stringContaining('one thing'),
  })
  expect(coatOf([book(0, 0)])).toMatchObject({ shines: false, filter: undefined })
  expect(coatOf([])).toMatchObject({ shines: false, filter: undefined })
})

test('forgetting dims a little and never much', () => {
  const dullness = [1, 5, 20, 1000].map(due =>
    Number(/saturate\((.*?)\)/.exec(coatOf([book(40, due)]).filter ?? '')?.[1]),
  )
  expect(dullness).toEqual(dullness.toSorted((a, b) => b - a))
  expect(dullness.at(-1)).toBeGreaterThanOrEqual(0.65)
})

test.each([
  [book(0, 0), /every answer/i],
  [book(64, 0), /64%.*not a speck of dust/i],
  [book(64, 1), /64%.*one thing/],
  [book(64, 3), /64%.*3 things/],
])('a book says what it means: %o', (shown, said) => {
  expect(meaningOf(shown)).toMatch(said)
})
