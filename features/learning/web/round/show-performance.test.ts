import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { AnswerReply } from '../answers/answers.ts'
import { questionsQuery, type ServedRound } from './questions-query.ts'
import { showPerformance } from './show-performance.ts'

const performance = (reason: string, overallAccuracy: number, inRow: number): ServedRound['performance'] => ({
  recommendedDifficulty: 'medium',
  reason,
  performanceMetrics: { overallAccuracy, recentCorrectStreak: inRow, recentIncorrectStreak: 0 },
})
const served: ServedRound = {
  questions: [],
  performance: performance('A bit of everything', 50, 2),
  poolStatus: { unansweredQuestions: 100, needsMoreQuestions: false, moreComing: false },
  round: { answered: 0, correct: 0 },
  session: { remainingFreeTime: 600, isPaused: false, hasReachedLimit: false, isSubscribed: false },
}
const reply = (correct: boolean) =>
  ({
    correct,
    performance: performance('3 right in a row!', 90, 3),
    creature: { totalQuestions: 4, correctAnswers: 3 },
  }) as AnswerReply

/** The served of a round after an answer, and whether it still counts as the same served. */
const after = (round: string, correct: boolean) => {
  const client = new QueryClient()
  const { queryKey } = questionsQuery(round, 1)
  client.setQueryData(queryKey, served, { updatedAt: 1234 })
  showPerformance(client, round, reply(correct))
  return { shown: client.getQueryData(queryKey), same: client.getQueryState(queryKey)?.dataUpdatedAt === 1234 }
}

test('a topic shows what the reply says of it, and its round stays the same one', () => {
  const { shown, same } = after('science', true)
  expect(shown).toEqual({ ...served, performance: performance('3 right in a row!', 90, 3) })
  expect(same).toBe(true)
})

test.each(['mixed', 'mistakes'])('a %s round keeps its own reason and counts over all topics', round => {
  expect(after(round, true).shown?.performance).toEqual(performance('A bit of everything', 75, 3))
  expect(after(round, false).shown?.performance.performanceMetrics).toEqual({
    overallAccuracy: 75,
    recentCorrectStreak: 0,
    recentIncorrectStreak: 1,
  })
})

test('a round that is no longer there gets nothing', () => {
  const client = new QueryClient()
  showPerformance(client, 'science', reply(true))
  expect(client.getQueryCache().getAll()).toEqual([])
})
