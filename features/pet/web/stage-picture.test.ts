import { expect, test } from 'vitest'
import { paintedOnly } from './stage-picture.ts'

test.each([
  ['/api/creatures/a/stages/3/painted.webp?v=1f', '/api/creatures/a/stages/3/painted.webp?v=1f'],
  ['/api/creatures/a/stages/3/drawn.svg?v=1f', undefined],
  ['/api/creatures/a/stages/3/drawn.svg', undefined],
  [null, undefined],
  [undefined, undefined],
])('of %s the card shows %s', (address, shown) => {
  expect(paintedOnly(address)).toBe(shown)
})
