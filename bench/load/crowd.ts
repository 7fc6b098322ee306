import type { Pool } from 'pg'
import { hashPassword } from '#account/server/password.ts'
import type { Draft } from '#authoring/rules/draft.ts'
import { orderOptions } from '#authoring/rules/serve-order.ts'
import { optionSeed } from '#learning/rules/learner-options.ts'
import { fillTown, signIn } from '../town.ts'

/** What the sending process needs to know; plain data, because it is sent between processes. */
export interface Crowd {
  topic: string
  password: string
  learners: { id: string; email: string; cookie: string; creature: string }[]
  questions: { id: string; draft: Draft }[]
}

const topic = 'science'
/** Enough answers that PostgreSQL reads the tables by index, as in real use. */
const answersEach = 30

/** Fills the database with learners who have some days of history and a session each. The pools must be stocked. */
export async function gatherCrowd(db: Pool, size: number): Promise<Crowd> {
  const password = 'a long enough password'
  await fillTown(db, size, size * answersEach)
  await db.query('update account set password_hash = $1', [await hashPassword(password)])
  await db.query('vacuum analyze learner')
  return await crowdOf(db, size, password)
}

/** The first learners of a town, with new sessions. */
export async function crowdOf(db: Pool, size: number, password = ''): Promise<Crowd> {
  const sessions = await signIn(db, size)
  const cookies = new Map(sessions.map(({ credential, cookie }) => [`${credential.accountId}`, `session=${cookie}`]))
  const { rows: people } = await db.query<{ id: string; account: string; email: string; creature: string }>(
    `select l.id::text, a.id::text as account, a.email, c.id as creature
     from account a join learner l on l.account_id = a.id join pet c on c.learner_id = l.id
     where a.id = any ($1::bigint[]) order by l.id`,
    [[...cookies.keys()]],
  )
  const { rows: questions } = await db.query<{ id: string; draft: Draft }>(
    'select id::text, draft from question where topic_id = $1 and withdrawn_at is null order by id limit 1000',
    [topic],
  )
  const learners = people.map(person => ({ ...person, cookie: cookies.get(person.account) ?? '' }))
  return { topic, password, learners, questions }
}

/** The right option of a question as that learner sees it, or a wrong one for every fifth. */
export function optionFor(question: Crowd['questions'][number], learner: number | string, n: number): number {
  const { correctAnswer } = orderOptions(question.draft, optionSeed(Number(learner), question.id))
  return n % 5 === 0 ? (correctAnswer + 1) % 4 : correctAnswer
}
