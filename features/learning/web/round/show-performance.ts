import type { QueryClient } from '@tanstack/react-query'
import { mistakesRound, mixedRound } from '#learning/rules/round-kinds.ts'
import type { AnswerReply } from '../answers/answers.ts'
import { type Batch, questionsQuery } from './questions-query.ts'

/** Puts the performance after an answer into its round's batch; the batch stays the same one, and its round goes on. */
export function showPerformance(client: QueryClient, round: string, reply: AnswerReply): void {
  const { queryKey } = questionsQuery(round, 1)
  const updatedAt = client.getQueryState(queryKey)?.dataUpdatedAt
  if (updatedAt === undefined) return
  const ofOneTopic = round !== mixedRound && round !== mistakesRound
  client.setQueryData(
    queryKey,
    batch => batch && { ...batch, performance: ofOneTopic ? reply.performance : overAll(batch.performance, reply) },
    { updatedAt },
  )
}

/** In a round over several topics the reply speaks of one of them, and its pet of all. */
function overAll(
  before: Batch['performance'],
  { correct, creature: pet }: Pick<AnswerReply, 'correct' | 'creature'>,
): Batch['performance'] {
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
