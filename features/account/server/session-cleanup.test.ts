import { afterAll, expect, test } from 'vitest'
import type { Jobs } from '#kit/jobs/jobs.ts'
import { startTestApp } from '#testing/app/test-app.ts'
import { registerSessionCleanup } from './session-cleanup.ts'

const app = await startTestApp()
afterAll(() => app.close())
const day = 86_400_000

test('Ended sessions and old counts are deleted at night, live ones stay', async () => {
  const sessions = async () => (await app.db.query('select count(*)::int as count from session')).rows[0].count
  const counts = async () => (await app.db.query('select count(*)::int as count from tally')).rows[0].count
  await app.newcomer()
  app.clock.pass(31 * day)
  await app.newcomer()
  expect([await sessions(), (await counts()) > 0]).toEqual([2, true])
  let night: (() => Promise<void>) | undefined
  const jobs: Jobs = {
    handle: () => undefined,
    schedule: (_queue, _cron, work) => {
      night = work
    },
    send: async () => undefined,
    stop: async () => undefined,
  }
  registerSessionCleanup({ db: app.db, clock: () => app.clock.now }, jobs)
  await night?.()
  expect(await sessions()).toBe(1)
  app.clock.pass(2 * day)
  await night?.()
  expect([await sessions(), await counts()]).toEqual([1, 0])
})
