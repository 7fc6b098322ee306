import { expect, test } from 'vitest'
import { optionOfKey } from './use-option-keys.ts'

test.each([
  ['1', 0],
  ['4', 3],
  ['a', 0],
  ['D', 3],
  ['5', undefined],
  ['e', undefined],
  ['Enter', undefined],
  ['12', undefined],
])('the key %s stands for option %s', (key, option) => {
  expect(optionOfKey(key)).toBe(option)
})
