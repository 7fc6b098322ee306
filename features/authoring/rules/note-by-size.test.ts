import { expect, test } from 'vitest'
import { noteBySize } from './note-by-size.ts'

test.each([
  ['40', '38', '38 is 2 too small.'],
  ['40', '90', '90 is much too large.'],
  ['−5', '5', '5 is 10 too large.'],
  ['$1.20', '$1.10', '$1.10 is $0.10 too little.'],
  ['05:28', '05:23', '05:23 is 5 minutes too early.'],
  ['40 minutes', '1 hour 5 minutes', '1 hour 5 minutes is 25 minutes too long.'],
  ['2 hours', '3 hours', '3 hours is 1 hour too long.'],
  ['12,000 m²', '11,000 m²', '11,000 m² is 1000 m² too small.'],
  ['40π cm²', '39π cm²', '39π cm² is π cm² too small.'],
  ['4.5 kg', '4 kg', '4 kg is 0.5 kg too small.'],
  ['−1 °C', '−5 °C', '−5 °C is 4 °C too low.'],
  ['6 sides', '5 sides', '5 sides is 1 side too few.'],
  ['70%', '80%', '80% is a little too large.'],
  ['4/11', '7/20', '7/20 is a little too small.'],
])('the key is %s, the answer %s', (key, wrong, note) => {
  expect(noteBySize(key, wrong)).toBe(note)
})

test.each([
  ['147', '145', ['40 × 3 = 120 and 9 × 3 = 27.', '120 + 27 = 147.'], 'Check: 120 + 27 = 147. So 145 is 2 too small.'],
  [
    '20 m',
    '22 m',
    ['2 × 6 + 2 × 4 = 12 + 8 = 20, so it is 20 m.'],
    'Check: 2 × 6 + 2 × 4 = 12 + 8 = 20. So 22 m is 2 m too large.',
  ],
  [
    '4 hours',
    '5 hours',
    ['Into the larger unit we divide: 240 ÷ 60 = 4.', 'So it is 4 hours.'],
    'Check: 240 ÷ 60 = 4. So 5 hours is 1 hour too long.',
  ],
  ['−10', '−9', ['2 × 5 = 10, and that is below zero.'], '−9 is 1 too large.'],
  ['4', '5', ['Divide both sides by 7: x = 4.'], '5 is 1 too large.'],
])('the key is %s, the answer %s, and the steps show the sum', (key, wrong, steps, note) => {
  expect(noteBySize(key, wrong, steps)).toBe(note)
})

test.each([
  ['3 cm', '3 kg'],
  ['1/2', '0.5'],
  ['undefined', '5'],
])('nothing is said of %s and %s', (key, wrong) => {
  expect(noteBySize(key, wrong)).toBeUndefined()
})
