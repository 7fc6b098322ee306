import { expect, test } from 'vitest'
import { isGuessable } from './guessable.ts'

const own = ['Rosa.Prado@example.org', 'Rosalinda']

test.each([
  'Mindling',
  'mindling2026',
  'my-Mindling',
  'ｍｉｎｄｌｉｎｇ！',
  'xxxxxxxxxxxx',
  '1212121212',
  'rosa.prado1',
  'Rosalinda7',
  'rosa.prado@example.org',
])('%s is guessable', password => {
  expect(isGuessable(password, own)).toBe(true)
})

test.each(['my mindling loves soup', 'Rosalinda reads at night', 'three small owls', 'abcabcab'])(
  "%s isn't guessable",
  password => {
    expect(isGuessable(password, own)).toBe(false)
  },
)

test('A name of three letters is too common to count as guessable', () => {
  expect(isGuessable('bananas!', ['a@example.org', 'Ana'])).toBe(false)
})
