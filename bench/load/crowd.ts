import type { Pool } from 'pg'
import { hashPassword } from '#account/server/password.ts'
import type { Draft } from '#authoring/rules/draft.ts'
import { orderOptions } from '#authoring/rules/serve-order.ts'
import { newCredential } from '#kit/http/credential.ts'
import { optionSeed } from '#learning/rules/option-seed.ts'

/** Everything that whoever sends the calls has to know; plain data, it travels between processes. */
export interface Crowd {
  topic: string
  password: string
  learners: { id: string; email: string; cookie: string; creature: string }[]
  questions: { id: string; draft: Draft }[]
}

const topics = ['science', 'history']

/** Learners with a pet, two topics, a living session, and some answers behind them; the pools must be stocked. */
export async function gatherCrowd(db: Pool, size: number): Promise<Crowd> {
  const password = 'a long enough password'
  await db.query(
    `with l as (
       insert into learner (email, email_key, username, password_hash)
       select 'load' || n || '@example.org', 'load' || n || '@example.org', 'Load', $2 from generate_series(1, $1) n
       returning id
     ), c as (
       insert into creature (learner_id, id, name, personality, base_color, accent_color, stats_at)
       select id, gen_random_uuid(), 'Pip', 'brave', '#82cb7c', '#35805f', now() from l
     )
     insert into learner_topic (learner_id, topic_id, name, added_at)
     select id, topic, topic, now() from l cross join unnest($3::text[]) topic`,
    [size, await hashPassword(password), topics],
  )
  const { rows: people } = await db.query<{ id: number; email: string; creature: string }>(
    'select l.id, l.email, c.id as creature from learner l join creature c on c.learner_id = l.id order by l.id',
  )
  const sessions = people.map(({ id }) => ({ id: String(id), ...newCredential(String(id)) }))
  await db.query(
    `insert into session (learner_id, token_hash, started_at, seen_at)
     select id, hash, now(), now() from unnest($1::bigint[], $2::bytea[]) as s (id, hash)`,
    [sessions.map(({ id }) => id), sessions.map(({ credential }) => credential.tokenHash)],
  )
  const [topic = ''] = topics
  const { rows: questions } = await db.query<{ id: string; draft: Draft }>(
    'select id::text, draft from question where topic_id = $1 and withdrawn_at is null order by id limit 1000',
    [topic],
  )
  await db.query('analyze')
  const learners = people.map(({ id, email, creature }, n) => ({
    id: String(id),
    email,
    creature,
    cookie: `session=${sessions[n]?.cookie}`,
  }))
  return { topic, password, learners, questions }
}

/** The right option of a question as that learner sees it, or for every fifth a wrong one. */
export function optionFor(question: Crowd['questions'][number], learner: string, n: number): number {
  const { correctAnswer } = orderOptions(question.draft, optionSeed(learner, question.id))
  return n % 5 === 0 ? (correctAnswer + 1) % 4 : correctAnswer
}
