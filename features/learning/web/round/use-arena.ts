import { useState } from 'react'
import { RequestError } from '#kit/ui/request-error.ts'
import { mixedRound } from '#learning/rules/round-kinds.ts'
import { pageWords } from '#learning/words.ts'
import { usePet } from '#pet/web/pet-query.ts'
import { useAnswer } from '../answers/use-answer.ts'
import { type Fed, useFeedback } from '../answers/use-feedback.ts'
import { useGrowthCelebration } from './use-growth-celebration.ts'
import { useOpenedRound } from './use-opened-round.ts'
import { useRound } from './use-round.ts'

/** The arena's state: pet, topics, the open round, feedback on the last answer, and faults. */
export function useArena() {
  const pet = usePet()
  const { topics, mistakes, offered, opened, open } = useOpenedRound()
  const round = useRound(opened, pet.data)
  const [fed, setFed] = useState<Fed>()
  const feedback = useFeedback(fed)
  const answers = useAnswer(setFed)
  useGrowthCelebration(pet.data?.level)

  const go = (topicId: string) => {
    setFed(undefined)
    open(topicId)
  }
  const [first] = topics.data ?? []
  const wayOn = offered.includes(mixedRound)
    ? { name: pageWords.goOnMixed, go: () => go(mixedRound) }
    : { name: pageWords.goOnWith(first?.topicName ?? ''), go: () => go(first?.topicId ?? '') }
  const { progress, served } = round
  const fault = topics.error ?? pet.error ?? served.error
  const answered = Boolean(progress && progress.chosen !== null && !progress.victory && progress.onBreak === null)
  return {
    pet: pet.data,
    noPet: pet.data === null || (fault instanceof RequestError && fault.code === 'creature_not_found'),
    topics: topics.data,
    mistakes,
    offered,
    opened: opened ?? '',
    go,
    /** Where to continue when a round has nothing left. */
    wayOn,
    round,
    answers,
    /** Whether the question on the screen is answered. */
    answered,
    /** What the pet says about that answer. */
    said: answered ? fed?.creatureFeedback : undefined,
    feedback,
    feed: setFed,
    forgetFed: () => setFed(undefined),
    fault,
    /** Why the pet couldn't be loaded. */
    petFault: pet.data === undefined ? pet.error : null,
    retry: () => {
      for (const query of [topics, pet, served]) if (query.error) void query.refetch()
    },
  }
}

export type ArenaState = ReturnType<typeof useArena>
