import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import type { Draft } from '#authoring/rules/draft.ts'
import { orderOptions } from '#authoring/rules/serve-order.ts'
import { library } from '#authoring/server/library.ts'
import { newCredential, type readCredential } from '#kit/http/credential.ts'
import { optionSeed } from '#learning/rules/option-seed.ts'
import { openPool } from '#learning/server/stock-pool.ts'

/** An answer that is about to be given: who gives it to what, with a fresh attempt each time. */
export interface NextAnswer {
  cookie: string
  credential: NonNullable<ReturnType<typeof readCredential>>
  questionId: string
  userAnswer: number
  attempt: string
}

const learners = 512
const topic = 'science'

/** Learners with a creature, a topic and a living session each, and the real questions of one topic. */
export async function gatherCrowd(db: Pool): Promise<() => NextAnswer> {
  await openPool({ db, clock: () => new Date() }, library()).stock(topic)
  await db.query(
    `with l as (
       insert into learner (email, email_key, username)
       select 'bench' || n || '@example.org', 'bench' || n || '@example.org', 'Bench' from generate_series(1, $1) n
       returning id
     ), c as (
       insert into creature (learner_id, id, name, personality, base_color, accent_color, stats_at)
       select id, gen_random_uuid(), 'Pip', 'brave', '#82cb7c', '#35805f', now() from l
     )
     insert into learner_topic (learner_id, topic_id, name, added_at) select id, $2, 'Science', now() from l`,
    [learners, topic],
  )
  const { rows: people } = await db.query<{ id: number }>('select id from learner order by id')
  const sessions = people.map(({ id }) => ({ id: String(id), ...newCredential(String(id)) }))
  await db.query(
    `insert into session (learner_id, token_hash, started_at, seen_at)
     select id, hash, now(), now() from unnest($1::bigint[], $2::bytea[]) as s (id, hash)`,
    [sessions.map(({ id }) => id), sessions.map(({ credential }) => credential.tokenHash)],
  )
  const { rows: questions } = await db.query<{ id: number; draft: Draft }>(
    'select id, draft from question where topic_id = $1 order by id',
    [topic],
  )
  let turn = 0
  return () => {
    const learner = sessions[turn % sessions.length]
    const question = questions[Math.floor(turn / sessions.length) % questions.length]
    turn++
    if (!learner || !question) throw new Error('the bench has nobody to answer, or nothing')
    const questionId = String(question.id)
    const { correctAnswer } = orderOptions(question.draft, optionSeed(learner.id, questionId))
    return {
      cookie: `session=${learner.cookie}`,
      credential: learner.credential,
      questionId,
      userAnswer: turn % 5 === 0 ? (correctAnswer + 1) % 4 : correctAnswer,
      attempt: randomUUID(),
    }
  }
}
