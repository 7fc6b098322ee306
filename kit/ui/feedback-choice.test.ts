import { expect, test } from 'vitest'
import { isEnabledIn } from './feedback-choice.ts'

test.each([
  ['', false],
  ['sound=on', true],
  ['language=es; sound=on; touch=on', true],
  ['sound=', false],
  ['ultrasound=on', false],
  ['touch=on', false],
])('The cookies “%s” turn sound on: %s', (cookies, chosen) => {
  expect(isEnabledIn('sound', cookies)).toBe(chosen)
})
