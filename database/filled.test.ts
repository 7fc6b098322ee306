import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '#kit/db/migrate.ts'
import { createEmptyDatabase } from '#testing/database/test-database.ts'

const all = fileURLToPath(new URL('migrations', import.meta.url))

/** A folder with the migrations up to this one. */
function upTo(newest: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'mindling-migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const file of readdirSync(all).filter(name => name.slice(0, 4) <= newest)) {
    cpSync(join(all, file), join(folder, file))
  }
  return folder
}

/** Forty learners who each answered two hundred times in ten days: fifty questions, some of them twice a day, in two topics. */
const filling = `
  insert into learner (email, email_key, username) select n || '@example.org', n || '@example.org', 'Ana' from generate_series(1, 40) n;
  insert into creature (learner_id, id, name, personality, base_color, accent_color, stats_at)
    select id, gen_random_uuid(), 'Pip', 'brave', '#000', '#fff', now() from learner;
  insert into learner_topic (learner_id, topic_id, name, added_at) select l.id, t, t, now() from learner l, unnest('{art,music}'::text[]) t;
  insert into question (topic_id, fingerprint, level, skill, draft)
    select case when n % 2 = 0 then 'art' else 'music' end, n::text, 1 + n % 4, 's', '{"kind": "apply"}' from generate_series(1, 50) n;
  insert into answer (learner_id, attempt, question_id, chosen, correct, experience, day, outcome, answered_at)
    select l.id, n::text, 1 + (n * 7) % 50, 0, (n + l.id) % 3 > 0, 10, '2026-03-01'::date + n / 20, '{}',
      '2026-03-01'::timestamptz + (n / 20) * interval '1 day' + (n % 20 / 2) * interval '1 minute'
    from learner l, generate_series(0, 199) n;
  insert into memory (learner_id, question_id, topic_id, answers, correct_answers, stability, difficulty, state, reviews, lapses,
      reviewed_at, due_at, last_day)
    select a.learner_id, a.question_id, q.topic_id, count(*), count(*) filter (where a.correct), a.question_id, 5, 2, 1, 0,
      max(a.answered_at), max(a.answered_at), max(a.day)
    from answer a join question q on q.id = a.question_id group by 1, 2, 3;
  insert into memory (learner_id, question_id, topic_id, answers, correct_answers, stability, difficulty, state, reviews, lapses,
      reviewed_at, due_at, last_day)
    select id, 999, 'art', 1, 1, 1, 5, 2, 1, 0, '2026-02-01', now(), '2026-02-01' from learner;`

/** How an answer of the version before is noted while servers are replaced one by one. */
const asBefore = `insert into memory (learner_id, question_id, topic_id, answers, correct_answers, stability, difficulty, state,
    reviews, lapses, reviewed_at, due_at, last_day)
  select id, 1000, 'art', 1, 1, 1, 5, 2, 1, 0, now(), now(), current_date from learner`

test('a database that learners have filled is brought up to date, and what it held is kept and understood', async () => {
  const { drop, pool } = await createEmptyDatabase()
  onTestFinished(drop)
  const log = () => undefined
  await migrate(pool, { folder: upTo('0004'), log })
  await pool.query(filling)
  await migrate(pool, { folder: all, log })
  const count = async (of: string) => (await pool.query(`select count(*)::int as count from ${of}`)).rows[0].count

  expect(await count('answer')).toBe(8000)
  expect(await count('memory')).toBe(40 * 51)
  // The first answer of a day to a question is a review, and no other.
  expect(await count('answer where grade is not null')).toBe(
    await count('(select distinct learner_id, question_id, day from answer) reviews'),
  )
  expect(await count('answer where grade <> case when correct then 3 else 1 end')).toBe(0)
  expect(await count('answer where ability is not null or hinted')).toBe(0)
  expect(await count("memory where question_id = 999 and answered_at = '2026-02-01' and last_correct")).toBe(40)
  const unlike = `memory m where question_id < 999 and not exists (select from answer a where a.learner_id = m.learner_id
    and a.question_id = m.question_id and a.answered_at = m.answered_at and a.correct = m.last_correct
    and not exists (select from answer b where b.learner_id = a.learner_id and b.question_id = a.question_id
      and b.answered_at > a.answered_at))`
  expect(await count(unlike)).toBe(0)
  expect(await count('learner_topic where lasting = 15 and stability_offset = 0')).toBe(80)

  await pool.query(asBefore)
  await pool.query('delete from learner')
  for (const table of ['answer', 'memory', 'creature', 'learner_topic']) expect(await count(table)).toBe(0)
})

test('whatever holds a learner goes with the learner', async () => {
  const { drop, pool } = await createEmptyDatabase()
  onTestFinished(drop)
  await migrate(pool, { folder: all, log: () => undefined })
  const { rows } = await pool.query(`
    select c.table_name from information_schema.columns c
    where c.table_schema = 'public' and c.column_name = 'learner_id' and not exists (
      select from pg_constraint f where f.contype = 'f' and f.conrelid = c.table_name::regclass
        and f.confrelid = 'learner'::regclass and f.confdeltype = 'c')`)
  expect(rows).toEqual([])
})
