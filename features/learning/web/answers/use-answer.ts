import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { userQuery } from '#account/web/current-user.ts'
import { useOnline } from '#kit/ui/use-online.ts'
import { questionsQuery } from '../round/questions-query.ts'
import type { AnswerReply } from './answers.ts'
import { answersOf } from './answers.ts'
import { newIdempotencyKey } from './idempotency-key.ts'
import { keepAnswering } from './keep-answering.ts'
import type { WaitingAnswer } from './waiting-answers.ts'
import { withAnswer } from './waiting-answers.ts'

/** What the learner chose, and the circumstances. */
export type Answer = Pick<
  WaitingAnswer,
  'round' | 'questionId' | 'userAnswer' | 'answerText' | 'right' | 'breaksTaken' | 'secondsTaken'
>

/**
 * Adds answers to the page's queue and follows the queue's state.
 *
 * @param onFed called with the reply to the latest answer
 */
export function useAnswer(onFed: (reply: AnswerReply) => void) {
  const client = useQueryClient()
  const answers = answersOf(client)
  const openedAt = useRef(performance.now())
  const last = useRef<string>(undefined)
  const fed = useRef(onFed)
  fed.current = onFed
  const { held, sending, stuck } = useSyncExternalStore(answers.subscribe, answers.read)
  const online = useOnline()

  useEffect(() => {
    keepAnswering(client)
    return answersOf(client).listen(event => {
      if (event.type === 'taken' && event.answer.key === last.current) fed.current(event.reply)
    })
  }, [client])

  return {
    answer: (answer: Answer) => {
      const key = newIdempotencyKey()
      last.current = key
      const { queryKey } = questionsQuery(answer.round, 1)
      const updatedAt = client.getQueryState(queryKey)?.dataUpdatedAt
      client.setQueryData(
        queryKey,
        served => served && withAnswer(served, answer),
        updatedAt === undefined ? {} : { updatedAt },
      )
      void answers.add({
        ...answer,
        key,
        at: Date.now(),
        learner: client.getQueryData(userQuery.queryKey)?.id ?? '',
        sessionDuration: (performance.now() - openedAt.current) / 1000,
      })
    },
    /** How many answers are stored until the server accepts them. */
    held,
    /** The last try failed although there is a connection. */
    stuck: stuck && online,
    sending,
    sendAgain: () => void answers.flush(),
  }
}
