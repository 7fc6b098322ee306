import type pg from 'pg'
import { expect, test } from 'vitest'
import { fillLearner } from '#testing/app/filled-learner.ts'
import { createDatabaseAt, readValue } from '#testing/database/database-at.ts'

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

/** How the previous version notes an answer while servers are replaced one by one. */
const asBefore = `insert into memory (learner_id, question_id, topic_id, answers, correct_answers, stability, difficulty, state,
    reviews, lapses, reviewed_at, due_at, last_day)
  select id, 1000, 'art', 1, 1, 1, 5, 2, 1, 0, now(), now(), current_date from learner`

const newest = Number.POSITIVE_INFINITY

test('migrating a filled database keeps its rows and fills the new columns from them', async () => {
  const { pool, migrateTo } = await createDatabaseAt(4)
  await pool.query(filling)
  await migrateTo()
  const count = (of: string) => readValue(pool, `select count(*)::int from ${of}`)

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
  for (const table of ['answer', 'memory', 'pet', 'learner_topic']) expect(await count(table)).toBe(0)
})

test('when accounts part from learners, every row keeps its values and gets its owner', async () => {
  const { pool, migrateTo } = await createDatabaseAt(24)
  const ids = ['700000000001', '5', '700000000003']
  for (const id of ids) await fillLearner(pool, id, `mark of ${id}.`)
  const before = await everyTable(pool)
  expect(Object.keys(before).length).toBeGreaterThan(25)
  await migrateTo()

  // By their old names and columns, as tables or as views, all of them read as before.
  for (const [table, rows] of Object.entries(before)) {
    const columns = Object.keys(rows[0] ?? {}).map(column => `"${column}"`)
    const { rows: after } = await pool.query(`select ${columns} from "${table}"`)
    expect([table, sorted(after)]).toEqual([table, sorted(rows)])
  }
  // Each row that belongs to an account is that of the learner's whose mark it has.
  expect(await readValue(pool, 'select count(*)::int from account')).toBe(3)
  const { rows: owned } = await pool.query<{ name: string; kind: string }>(
    `select c.table_name as name, t.table_type as kind from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where table_schema = 'public' and c.column_name = 'account_id' and t.table_type = 'BASE TABLE'`,
  )
  for (const { name } of [...owned, { name: 'account' }]) {
    const owner = name === 'account' ? 'id' : 'account_id'
    const { rows } = await pool.query(`select ${owner}::text as owner, t::text as row from ${name} t order by 1`)
    expect([name, rows.map(({ owner }) => owner).sort()]).toEqual([name, ids.toSorted()])
    for (const { owner, row } of rows) {
      const marks = [...row.matchAll(/mark of (\d+)\./g)].map(([, id]) => id)
      expect([name, ...new Set([owner, ...marks])]).toEqual([name, owner])
    }
  }
})

/** Every table that holds rows of a learner, with its rows. */
async function everyTable(pool: pg.Pool): Promise<Record<string, object[]>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'learner_id' union select 'learner' order by 1`,
  )
  const all: Record<string, object[]> = {}
  for (const { name } of tables) all[name] = (await pool.query(`select * from "${name}"`)).rows
  return all
}

const sorted = (rows: readonly object[]) => rows.map(row => JSON.stringify(row)).toSorted()

/** Tables whose rows stay with the account when one of its learners is deleted, and why. */
const staysWithAccount = { free_time: 'deleting learners must not give free time back' }

test('deleting a learner deletes every row of theirs, and deleting an account every row of it', async () => {
  const { pool } = await createDatabaseAt(newest)
  const lacking = async (column: string, owner: string) => {
    const { rows } = await pool.query<{ name: string }>(
      `select c.table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
       where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name = $1 and not exists (
         select from pg_constraint f join pg_attribute a on a.attrelid = f.conrelid and a.attnum = any (f.conkey) and a.attname = $1
         where f.contype = 'f' and f.conrelid = c.table_name::regclass and f.confdeltype = 'c' and f.convalidated
           and f.confrelid = any ($2::regclass[]))`,
      [column, owner === 'account' ? ['account', 'learner'] : ['learner']],
    )
    return rows.map(({ name }) => name)
  }
  expect(await lacking('learner_id', 'learner')).toEqual(Object.keys(staysWithAccount))
  expect(await lacking('account_id', 'account')).toEqual([])
})
