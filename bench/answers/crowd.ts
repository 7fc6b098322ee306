import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { crowdOf, optionFor } from '../load/crowd.ts'
import { type Credential, fillTown, signIn } from '../town.ts'

/** An answer to send: learner, question, option, and a new idempotency key. */
export interface NextAnswer {
  cookie: string
  credential: Credential
  questionId: string
  userAnswer: number
  attempt: string
}

const learners = 512

/** Learners with some days of history and a session each, and the questions of one topic. */
export async function gatherCrowd(db: Pool): Promise<() => NextAnswer> {
  await fillTown(db, learners, learners * 30)
  const sessions = await signIn(db, learners)
  const { questions } = await crowdOf(db, 1)
  let turn = 0
  return () => {
    const session = sessions[turn % sessions.length]
    const question = questions[Math.floor(turn / sessions.length) % questions.length]
    if (!session || !question) throw new Error('the bench has no learners or no questions')
    const { cookie, credential } = session
    return {
      cookie: `session=${cookie}`,
      credential,
      questionId: question.id,
      userAnswer: optionFor(question, credential.accountId, turn++),
      attempt: randomUUID(),
    }
  }
}
