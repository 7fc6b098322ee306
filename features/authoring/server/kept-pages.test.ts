import { afterAll, expect, test } from 'vitest'
import type { Jobs } from '#kit/jobs/jobs.ts'
import { createTestDatabase } from '#testing/database/test-database.ts'
import { keptPages, registerPageCleanup } from './kept-pages.ts'
import { putKnowledge, unusedKnowledgeStatement } from './knowledge.store.ts'

const day = 86_400_000
const database = await createTestDatabase()
afterAll(() => database.drop())
let now = new Date('2026-11-01T12:00:00Z')
const deps = { db: database.pool, clock: () => now }
const pages = keptPages(deps)
let sweep = async () => {}
const jobs: Jobs = {
  handle: () => undefined,
  schedule: (_, __, work) => {
    sweep = work
  },
  send: async () => undefined,
  stop: async () => undefined,
}
registerPageCleanup(
  deps,
  jobs,
  unusedKnowledgeStatement('exists (select from pool_edition p where p.topic_id = k.topic_id)'),
)

test('a reply is kept for thirty days and then deleted', async () => {
  await pages.put('https://one', { pages: ['old'] })
  now = new Date(now.getTime() + 20 * day)
  await pages.put('https://two', { pages: [] })
  expect(await pages.find('https://one')).toEqual({ pages: ['old'] })
  now = new Date(now.getTime() + 11 * day)
  expect([await pages.find('https://one'), await pages.find('https://two')]).toEqual([undefined, { pages: [] }])
  await sweep()
  expect((await database.pool.query('select url from fetched_page')).rows).toEqual([{ url: 'https://two' }])
})

test('a made pack without a learner is deleted after thirty days; the others stay', async () => {
  for (const id of ['encyclopedia:0.Asked', 'encyclopedia:0.Made'])
    await putKnowledge.run(deps.db, { topic: id, pack: JSON.stringify({ id }), now })
  await deps.db.query(
    `insert into pool_edition (topic_id, edition, questions, stocked_at, refills) values ('encyclopedia:0.Made', 'e', 9, now(), 0)`,
  )
  const left = async () => (await deps.db.query('select topic_id from knowledge order by topic_id')).rows.length
  now = new Date(now.getTime() + 29 * day)
  await sweep()
  expect(await left()).toBe(2)
  now = new Date(now.getTime() + 2 * day)
  await sweep()
  expect((await deps.db.query('select topic_id from knowledge')).rows).toEqual([{ topic_id: 'encyclopedia:0.Made' }])
})
