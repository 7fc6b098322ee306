import { expect, test } from 'vitest'
import { offeredRounds, openedRound } from './offered-rounds.ts'

const offered = (topicIds: string[], mistakes = 0, wanted: string | null = null) =>
  offeredRounds({ topicIds, mistakes, wanted })

test('one topic is not mixed; several are, before all others', () => {
  expect(offered(['science'])).toEqual(['science'])
  expect(offered(['science', 'art'])).toEqual(['mixed', 'science', 'art'])
})

test('mistakes have a tab where there are some, and stay while they are open', () => {
  expect(offered(['science'], 1)).toEqual(['science', 'mistakes'])
  expect(offered(['science'], 0, 'mistakes')).toEqual(['science', 'mistakes'])
})

test('the first topic is opened unless the address asks for a round that there is', () => {
  const all = offered(['science', 'art'], 2)
  expect(openedRound(all, null)).toBe('science')
  expect(openedRound(all, 'mixed')).toBe('mixed')
  expect(openedRound(all, 'art')).toBe('art')
  expect(openedRound(all, 'mistakes')).toBe('mistakes')
  expect(openedRound(all, 'no-such-topic')).toBe('science')
  expect(openedRound(offered(['art']), 'mixed')).toBe('art')
})
