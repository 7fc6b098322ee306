import { afterEach, expect, test } from 'vitest'
import { catalogue, setTranslationsSource, translate } from './catalogue.ts'

const words = catalogue('market', {
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
afterEach(() => setTranslationsSource(() => undefined))

test('Texts are English by default', () => {
  expect([words.open, words.apples(3), words.signs.in, words.cries.length]).toEqual([
    'We are open.',
    '3 apples',
    'Come in',
    2,
  ])
  expect(translate('Come in')).toBe('Come in')
})

test('A text follows the current language, which may change at any time', () => {
  setTranslationsSource(() => spanish)
  expect([words.open, words.apples(3), words.signs.in, words.cries[0]]).toEqual([
    'Está abierto.',
    '3 manzanas',
    'Entre',
    '¡Pan fresco!',
  ])
  setTranslationsSource(() => undefined)
  expect(words.open).toBe('We are open.')
})

test('A catalogue without a translation stays English', () => {
  setTranslationsSource(() => ({ elsewhere: {} }))
  expect(words.open).toBe('We are open.')
})

test('A complete text is translated by its English words', () => {
  setTranslationsSource(() => spanish)
  expect(translate('Good bye')).toBe('Adiós')
  expect(translate('Fresh bread!')).toBe('¡Pan fresco!')
  expect(translate('Nobody said this')).toBe('Nobody said this')
})

test("Two catalogues can't share a name", () => {
  expect(() => catalogue('market', {})).toThrow('market')
})
