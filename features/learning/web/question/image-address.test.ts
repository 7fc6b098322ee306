import { expect, test } from 'vitest'
import { imageAddress } from './image-address.ts'

test.each([
  ['nothing', undefined, undefined],
  ['an empty address', '', undefined],
  ['a picture that is still wanted', 'image_needed: a right-angled triangle', undefined],
  ['an attached file, from the root', 'attached_assets/leaf.png', '/attached_assets/leaf.png'],
  ['a figure of the server', '/api/questions/7/figure.svg?v=abc', '/api/questions/7/figure.svg?v=abc'],
  [
    'an address elsewhere',
    'https://example.org/attached_assets/leaf.png',
    'https://example.org/attached_assets/leaf.png',
  ],
])('%s', (_, url, address) => {
  expect(imageAddress(url)).toBe(address)
})
