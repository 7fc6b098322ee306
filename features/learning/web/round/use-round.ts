import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useReducer, useRef } from 'react'
import { mistakesRound } from '#learning/rules/round-kinds.ts'
import { arenaAfter, emptyArena } from '#learning/rules/round-progress.ts'
import type { Pet } from '#pet/web/pet-query.ts'
import { topicsQuery } from '#topics/web/topics-query.ts'
import { questionsQuery } from './questions-query.ts'

/** The questions of the open round, and how far the learner is in it (SPEC §4, *Learning session*). */
export function useRound(topicId: string | undefined, pet: Pet | null | undefined) {
  const client = useQueryClient()
  const [arena, tell] = useReducer(arenaAfter, emptyArena)
  // One that is just being opened shows once its breaks are reset.
  const progress = topicId !== undefined && arena.topicId === topicId ? arena.rounds[topicId] : undefined
  const served = useQuery({
    ...questionsQuery(topicId ?? '', pet?.level ?? 1),
    enabled: topicId !== undefined && Boolean(pet),
    // A round that has begun is played to its end, however long another topic came between.
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

  // Mistakes that came together elsewhere meanwhile belong into a round of them that has not begun.
  useEffect(
    () => () => {
      const unbegun = topicId === mistakesRound && !rounds.current[mistakesRound]?.score.total
      if (unbegun) client.removeQueries({ queryKey: questionsQuery(mistakesRound, 1).queryKey })
    },
    [client, topicId],
  )

  // The server knows where a round was left: whoever comes back to the arena asks it.
  useEffect(
    () => () => {
      for (const [topic, { score }] of Object.entries(rounds.current)) {
        if (score.total > 0) client.removeQueries({ queryKey: questionsQuery(topic, 1).queryKey })
      }
    },
    [client],
  )

  // What the round changed in the list of topics shows once the round is over.
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
    /** Another ten, in place of a round that is over. */
    again: () => void client.resetQueries({ queryKey: questionsQuery(topicId ?? '', 1).queryKey }),
  }
}

export type Round = ReturnType<typeof useRound>
