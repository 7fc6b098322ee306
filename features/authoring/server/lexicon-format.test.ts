import { expect, test } from 'vitest'
import { readLexicon } from './lexicon.ts'
import { bytesOf, layLists, layTexts, numbersOf, packSections, unpackSections } from './lexicon-format.ts'
import { withoutExamples } from './lexicon-source.ts'

const file = packSections(
  new Map([
    ['odd', Buffer.from('abcde')],
    ['numbers', bytesOf(Int32Array.from([1, -2, 3]))],
  ]),
)

test('packed data is read back unchanged', () => {
  const sections = unpackSections(file)
  expect(sections?.get('odd')?.toString()).toBe('abcde')
  expect([...numbersOf(sections?.get('numbers'))]).toEqual([1, -2, 3])
})

test.each([
  ['cut short', file.subarray(0, file.length - 4)],
  ['changed in one place', Buffer.concat([file.subarray(0, file.length - 1), Buffer.from([1])])],
  ['of another make', Buffer.from('something else that is long enough')],
  ['empty', Buffer.alloc(0)],
])('a file %s is refused', (_, bytes) => {
  expect(unpackSections(bytes)).toBeUndefined()
  expect(readLexicon(bytes)).toBeUndefined()
})

test('lists and texts are stored end to end', () => {
  expect([...layLists([[1, 2], [], [3]]).starts]).toEqual([0, 2, 2, 3])
  expect(layTexts(['né', '', 'x']).bytes.toString()).toBe('néx')
  expect([...layTexts(['né', '', 'x']).starts]).toEqual([0, 3, 3, 4])
})

test('a gloss has no examples', () => {
  expect(withoutExamples('a small dog; "she has a pug"; "pugs snore"')).toBe('a small dog')
})
