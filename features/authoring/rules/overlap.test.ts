import { expect, test } from 'vitest'
import { exampleDraft as q } from './examples/example-draft.ts'
import { givesAway } from './overlap.ts'

const wrong = ['x', 'y', 'z']
const wrote = q('Who wrote Oliver Twist?', 'Charles Dickens', wrong, { factIds: ['a'] })
const novel = q('Which of these novels did Charles Dickens write?', 'Oliver Twist', wrong, { factIds: ['b'] })
const birth = q('In which town was Charles Dickens born?', 'Portsmouth', wrong, { factIds: ['c'] })

test('two sides of one fact give each other away', () => {
  expect(givesAway(wrote, novel)).toBe(true)
  expect(givesAway(novel, wrote)).toBe(true)
  expect(givesAway(wrote, q('Which writer gave us Oliver?', 'Dickens', wrong, { factIds: ['a'] }))).toBe(true)
})

test('a stem that names the answer of a question about something else gives nothing away', () => {
  expect(givesAway(wrote, birth)).toBe(false)
  expect(
    givesAway(
      q('What is 6 × 2?', '12', wrong, { kind: 'computed' }),
      q('Is 12 even?', 'yes', wrong, { factIds: ['d'] }),
    ),
  ).toBe(false)
})
