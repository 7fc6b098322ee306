import type { QueryClient } from '@tanstack/react-query'
import { userQuery } from '#account/web/current-user.ts'
import type { RequestError } from '#kit/ui/request-error.ts'
import { signOutTasks } from '#kit/ui/sign-out-tasks.ts'
import { toast } from '#kit/ui/toast-store.ts'
import { pageWords } from '#learning/words.ts'
import type { timeOverFailures } from '#membership/contract.ts'
import { petQuery } from '#pet/web/pet-query.ts'
import { topicsQuery } from '#topics/web/topics-query.ts'
import { noteMistake } from '../round/mistakes-query.ts'
import { showPerformance } from '../round/show-performance.ts'
import type { QueueEvent } from './answer-queue.ts'
import { type AnswerReply, answersOf } from './answers.ts'

/** Milliseconds until the next try while answers wait, doubled each time up to the maximum. */
const firstPause = 10_000
const longestPause = 60_000

/** Failures that mean the free time, or today's limit, is used up. */
const timeOverCodes: ReadonlySet<string> = new Set<keyof typeof timeOverFailures>([
  'free_time_used',
  'daily_limit_reached',
])

const kept = new WeakSet<QueryClient>()

/**
 * Keeps sending answers, on whatever page the learner is: those an earlier page left behind, and again once the connection is back
 * or after a pause. Shows what each answer brought, or why it didn't count.
 */
export function keepAnswering(client: QueryClient): void {
  if (kept.has(client)) return
  kept.add(client)
  const answers = answersOf(client)
  const refused = refusalMessages(() => answers.read().stuck)
  let arrivedLate = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause = firstPause

  answers.listen(event => {
    if (event.type === 'taken') {
      if (event.late) arrivedLate += 1
      take(client, event)
    } else if (event.type === 'refused') {
      // The session has ended, here or elsewhere, so further answers wouldn't count.
      if (event.fate === 'waits-for-sign-in') client.setQueryData(userQuery.queryKey, null)
      // A dialog already says that the time is over.
      else if (!timeOverCodes.has(event.fault.code)) refused.note(event)
    } else {
      if (arrivedLate > 0) {
        toast({ title: pageWords.answersArrived(arrivedLate), description: pageWords.answersArrivedNote })
        void client.invalidateQueries({ queryKey: topicsQuery.queryKey })
      }
      arrivedLate = 0
      refused.rest()
      clearTimeout(timer)
      const { stuck } = answers.read()
      if (stuck && client.getQueryData(userQuery.queryKey)) {
        timer = setTimeout(() => void answers.flush(), pause)
        pause = Math.min(longestPause, 2 * pause)
      } else pause = firstPause
    }
  })

  const flushWaiting = () => {
    if (answers.read().waiting > 0) void answers.flush()
  }
  window.addEventListener('online', flushWaiting)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') flushWaiting()
  })
  signOutTasks.before(answers.flush)
  signOutTasks.after(async () => answers.drop())
  void answers.load().then(flushWaiting)
}

/** Updates the page after an accepted answer. */
function take(client: QueryClient, { answer, reply }: QueueEvent<AnswerReply> & { type: 'taken' }): void {
  client.setQueryData(petQuery.queryKey, reply.creature)
  showPerformance(client, answer.round, reply)
  noteMistake(client, answer.questionId, reply.correct)
  void client.invalidateQueries({ queryKey: topicsQuery.queryKey, refetchType: 'none' })
  // The card marked the answer wrong by its key, but the question has been withdrawn and the answer counts.
  if (reply.correct && answer.userAnswer !== reply.correctAnswer) toast({ title: reply.creatureFeedback })
}

/** Reports refused answers: fresh ones one by one, late ones together. A lost connection is reported elsewhere. */
function refusalMessages(isStuck: () => boolean) {
  let lost: RequestError[] = []
  return {
    note: ({ late, fault, fate }: QueueEvent<AnswerReply> & { type: 'refused' }) => {
      if (fate === 'dropped' && late) lost.push(fault)
      else if (fate === 'dropped' || (navigator.onLine && !isStuck()))
        toast({ title: pageWords.answerFailed, description: fault.message, kind: 'destructive', fault })
    },
    rest: () => {
      const [why] = lost
      const title = pageWords.answersLost(lost.length)
      if (why) toast({ title, description: why.message, kind: 'destructive', fault: why })
      lost = []
    },
  }
}
