import { expect, test } from 'vitest'
import { partsOfQuestion } from './question-text.ts'

test('a question without a listing is one piece of text', () => {
  expect(partsOfQuestion('Why is the sky blue?')).toEqual([{ kind: 'text', text: 'Why is the sky blue?' }])
})

test('a fenced block becomes a listing, its indentation kept', () => {
  expect(partsOfQuestion('What is printed?\n\n```js\nif (a) {\n  print(a)\n}\n```')).toEqual([
    { kind: 'text', text: 'What is printed?' },
    { kind: 'code', text: 'if (a) {\n  print(a)\n}' },
  ])
})

test('text after the listing and a second listing are kept in order', () => {
  const kinds = partsOfQuestion('A\n```\none\n```\nB\n```\ntwo\n```\nC').map(part => `${part.kind} ${part.text}`)
  expect(kinds).toEqual(['text A', 'code one', 'text B', 'code two', 'text C'])
})
