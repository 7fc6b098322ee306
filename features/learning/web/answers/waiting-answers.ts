/** One answer that has not been taken yet; its key stays the same however often it has to be sent. */
export interface WaitingAnswer {
  key: string
  /** Milliseconds since 1970: answers are sent in the order in which they were given. */
  at: number
  /** Whose it is. */
  learner: string
  /** The round that it came in: a topic's id, or a kind of round over several. */
  round: string
  questionId: string
  userAnswer: number
  /** What stood there; answers of an earlier version lack it. */
  answerText?: string
  /** As the card judged it by the key it was given. */
  right: boolean
  breaksTaken: number
  /** Seconds from seeing the question to answering it. */
  secondsTaken: number
  /** Seconds since the arena was opened. */
  sessionDuration: number
}

/** What becomes of an answer that was sent and not taken. */
export type Fate = 'waits' | 'waits-for-sign-in' | 'dropped'

/**
 * No answer at all, a fault of the server, "too slow" and "too often" may go better later; a learner whose session has
 * ended may sign in again; whatever else the server refuses it would refuse every time.
 *
 * @param status HTTP status, 0 where nothing came back
 */
export function fateOf({ status, code }: { status: number; code: string }): Fate {
  if (status === 0 || status >= 500 || status === 408 || status === 429) return 'waits'
  return code === 'not_signed_in' ? 'waits-for-sign-in' : 'dropped'
}

/** The answers in the order in which they were given, each once. */
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
