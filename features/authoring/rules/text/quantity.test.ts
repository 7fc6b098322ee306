import { expect, test } from 'vitest'
import { quantityOf, sameQuantity } from './quantity.ts'

test.each([
  ['12', 12, ''],
  ['1,250 km', 1_250_000, 'm'],
  ['3/4', 0.75, ''],
  ['1 1/2', 1.5, ''],
  ['−5', -5, ''],
  ['$3.50', 3.5, '$'],
  ['25%', 0.25, ''],
  ['44 BC', -44, ''],
  ['AD 79', 79, ''],
  ['18th century', 18, 'thcentury'],
  ['5th century BC', -5, 'thcentury'],
  ['x = 4', 4, 'x='],
  ['3:45 pm', 945, 'clock'],
  ['2 h 15 min', 8100, 'second'],
  ['45 minutes', 2700, 'second'],
  ['two years', 2, 'year'],
  ['3 million people', 3_000_000, 'people'],
  ['about 20 °C', 20, '°c'],
])('reads %s', (text, value, unit) => {
  expect(quantityOf(text)).toEqual({ value, unit })
})

test.each([
  'Henry VIII',
  '[1, 2]',
  '3x + 2',
  '10^3',
  '2 : 3',
  'H2O',
  'One Hundred Years of Solitude',
  '2nd of May 1808',
  '',
  'constructor years',
])('%s is no number', text => {
  expect(quantityOf(text)).toBeUndefined()
})

test.each([
  ['0.5', '1/2', true],
  ['50%', '1/2', true],
  ['50 cm', '0.5 m', true],
  ['90 minutes', '1 h 30 min', true],
  ['12', '120', false],
  ['3 cm', '3 kg', false],
  ['the moon', 'the moon', false],
])('%s and %s: the same number is %s', (a, b, same) => {
  expect(sameQuantity(quantityOf(a), quantityOf(b))).toBe(same)
})
