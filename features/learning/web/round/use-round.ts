import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useReducer, useRef } from 'react'
import { mistakesRound } from '#learning/rules/round-kinds.ts'
import { arenaAfter, emptyArena } from '#learning/rules/round-progress.ts'
import type { Pet } from '#pet/web/pet-query.ts'
import { topicsQuery } from '#topics/web/topics-query.ts'
import { questionsQuery } from './questions-query.ts'

/** The questions of the open round, and the learner's progress (SPEC §4, *Learning session*). */
export function useRound(topicId: string | undefined, pet: Pet | null | undefined) {
  const client = useQueryClient()
  const [arena, tell] = useReducer(arenaAfter, emptyArena)
  // A topic that is being opened is shown once its break counts are reset.
  const progress = topicId !== undefined && arena.topicId === topicId ? arena.rounds[topicId] : undefined
  const served = useQuery({
    ...questionsQuery(topicId ?? '', pet?.level ?? 1),
    enabled: topicId !== undefined && Boolean(pet),
    // A round in progress is finished, even after a long visit to another topic.
    ...(progress && !progress.victory && progress.score.total > 0 ? { staleTime: Number.POSITIVE_INFINITY } : {}),
  })

  useLayoutEffect(() => {
    if (topicId !== undefined) tell({ type: 'topic-opened', topicId })
  }, [topicId])

  const length = served.data?.questions.length
  const { answered, correct } = served.data?.round ?? { answered: 0, correct: 0 }
  const arrivedAt = String(served.dataUpdatedAt)
  useLayoutEffect(() => {
    if (topicId === undefined || length === undefined) return
    tell({ type: 'round-arrived', topicId, roundId: arrivedAt, length, answered, correct })
  }, [topicId, length, answered, correct, arrivedAt])

  const rounds = useRef(arena.rounds)
  rounds.current = arena.rounds

  // A round of mistakes that hasn't begun is reloaded next time, to include new mistakes.
  useEffect(
    () => () => {
      const notBegun = topicId === mistakesRound && !rounds.current[mistakesRound]?.score.total
      if (notBegun) client.removeQueries({ queryKey: questionsQuery(mistakesRound, 1).queryKey })
    },
    [client, topicId],
  )

  // The server knows how far a round is, so it's loaded again when the learner returns to the arena.
  useEffect(
    () => () => {
      for (const [topic, { score }] of Object.entries(rounds.current)) {
        if (score.total > 0) client.removeQueries({ queryKey: questionsQuery(topic, 1).queryKey })
      }
    },
    [client],
  )

  // The list of topics is updated once the round is over.
  const victory = progress?.victory ?? false
  useEffect(() => {
    if (victory) void client.invalidateQueries({ queryKey: topicsQuery.queryKey })
  }, [client, victory])

  const shown = progress?.roundId === arrivedAt ? progress : undefined
  return {
    topicId,
    arena,
    progress: shown,
    served,
    question: shown && served.data?.questions[shown.index],
    tell,
    /** Loads another ten questions after the end of a round. */
    again: () => void client.resetQueries({ queryKey: questionsQuery(topicId ?? '', 1).queryKey }),
  }
}

export type Round = ReturnType<typeof useRound>
