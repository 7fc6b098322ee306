import { expect, test } from 'vitest'
import { price } from '#outside/payments/subscription-price.ts'
import { subscribeWords } from '../web/subscribe-words.ts'
import { cardNumberAsTyped, expiryAsTyped, isGoodUntil, testCard } from './test-cards.ts'

test.each([
  ['4242 4242 4242 4242', 'pays'],
  ['4000-0000-0000-0002', 'declined'],
  ['4000002760003184', 'asks'],
  ['4000 0000 0000 0341', 'lapses'],
  // Has a valid check digit but isn't a test card.
  ['4539 1488 0343 6467', undefined],
  ['', undefined],
  ['constructor', undefined],
] as const)('%s: %s', (number, does) => {
  expect(testCard(number)).toBe(does)
})

test('Typed digits are grouped, and other characters are dropped', () => {
  expect(cardNumberAsTyped('4242424242424242')).toBe('4242 4242 4242 4242')
  expect(cardNumberAsTyped('42a42 4')).toBe('4242 4')
  expect(expiryAsTyped('1')).toBe('1')
  expect(expiryAsTyped('1234')).toBe('12 / 34')
  expect(expiryAsTyped('12 /')).toBe('12')
})

test('A card is valid until the end of its month', () => {
  const now = new Date('2026-11-30T23:59:59Z')
  expect(isGoodUntil('11 / 26', now)).toBe(true)
  expect(isGoodUntil('10 / 26', now)).toBe(false)
  expect(isGoodUntil('12 / 26', new Date('2027-01-01T00:00:00Z'))).toBe(false)
  expect(isGoodUntil('13 / 30', now)).toBe(false)
  expect(isGoodUntil('1 / 30', now)).toBe(false)
})

test('The page shows the price that is charged', () => {
  const said = `$${(price.cents / 100).toFixed(2)}`
  expect(subscribeWords.price + subscribeWords.perMonth).toBe(`${said}/${price.interval}`)
  expect(subscribeWords.start).toBe(`Start Subscription - ${said}/${price.interval}`)
})
