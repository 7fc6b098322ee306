import { expect, test } from 'vitest'
import { fold } from './fold.ts'
import { readingGrade, syllablesOf } from './reading-grade.ts'
import { sameRoot } from './words.ts'

test.each([
  ['painter', 'painting', true],
  ['flower', 'sunflower', true],
  ['migrating', 'migration', true],
  ['german', 'germany', true],
  ['planet', 'planets', true],
  ['king', 'walking', false],
  ['light', 'night', false],
  ['planet', 'plant', false],
  ['rain', 'train', false],
  ['international', 'interest', false],
])('%s and %s are heard as one word: %s', (a, b, same) => {
  expect(sameRoot(a, b)).toBe(same)
  expect(sameRoot(b, a)).toBe(same)
})

test.each([
  ['The Nile', 'nile'],
  ['Colours', 'color'],
  ['Antonín Dvořák', 'antonin dvorak'],
  ['leaves', 'leaf'],
  ['boxes of berries', 'box of berry'],
  ['Vitamin A', 'vitamin a'],
  ['A flat', 'a flat'],
  ['A flat stone', 'a flat stone'],
  ['a glass', 'glass'],
  ['Mars', 'mar'],
])('%s folds to %s', (text, folded) => {
  expect(fold(text)).toBe(folded)
})

test('syllables are counted by ear, roughly', () => {
  expect(['cat', 'table', 'banana', 'volcano', 'photosynthesis', 'made'].map(syllablesOf)).toEqual([1, 2, 3, 3, 5, 1])
})

test('a sentence for a child reads at a lower grade than one for an adult', () => {
  expect(readingGrade('The cat sat on the mat.')).toBeLessThan(2)
  expect(readingGrade('Which animal has a long trunk?')).toBeLessThan(5)
  expect(
    readingGrade('Atmospheric refraction systematically displaces astronomical observations toward the zenith.'),
  ).toBeGreaterThan(16)
  expect(readingGrade('')).toBe(0)
})
