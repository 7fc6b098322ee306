import { expect, test } from 'vitest'
import { typedTopics } from '#testing/typed-topics.ts'
import { findTopics } from '../../rules/custom-topic/find-topics.ts'
import { knownTopics } from './known-topics.ts'

test('at least seventy of a hundred typed topics are known, and none is mistaken for another', () => {
  const entries = Object.entries(typedTopics)
  expect(entries.length).toBeGreaterThanOrEqual(100)
  const wrong: string[] = []
  let known = 0
  for (const [words, means] of entries) {
    const found = findTopics(knownTopics(), words).meant.map(({ topicId }) => topicId)
    if (found.some(topicId => !means.split(' ').includes(topicId))) wrong.push(`${words} → ${found.join(' ')}`)
    if (found.length === 0 && !means.includes('-')) wrong.push(`${words} → nothing`)
    known += found.length > 0 ? 1 : 0
  }
  expect(findTopics(knownTopics(), 'psychology').meant[0]?.topicId).toBe('atlas:psychology')
  expect(wrong).toEqual([])
  expect(known).toBeGreaterThanOrEqual(85)
})
