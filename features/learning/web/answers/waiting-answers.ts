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

/** How far a batch is answered (`POST /api/questions/generate`). */
interface Begun {
  questions: readonly { id: string }[]
  round: { answered: number; correct: number }
}

/**
 * A batch as it stands once this answer is given: only the next question of it moves the round on, so practice after
 * the end of a round changes nothing.
 */
export function withAnswer<B extends Begun>(
  batch: B,
  { questionId, right }: { questionId: string; right: boolean },
): B {
  const { answered, correct } = batch.round
  if (batch.questions[answered]?.id !== questionId) return batch
  return { ...batch, round: { answered: answered + 1, correct: correct + (right ? 1 : 0) } }
}

/** A batch as it stands once all that waits for it is sent: a question that was answered is not asked again. */
export function withWaiting<B extends Begun>(batch: B, waiting: readonly WaitingAnswer[]): B {
  return inOrder(waiting).reduce<B>(withAnswer, batch)
}
