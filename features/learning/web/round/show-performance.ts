import type { QueryClient } from '@tanstack/react-query'
import { mistakesRound, mixedRound } from '#learning/rules/round-kinds.ts'
import type { AnswerReply } from '../answers/answers.ts'
import { questionsQuery, type ServedRound } from './questions-query.ts'

/** Puts the performance after an answer into its round, which otherwise stays as it is. */
export function showPerformance(client: QueryClient, round: string, reply: AnswerReply): void {
  const { queryKey } = questionsQuery(round, 1)
  const updatedAt = client.getQueryState(queryKey)?.dataUpdatedAt
  if (updatedAt === undefined) return
  const ofOneTopic = round !== mixedRound && round !== mistakesRound
  client.setQueryData(
    queryKey,
    served => served && { ...served, performance: ofOneTopic ? reply.performance : overAll(served.performance, reply) },
    { updatedAt },
  )
}

/** In a round over several topics the reply's performance covers one of them; the pet's totals cover all. */
function overAll(
  before: ServedRound['performance'],
  { correct, creature: pet }: Pick<AnswerReply, 'correct' | 'creature'>,
): ServedRound['performance'] {
  const { recentCorrectStreak: right, recentIncorrectStreak: wrong } = before.performanceMetrics
  return {
    ...before,
    performanceMetrics: {
      overallAccuracy: (100 * pet.correctAnswers) / Math.max(1, pet.totalQuestions),
      recentCorrectStreak: correct ? right + 1 : 0,
      recentIncorrectStreak: correct ? 0 : wrong + 1,
    },
  }
}
