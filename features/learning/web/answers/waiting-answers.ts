/** An answer that the server hasn't accepted yet. */
export interface WaitingAnswer {
  /** Idempotency key, the same for every try. */
  key: string
  /** When it was given, in Unix milliseconds; answers are sent in this order. */
  at: number
  /** The learner's id. */
  learner: string
  /** The round it belongs to: a topic's id, or the kind of a round over several topics. */
  round: string
  questionId: string
  userAnswer: number
  /** The option's text; missing from answers stored by an earlier version. */
  answerText?: string
  /** Whether the card marked it right, by the key it was given. */
  right: boolean
  breaksTaken: number
  /** Seconds from seeing the question to answering it. */
  secondsTaken: number
  /** Seconds since the arena was opened. */
  sessionDuration: number
}

/** What becomes of an answer that was sent and not accepted. */
export type Fate = 'waits' | 'waits-for-sign-in' | 'dropped'

/**
 * No response, a server error, a timeout or a rate limit may succeed later; a learner whose session has ended may sign in again;
 * anything else would be refused every time.
 *
 * @param status HTTP status; 0 if there was no response
 */
export function fateOf({ status, code }: { status: number; code: string }): Fate {
  if (status === 0 || status >= 500 || status === 408 || status === 429) return 'waits'
  return code === 'not_signed_in' ? 'waits-for-sign-in' : 'dropped'
}

/** The answers in the order given, without duplicates. */
export function inOrder(answers: readonly WaitingAnswer[]): WaitingAnswer[] {
  const each = new Map(answers.map(answer => [answer.key, answer]))
  return [...each.values()].toSorted((a, b) => a.at - b.at || (a.key < b.key ? -1 : 1))
}

/** A served round, and how much of it is answered (`POST /api/questions/generate`). */
interface Begun {
  questions: readonly { id: string }[]
  round: { answered: number; correct: number }
}

/**
 * The round after this answer. Only an answer to its next open question counts, so practice after the end of a round
 * changes nothing.
 */
export function withAnswer<R extends Begun>(
  served: R,
  { questionId, right }: { questionId: string; right: boolean },
): R {
  const { answered, correct } = served.round
  if (served.questions[answered]?.id !== questionId) return served
  return { ...served, round: { answered: answered + 1, correct: correct + (right ? 1 : 0) } }
}

/** The round after all answers that wait to be sent, so that no answered question is asked again. */
export function withWaiting<R extends Begun>(served: R, waiting: readonly WaitingAnswer[]): R {
  return inOrder(waiting).reduce<R>(withAnswer, served)
}
