import { expect, test } from 'vitest'
import { chooseMeaning } from './choose-meaning.ts'

const meanings = [
  { id: 'fish', label: 'Bass: the fish', words: ['angling', 'lake'] },
  { id: 'sound', label: 'Bass guitar: the instrument', words: ['strings', 'band'] },
]
const chosen = (...answers: string[]) => chooseMeaning(meanings, answers)?.id

test('a tapped meaning wins over the other answers', () => {
  expect(chosen('Bass guitar: the instrument', 'I catch fish in the lake with angling')).toBe('sound')
})

test('otherwise the meaning whose words the answers use most wins', () => {
  expect(chosen('I want to play in a band, with strings')).toBe('sound')
  expect(chosen('In our lake there are many')).toBe('fish')
})

test('the first meaning is the default; without meanings there is none', () => {
  expect(chosen()).toBe('fish')
  expect(chosen('no idea at all')).toBe('fish')
  expect(chooseMeaning([], ['anything'])).toBeUndefined()
})
