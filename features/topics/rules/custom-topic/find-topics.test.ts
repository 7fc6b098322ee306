import { expect, test } from 'vitest'
import { findTopics, indexTopics } from './find-topics.ts'

const topic = (topicId: string, title: string, ...aliases: string[]) => ({ topicId, title, about: '', aliases })
const index = indexTopics([
  topic('sharks', 'Sharks', 'great white shark'),
  topic('football', 'Football', 'soccer'),
  topic('american', 'American football', 'football'),
])
const ids = (typed: string) => {
  const { meant, near } = findTopics(index, typed)
  return { meant: meant.map(({ topicId }) => topicId), near: near.map(({ topicId }) => topicId) }
}

test('names, single typos, and filler words are understood', () => {
  for (const typed of ['sharks', 'I like sharks', 'shraks', 'famous shark facts', 'Great White Sharks'])
    expect(ids(typed)).toEqual({ meant: ['sharks'], near: [] })
})

test('a name of two topics finds both, the one titled so first', () => {
  expect(ids('football').meant).toEqual(['football', 'american'])
})

test('a name with other words is only near', () => {
  expect(ids('shark lawyers')).toEqual({ meant: [], near: ['sharks'] })
})

test('a long answer is not searched for pieces longer than any name', () => {
  const asked: string[] = []
  const byName = new Map(index.byName)
  byName.get = name => {
    asked.push(name)
    return undefined
  }
  findTopics({ ...index, byName }, Array(250).fill('word').join(' '))
  expect(asked.length).toBeGreaterThan(250)
  expect(asked.slice(1).every(name => name.split(' ').length <= 3)).toBe(true)
})
