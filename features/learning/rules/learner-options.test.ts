import { expect, test } from 'vitest'
import { chosenOption } from './learner-options.ts'

const options = ['a', 'b', 'c', 'd']

test.each([
  [2, undefined, 2],
  [2, 'c', 2],
  [2, 'a', 0],
  [2, 'gone', undefined],
  [2, '', undefined],
])('option %s that said %s is option %s', (index, text, chosen) => {
  expect(chosenOption(options, index, text)).toBe(chosen)
})
