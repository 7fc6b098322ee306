import { expect, test } from 'vitest'
import { fraction } from './fraction.ts'
import { decimal, mixed, money, ratio, superscript, whole } from './print-number.ts'

test('whole numbers have a real minus sign, and commas from 10,000 up', () => {
  expect([0, 7, -7, 9999, 10000, 1234567, -12500].map(whole)).toEqual([
    '0',
    '7',
    '−7',
    '9999',
    '10,000',
    '1,234,567',
    '−12,500',
  ])
})

test('fractions are printed as they are said in class', () => {
  expect(ratio(fraction(6, 8))).toBe('3/4')
  expect(ratio(fraction(-10, 4))).toBe('−5/2')
  expect(ratio(fraction(8, 4))).toBe('2')
  expect(mixed(fraction(11, 4))).toBe('2 3/4')
  expect(mixed(fraction(3, 4))).toBe('3/4')
  expect(mixed(fraction(-7, 2))).toBe('−3 1/2')
})

test('decimals are exact, or refused', () => {
  expect(decimal(fraction(1, 8))).toBe('0.125')
  expect(decimal(fraction(-5, 100))).toBe('−0.05')
  expect(decimal(fraction(25000, 2))).toBe('12,500')
  expect(decimal(fraction(123456789, 10))).toBe('12,345,678.9')
  expect(decimal(fraction(9), 1)).toBe('9.0')
  expect(() => decimal(fraction(1, 3))).toThrow(RangeError)
  expect(() => decimal(fraction(1, 8), 2)).toThrow(RangeError)
})

test('money has two decimals, and exponents are superscript', () => {
  expect(money('€', fraction(7, 2))).toBe('€3.50')
  expect(superscript(-12)).toBe('⁻¹²')
})
