import { expect, test } from 'vitest'
import { interestsFor, meaningQuestion } from './interests.ts'

const meaning = (label: string) => ({ id: label, label, words: [] })
const written = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ question: `Written ${i}?`, placeholder: 'For example …' }))

test('three to five questions, each with an id of its own, those written for the topic first', () => {
  for (const count of [0, 1, 2, 3, 5, 9]) {
    const asked = interestsFor('sharks', [meaning('Sharks')], written(count))
    expect(asked.length).toBe(Math.min(5, Math.max(3, count)))
    expect(new Set(asked.map(({ id }) => id)).size).toBe(asked.length)
    expect(asked.slice(0, count).every(({ question }) => question.startsWith('Written'))).toBe(true)
  }
})

test('of several meanings it is asked first which, and nothing is asked that only one of them is about', () => {
  const [which, ...others] = interestsFor('bass', [meaning('Bass: the fish'), meaning('Bass: the sound')], written(4))
  expect(which).toMatchObject({ id: meaningQuestion, choices: ['Bass: the fish', 'Bass: the sound'] })
  expect(others).toHaveLength(2)
  for (const { question } of others) expect(question).toContain('bass')
})

test('with no idea yet the questions are open ones', () => {
  expect(interestsFor('', [], [])).toHaveLength(3)
  expect(JSON.stringify(interestsFor('', [], []))).not.toMatch(/about {2}|about \?/)
})
