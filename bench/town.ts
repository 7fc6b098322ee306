import type { Pool } from 'pg'
import { library } from '#authoring/server/library.ts'
import type { AccountId } from '#kit/db/ids.ts'
import { createCredential, type parseCredential } from '#kit/http/credential.ts'
import { openQuestionPool } from '#learning/server/question-pool.ts'
import { awardAchievements } from '#progress/rules/achievements.ts'

export type Credential = NonNullable<ReturnType<typeof parseCredential>>

export interface Town {
  learners: number
  answers: number
  /** The learners that calls are measured with. They have the same number of answers in every town. */
  asking: readonly Credential[]
}

const topics = ['science', 'history', 'art']
/** Number of learners that calls are measured with. */
export const asking = 40
/** Answers of each of them; the other learners share the rest. */
const answersOfAsking = 120
const answersADay = 10
const customQuestions = 40
/** The state of each pet after these answers. */
const pet = { level: 12, totalQuestions: 100, correctAnswers: 82, longestStreak: 9 }

/**
 * Fills an empty database with learners and answers in the order in which they would arrive: one of each learner, then
 * the next of each, so that the rows of one learner are spread over the tables. One learner in a hundred has a custom
 * topic with its own pool.
 */
export async function fillTown(db: Pool, learners: number, answers: number): Promise<Town> {
  const questions = openQuestionPool({ db, clock: () => new Date() }, library())
  for (const topic of topics) await questions.stock(topic)
  await db.query(
    `with opened as (
       insert into account (email, email_key)
       select 'bench' || n || '@example.org', 'bench' || n || '@example.org' from generate_series(1, $1) n returning id
     )
     insert into learner (id, account_id, username, learning_streak, longest_streak, streak_day)
     select id, id, 'Bench', $2, $2, current_date - 1 from opened`,
    [learners, pet.longestStreak],
  )
  await db.query(
    `insert into pet (learner_id, id, name, personality, base_color, accent_color, stats_at, level, total_questions, correct_answers)
     select id, gen_random_uuid(), 'Pip', 'brave', '#82cb7c', '#35805f', now(), $1, $2, $3 from learner`,
    [pet.level, pet.totalQuestions, pet.correctAnswers],
  )
  await db.query(
    `insert into award (learner_id, achievement, awarded_at)
     select id, earned, now() from learner cross join unnest($1::text[]) earned`,
    [awardAchievements({ ...pet, recalled: true }, []).map(({ id }) => id)],
  )
  await db.query(
    `insert into free_time (learner_id, account_id, used_ms, last_at, answers, answered_at)
     select id, account_id, 60000, now() - interval '1 day', 10, now() - interval '1 day' from learner`,
  )
  await db.query(
    `insert into membership (account_id, status, paid_until)
     select id, 'active', now() + interval '20 days' from account where id % 10 = 0`,
  )
  await customTopics(db)
  await db.query(
    `insert into learner_topic (learner_id, topic_id, name, added_at, answers, correct_answers, questions_completed, ability, ability_answers)
     select l.id, topic, topic, now(), 10, 8, 10, 0.5, 10 from learner l cross join unnest($1::text[]) topic`,
    [topics],
  )
  await history(db, learners, answers)
  await db.query(
    `insert into session (learner_id, token_hash, started_at, seen_at)
     select id, decode(md5(id::text), 'hex'), now(), now() from learner`,
  )
  await db.query('analyze session')
  return { learners, answers, asking: (await signIn(db, asking)).map(({ credential }) => credential) }
}

async function customTopics(db: Pool): Promise<void> {
  await db.query(
    `with own as (
       insert into learner_topic (learner_id, topic_id, name, added_at)
       select id, 'own-' || id, 'Own', now() from learner where id % 100 = 0 returning topic_id
     ), pools as (
       insert into pool_edition (topic_id, edition, questions, stocked_at) select topic_id, 'own', ${customQuestions}, now() from own
     ), copied as (
       select level, skill, applied, draft, row_number() over (order by id) as n from question where topic_id = 'art' order by id limit ${customQuestions}
     )
     insert into question (topic_id, fingerprint, level, skill, applied, draft)
     select own.topic_id, own.topic_id || copied.n, level, skill, applied, draft from own cross join copied`,
  )
}

/** Answer `n` of every learner comes before answer `n + 1` of any. No learner answers a question twice. */
async function history(db: Pool, learners: number, answers: number): Promise<void> {
  const others = Math.ceil((answers - asking * answersOfAsking) / (learners - asking))
  await db.query(
    `create table given as
     with numbered as (select id, topic_id, row_number() over (order by id) - 1 as place from question where topic_id = any ($1)),
          whole as (select count(*)::int as size from numbered)
     select l as learner_id, n, q.id as question_id, q.topic_id, (l * 7 + n) % 4 > 0 as correct,
       now() - make_interval(days => ($2 - n) / $6 + 1) as at
     from whole, generate_series(1, $2) n, generate_series(1, $3) l, numbered q
     where n <= case when l <= $4 then $2 else $5 end and q.place = (l * 31 + n * 10007) % whole.size
     order by n, l`,
    [topics, answersOfAsking, learners, asking, others, answersADay],
  )
  await db.query(
    `insert into answer (learner_id, attempt, question_id, chosen, correct, experience, day, outcome, answered_at)
     select learner_id, 'attempt ' || n, question_id, 0, correct, 10, at::date, '{}', at from given order by n, learner_id`,
  )
  await db.query(
    `insert into memory (learner_id, question_id, topic_id, answers, correct_answers, stability, difficulty, state, reviews, lapses,
       reviewed_at, due_at, last_day, last_correct, answered_at)
     select learner_id, question_id, topic_id, 1, correct::int, 3, 5, 2, 1, 0,
       at, at + make_interval(days => 1 + (learner_id + n) % 90), at::date, correct, at from given order by n, learner_id`,
  )
  await db.query(
    `insert into learning_day (learner_id, day, answered, correct, active_seconds, last_answer_at)
     select learner_id, at::date, count(*), count(*) filter (where correct), count(*) * 15, max(at) from given group by 1, 2`,
  )
  await db.query(
    `insert into question_record (question_id, difficulty, answers, correct_answers, choices, strong_answers, strong_correct)
     select id, 0, 10, 8, '{8,1,1,0}', 5, 4 from question`,
  )
  await db.query(
    `insert into round (learner_id, topic_id, questions, served_at)
     select learner_id, topic_id, array_agg(question_id), max(at) from given where n <= 10 and learner_id > $1 group by 1, 2`,
    [asking],
  )
  await db.query('drop table given')
  await db.query('vacuum analyze')
}

/** Starts another session for each of the given number of learners and returns the cookies. */
export async function signIn(db: Pool, learners: number): Promise<ReturnType<typeof createCredential>[]> {
  const { rows } = await db.query<{ id: AccountId }>('select id from account order by id limit $1', [learners])
  const sessions = rows.map(({ id }) => createCredential(id))
  await db.query(
    `insert into session (account_id, learner_id, token_hash, started_at, seen_at)
     select s.id, l.id, hash, now(), now() from unnest($1::bigint[], $2::bytea[]) as s (id, hash)
     join learner l on l.account_id = s.id`,
    [sessions.map(({ credential }) => credential.accountId), sessions.map(({ credential }) => credential.tokenHash)],
  )
  await db.query('analyze session')
  return sessions
}
