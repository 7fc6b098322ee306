import { afterEach, expect, test } from 'vitest'
import { inOtherWords, speakBy, spoken } from './spoken.ts'

const words = spoken('market', {
  open: 'We are open.',
  apples: (count: number) => `${count} apples`,
  signs: { in: 'Come in', out: 'Good bye' },
  cries: ['Fresh bread!', 'Sweet plums!'],
})
const spanish = {
  market: {
    open: 'Está abierto.',
    apples: (count: number) => `${count} manzanas`,
    signs: { in: 'Entre', out: 'Adiós' },
    cries: ['¡Pan fresco!'],
  },
}
afterEach(() => speakBy(() => undefined))

test('English is said where nothing else is chosen', () => {
  expect([words.open, words.apples(3), words.signs.in, words.cries.length]).toEqual([
    'We are open.',
    '3 apples',
    'Come in',
    2,
  ])
  expect(inOtherWords('Come in')).toBe('Come in')
})

test('the language of the moment is said, and may change from one moment to the next', () => {
  speakBy(() => spanish)
  expect([words.open, words.apples(3), words.signs.in, words.cries[0]]).toEqual([
    'Está abierto.',
    '3 manzanas',
    'Entre',
    '¡Pan fresco!',
  ])
  speakBy(() => undefined)
  expect(words.open).toBe('We are open.')
})

test('a room that a dictionary does not have stays English', () => {
  speakBy(() => ({ elsewhere: {} }))
  expect(words.open).toBe('We are open.')
})

test('a whole sentence is found by its English words', () => {
  speakBy(() => spanish)
  expect(inOtherWords('Good bye')).toBe('Adiós')
  expect(inOtherWords('Fresh bread!')).toBe('¡Pan fresco!')
  expect(inOtherWords('Nobody said this')).toBe('Nobody said this')
})

test('two rooms of one name are refused', () => {
  expect(() => spoken('market', {})).toThrow('market')
})
