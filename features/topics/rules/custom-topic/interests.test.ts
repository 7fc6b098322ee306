import { expect, test } from 'vitest'
import { interestsFor, meaningQuestion } from './interests.ts'

const meaning = (label: string) => ({ id: label, label, words: [] })
const written = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ question: `Written ${i}?`, placeholder: 'For example …' }))

test('there are three to five questions with distinct ids, those written for the topic first', () => {
  for (const count of [0, 1, 2, 3, 5, 9]) {
    const asked = interestsFor('sharks', [meaning('Sharks')], written(count))
    expect(asked.length).toBe(Math.min(5, Math.max(3, count)))
    expect(new Set(asked.map(({ id }) => id)).size).toBe(asked.length)
    expect(asked.slice(0, count).every(({ question }) => question.startsWith('Written'))).toBe(true)
  }
})

test('several meanings are asked about first, without questions specific to one of them', () => {
  const [which, ...others] = interestsFor('bass', [meaning('Bass: the fish'), meaning('Bass: the sound')], written(4))
  expect(which).toMatchObject({ id: meaningQuestion, choices: ['Bass: the fish', 'Bass: the sound'] })
  expect(others).toHaveLength(2)
  for (const { question } of others) expect(question).toContain('bass')
})

test('a blank topic gets open questions', () => {
  expect(interestsFor('', [], [])).toHaveLength(3)
  expect(JSON.stringify(interestsFor('', [], []))).not.toMatch(/about {2}|about \?/)
})
