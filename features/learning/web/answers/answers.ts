import type { QueryClient } from '@tanstack/react-query'
import { userQuery } from '#account/web/current-user.ts'
import { call } from '#kit/contract/call.ts'
import type { ReplyOf } from '#kit/contract/endpoint.ts'
import { deleteValue, saveValue, valuesWithPrefix } from '#kit/ui/device-store.ts'
import { dataOrThrow, isRetryable } from '#kit/ui/request-error.ts'
import { answerQuestion } from '#learning/contract.ts'
import { type AnswerStore, answerQueue } from './answer-queue.ts'
import type { WaitingAnswer } from './waiting-answers.ts'

export type AnswerReply = ReplyOf<typeof answerQuestion>

const longestSeconds = 86_400
/** Milliseconds to wait for another page that is sending; after that both may send, as the keys prevent double counting. */
const lockTimeout = 5000

const queues = new WeakMap<QueryClient, ReturnType<typeof openQueue>>()

/** The page's one queue of answers. */
export function answersOf(client: QueryClient) {
  const known = queues.get(client) ?? openQueue(client)
  queues.set(client, known)
  return known
}

function openQueue(client: QueryClient) {
  return answerQueue<AnswerReply>({
    store: storeFor(() => client.getQueryData(userQuery.queryKey)?.id),
    alone,
    send: answer =>
      sendOnce(answer).catch(fault => (isWorthRetrying(fault) ? sendOnce(answer) : Promise.reject(fault))),
  })
}

/** An immediate second try helps against a brief failure, but not against a lost connection. */
function isWorthRetrying(fault: unknown): boolean {
  return isRetryable(fault) && navigator.onLine
}

async function sendOnce({
  key,
  questionId,
  userAnswer,
  answerText,
  breaksTaken,
  ...times
}: WaitingAnswer): Promise<AnswerReply> {
  return dataOrThrow(
    await call(answerQuestion, {
      params: { questionId },
      body: {
        userAnswer,
        ...(answerText === undefined ? {} : { answerText }),
        sessionDuration: Math.round(clampSeconds(times.sessionDuration)),
        breaksTaken,
        secondsTaken: Math.round(clampSeconds(times.secondsTaken) * 10) / 10,
      },
      idempotencyKey: key,
      // The answer must be sent even if the learner reloads right away.
      keepalive: true,
    }),
  )
}

/** Keeps a jump of the device's clock from making the server refuse an answer. */
const clampSeconds = (seconds: number) => Math.min(longestSeconds, Math.max(0, seconds))

/** Stores answers per learner, as several learners may share a device. */
function storeFor(learner: () => string | undefined): AnswerStore {
  const keyOf = (answer: WaitingAnswer) => `answer/${answer.learner}/${answer.key}`
  return {
    load: async () => {
      const id = learner()
      return id === undefined ? [] : ((await valuesWithPrefix(`answer/${id}/`)) as readonly WaitingAnswer[])
    },
    put: answer => saveValue(keyOf(answer), answer),
    remove: answer => deleteValue(keyOf(answer)),
    owns: answer => answer.learner === learner(),
  }
}

async function alone(work: () => Promise<void>): Promise<void> {
  let begun = false
  const once = () => {
    begun = true
    return work()
  }
  try {
    await navigator.locks.request('answers', { signal: AbortSignal.timeout(lockTimeout) }, once)
  } catch (fault) {
    if (begun) throw fault
    await once()
  }
}
