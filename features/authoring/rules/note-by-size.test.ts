import { expect, test } from 'vitest'
import { noteBySize } from './note-by-size.ts'

test.each([
  ['40', '38', 'Close, but a little too small. Take the steps one by one.'],
  ['40', '90', 'Too large. Take the steps one by one.'],
  ['−5', '5', 'Too large. Take the steps one by one.'],
  ['$1.20', '$1.10', 'Close, but a little too small. Take the steps one by one.'],
  ['05:28', '05:23', 'Close, but a little too early. Take the steps one by one.'],
])('the key is %s, the answer %s', (key, wrong, note) => {
  expect(noteBySize(key, wrong)).toBe(note)
})

test.each([
  ['3 cm', '3 kg'],
  ['1/2', '0.5'],
  ['undefined', '5'],
])('nothing is said of %s and %s', (key, wrong) => {
  expect(noteBySize(key, wrong)).toBeUndefined()
})
