import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exampleDraft } from './examples/example-draft.ts'
import { chiSquare } from './pool-checks.ts'
import { numberLine, orderOptions } from './serve-order.ts'

const text = fc.string({ minLength: 1, maxLength: 12 })
const fourTexts = fc.uniqueArray(text, { minLength: 4, maxLength: 4 })

test('the same draft and seed give the same order, however its wrong options are listed', () => {
  fc.assert(
    fc.property(fourTexts, fc.string(), ([key = '', ...wrong], seed) => {
      const listed = orderOptions(exampleDraft('?', key, wrong), seed)
      const backwards = orderOptions(exampleDraft('?', key, wrong.toReversed()), seed)
      expect(backwards.options).toEqual(listed.options)
      expect(backwards.correctAnswer).toBe(listed.correctAnswer)
    }),
  )
})

test('serves four options of the draft, the key at its stated position, and a note for each distractor', () => {
  fc.assert(
    fc.property(fourTexts, fc.nat(), ([key = '', ...wrong], seed) => {
      const { options, correctAnswer, whys } = orderOptions(exampleDraft('?', key, wrong), seed)
      expect(options.toSorted()).toEqual([key, ...wrong].toSorted())
      expect(options[correctAnswer]).toBe(key)
      expect(whys.map(why => why === null)).toEqual(options.map(option => option === key))
    }),
  )
})

test('whole numbers are in ascending order for every seed', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: -5000, max: 5000 }), { minLength: 4, maxLength: 4 }),
      fc.nat(),
      (values, seed) => {
        const [key = '', ...wrong] = values.map(String)
        expect(orderOptions(exampleDraft('?', key, wrong), seed).options).toEqual(
          values.toSorted((a, b) => a - b).map(String),
        )
      },
    ),
  )
})

test.each([
  ['years', ['1492', '44 BC', 'AD 79', '1066'], ['44 BC', 'AD 79', '1066', '1492']],
  ['percents', ['95%', '5%', '50%', '9.5%'], ['5%', '9.5%', '50%', '95%']],
  ['money', ['$10.00', '$1.20', '$0.70', '$2.10'], ['$0.70', '$1.20', '$2.10', '$10.00']],
  ['fractions', ['2/3', '1/2', '1 1/4', '3/4'], ['1/2', '2/3', '3/4', '1 1/4']],
  ['negative numbers', ['3', '−12', '−5', '0'], ['−12', '−5', '0', '3']],
  [
    'large numbers with a unit',
    ['384,400 km', '90 km', '1,200 km', '40,000 km'],
    ['90 km', '1,200 km', '40,000 km', '384,400 km'],
  ],
  [
    'centuries',
    ['18th century', '5th century BC', '2nd century', '20th century'],
    ['5th century BC', '2nd century', '18th century', '20th century'],
  ],
  ['times', ['2 h 15 min', '45 minutes', '1 h 5 min', '3 hours'], ['45 minutes', '1 h 5 min', '2 h 15 min', '3 hours']],
  ['words', ['four legs', 'two legs', 'six legs', 'eight legs'], ['two legs', 'four legs', 'six legs', 'eight legs']],
])('%s are put in order', (_, [key = '', ...wrong], expected) => {
  expect(orderOptions(exampleDraft('?', key, wrong), 3).options).toEqual(expected)
})

test('numbers of different units are shuffled', () => {
  expect(numberLine(['3 cm', '5 kg', '7 cm', '9 cm'])).toBeUndefined()
  expect(numberLine(['Henry VIII', '2', '3', '4'])).toBeUndefined()
})

test('a key in words takes all four positions equally often', () => {
  const draft = exampleDraft('?', 'Jupiter', ['Mars', 'Earth', 'Venus'])
  const counts = [0, 0, 0, 0]
  for (let seed = 0; seed < 4000; seed++) {
    const place = orderOptions(draft, seed).correctAnswer
    counts[place] = (counts[place] ?? 0) + 1
  }
  expect(chiSquare(counts)).toBeLessThan(16.27)
})

test('three options are refused', () => {
  expect(() => orderOptions(exampleDraft('?', 'a', ['b', 'c']), 1)).toThrow(RangeError)
})
