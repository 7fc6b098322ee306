import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { userQuery } from '#account/web/current-user.ts'
import { call } from '#kit/contract/call.ts'
import type { ReplyOf } from '#kit/contract/endpoint.ts'
import { CallFault, dataOf, worthRetrying } from '#kit/ui/data-of.ts'
import { toast } from '#kit/ui/toast-store.ts'
import { answerQuestion } from '#learning/contract.ts'
import { pageWords } from '#learning/words.ts'
import { creatureQuery } from '#pet/web/creature-query.ts'
import { topicsQuery } from '#topics/web/topics-query.ts'
import { newAttemptKey } from './attempt-key.ts'
import { noteMistake } from './mistakes-query.ts'
import { showPerformance } from './show-performance.ts'

export type AnswerReply = ReplyOf<typeof answerQuestion>

const longestSeconds = 86_400

/** One try at one question; its key stays the same however often it has to be sent. */
interface Attempt extends Answer {
  key: string
}

export interface Answer {
  /** The round that it came in: a topic's id, or a kind of round over several. */
  round: string
  questionId: string
  userAnswer: number
  breaksTaken: number
  secondsTaken: number
}

/**
 * Sends answers. The reply's creature takes the place of the one that is shown; what could not be sent is kept until
 * `sendAgain` gets it through.
 */
export function useAnswer(onFed: (reply: AnswerReply) => void) {
  const client = useQueryClient()
  const openedAt = useRef(performance.now())
  const [unsent, setUnsent] = useState<readonly Attempt[]>([])
  const [sending, setSending] = useState(false)

  const sendOnce = async ({ key, questionId, userAnswer, breaksTaken, secondsTaken }: Attempt) =>
    dataOf(
      await call(answerQuestion, {
        params: { questionId },
        body: {
          userAnswer,
          sessionDuration: Math.min(longestSeconds, Math.round((performance.now() - openedAt.current) / 1000)),
          breaksTaken,
          secondsTaken: Math.min(longestSeconds, Math.round(secondsTaken * 10) / 10),
        },
        idempotencyKey: key,
        // Whoever reloads right after an answer has answered.
        keepalive: true,
      }),
    )

  const send = async (attempt: Attempt) => {
    setSending(true)
    try {
      const reply = await sendOnce(attempt).catch(fault =>
        worthRetrying(fault) ? sendOnce(attempt) : Promise.reject(fault),
      )
      setUnsent(now => now.filter(({ key }) => key !== attempt.key))
      client.setQueryData(creatureQuery.queryKey, reply.creature)
      showPerformance(client, attempt.round, reply)
      noteMistake(client, attempt.questionId, reply.correct)
      void client.invalidateQueries({ queryKey: topicsQuery.queryKey, refetchType: 'none' })
      void client.invalidateQueries({ queryKey: ['/api/progress'], refetchType: 'none' })
      // The card has judged by the key it was given; the question was withdrawn since, and the server knows better.
      if (reply.correct && attempt.userAnswer !== reply.correctAnswer) toast({ title: reply.creatureFeedback })
      onFed(reply)
    } catch (fault) {
      // The session has ended, here or elsewhere: whoever plays on would feed nobody.
      if (fault instanceof CallFault && fault.code === 'not_signed_in') client.setQueryData(userQuery.queryKey, null)
      const again = worthRetrying(fault)
      setUnsent(now => [...now.filter(({ key }) => key !== attempt.key), ...(again ? [attempt] : [])])
      toast({
        title: pageWords.answerFailed,
        ...(fault instanceof CallFault ? { description: fault.message } : {}),
        kind: 'destructive',
      })
    } finally {
      setSending(false)
    }
  }

  return {
    answer: (answer: Answer) => void send({ key: newAttemptKey(), ...answer }),
    unsent: unsent.length,
    sending,
    sendAgain: () => {
      for (const attempt of unsent) void send(attempt)
    },
  }
}
