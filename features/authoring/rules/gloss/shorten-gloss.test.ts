import { expect, test } from 'vitest'
import { shortGlosses } from './shorten-gloss.ts'

test.each([
  ['an instrument (as a flute) that is blown', ['an instrument that is blown']],
  [
    'very light rain; stronger than mist but less than a shower',
    ['very light rain; stronger than mist but less than a shower'],
  ],
  ['large spotted wild cat of Africa; compare lion', ['large spotted wild cat of Africa']],
  ['a kind of hat ((worn) by sailors) with a brim', ['a kind of hat with a brim']],
])('%s', (line, wanted) => expect(shortGlosses(line).slice(0, wanted.length)).toEqual(wanted))

test.each([
  ['says how a word is used', 'informal term for a man who repairs old bicycles'],
  ['ages', 'a vessel that is now used by fishermen on the lake'],
  ['compares with something unsaid', 'a smaller of the four Swiss breeds of dog'],
  ['is too short', 'large boas'],
  ['hangs in the air', 'a long wooden pole that is used by sailors for (pushing)'],
  ['is too long', `a ${'very '.repeat(30)}large animal of the plains`],
])('a line that %s is left out', (_, line) => expect(shortGlosses(line)).toEqual([]))
