import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AccountId } from '#kit/db/ids.ts'
import { createTestDatabase } from '#testing/database/test-database.ts'
import { loadRound } from './round.store.ts'

const { pool: db, drop } = await createTestDatabase()
afterAll(() => drop())
const now = new Date('2026-03-10T12:00:00Z')
const token = Buffer.alloc(32)
const each = 8
const learners = 60
const perKind = 30

beforeAll(async () => {
  await db.query(
    `insert into question (topic_id, level, applied, skill, fingerprint, draft)
     select 'art', 1 + n % 4, n % 8 >= 4, 'seeing', 'art-' || n,
       jsonb_build_object('key', n::text, 'stem', 'Which?', 'kind', 'recall', 'author', 'library', 'factIds', jsonb_build_array('fact-' || n % 40))
     from generate_series(0, $1::int - 1) n`,
    [8 * perKind],
  )
  await db.query(
    `with new as (
       insert into account (id, email, email_key)
       select n, n || '@example.org', n || '@example.org' from generate_series(1, $1::int) n returning id
     ), learns as (
       insert into learner (account_id, username) select id, 'Mia' from new returning id, account_id
     ), signed_in as (
       insert into session (account_id, learner_id, token_hash, started_at, seen_at) select account_id, id, $2, $3, $3 from learns
     )
     insert into learner_topic (learner_id, topic_id, name, is_custom, added_at) select id, 'art', 'Art', false, $3 from learns`,
    [learners, token, now],
  )
})

async function freshFor(account: number) {
  const load = await loadRound.first(db, {
    account: account as AccountId,
    token,
    now,
    topic: 'art',
    freshEach: each,
    mostTime: 1e12,
    mostAnswers: 1e9,
  })
  return (load?.candidates ?? []).filter(({ role }) => role === 'fresh')
}

test('of each level and kind a learner gets eight fresh questions, wherever their spot is, and together all get all', async () => {
  const found = new Set<string>()
  for (let learner = 1; learner <= learners; learner++) {
    const fresh = await freshFor(learner)
    const kinds = Map.groupBy(fresh, ({ level, applied }) => `${level} ${applied}`)
    expect([...kinds.values()].map(({ length }) => length)).toEqual(Array(8).fill(each))
    expect(new Set(fresh.map(({ id }) => id)).size).toBe(fresh.length)
    for (const { id } of fresh) found.add(id)
  }
  expect(found.size).toBe(8 * perKind)
})

test('what was met is left out, and what the learner likes best comes first, both to the last one', async () => {
  await db.query(
    `update learner_topic set likes = '{fact-1,fact-9}' where learner_id = (select id from learner where account_id = 1)`,
  )
  const liked = (await freshFor(1)).filter(candidate => candidate.liked)
  // Of every forty questions two are about that, both of level 2 and not applied.
  expect(liked.map(({ level, applied }) => [level, applied])).toEqual(Array(each).fill([2, false]))
  await db.query(
    `insert into memory (learner_id, question_id, topic_id, answers, correct_answers, stability, difficulty, state, reviews,
       lapses, reviewed_at, due_at, last_day, last_correct, answered_at)
     select (select id from learner where account_id = 1), id, 'art', 1, 1, 1, 5, 2, 1, 0, $1, $1::timestamptz + interval '9 days', $1::date, true, $1 from question
     where level = 2 and not applied and draft -> 'factIds' ?| '{fact-1}' or level = 3 and applied`,
    [now],
  )
  const left = await freshFor(1)
  expect(left.some(({ level, applied }) => level === 3 && applied)).toBe(false)
  const second = left.filter(({ level, applied }) => level === 2 && !applied)
  expect(second.map(candidate => candidate.liked).toSorted()).toEqual([false, false, ...Array(6).fill(true)])
})
