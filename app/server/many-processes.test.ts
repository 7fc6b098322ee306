import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { currentUser, signIn, signUp } from '#account/contract.ts'
import { openJobs } from '#kit/jobs/jobs.ts'
import { heartbeat } from '#membership/contract.ts'
import { createPet, readPet } from '#pet/contract.ts'
import { type ServerProcess, startServerProcess } from '#testing/app/server-process.ts'
import { Visitor } from '#testing/app/test-app.ts'
import { createTestDatabase } from '#testing/database/test-database.ts'
import { niceThreads } from '#testing/nice-threads.ts'
import { addTopic } from '#topics/contract.ts'

// Two real server processes on one database behave as one.

const database = await createTestDatabase()
const servers: ServerProcess[] = []
const mostFailedSignIns = 5

beforeAll(async () => {
  const settings = { DATABASE_URL: database.url, FAILED_SIGNINS_PER_ACCOUNT: String(mostFailedSignIns) }
  servers.push(...(await Promise.all([startServerProcess(settings), startServerProcess(settings)])))
})
afterAll(async () => {
  expect(await Promise.all(servers.map(server => server.end('SIGTERM')))).toEqual([0, 0])
  await database.drop()
})

/** One signed-in browser, as each of the two servers sees it. */
async function newcomer(): Promise<[Visitor, Visitor]> {
  const [first = '', second = ''] = servers.map(({ origin }) => origin)
  const [here, there] = [new Visitor(first), new Visitor(second)]
  here.email = `${randomUUID()}@example.org`
  await here.done(signUp, { body: { email: here.email, username: 'Ana', password: here.password } })
  there.cookie = here.cookie
  return [here, there]
}

test.runIf(process.platform === 'linux')(
  'Each server starts its password-hashing threads before the first sign-in',
  async () => {
    for (const { process } of servers) await expect.poll(() => niceThreads(process.pid)).toBe(2)
  },
)

test('A session is valid on both servers until it ends on either', async () => {
  const [here, there] = await newcomer()
  expect(await there.done(currentUser)).toMatchObject({ email: here.email })
  await there.send('POST', '/api/auth/logout')
  expect((await here.call(currentUser)).status).toBe(401)
})

test('Failed sign-ins on both servers count towards one limit', async () => {
  const [here, there] = await newcomer()
  const body = { email: here.email, password: 'not the right password' }
  const wrong = Array.from({ length: mostFailedSignIns }, (_, i) => (i % 2 ? here : there).call(signIn, { body }))
  expect((await Promise.all(wrong)).map(({ status }) => status)).toEqual(wrong.map(() => 401))
  for (const each of [here, there]) {
    const reply = await each.call(signIn, { body: { email: here.email, password: here.password } })
    expect(reply.status).toBe(429)
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
  }
})

test('One answer sent to both servers at once counts once', async () => {
  const [here, there] = await newcomer()
  await here.done(createPet, { body: { name: 'Pip' } })
  await here.done(addTopic, { body: { topicId: 'science' } })
  const questions = await here.questions('science')
  let earned = 0
  for (const question of questions) {
    const attempt = randomUUID()
    const replies = await Promise.all([here, there, here].map(each => each.answer(question, { attempt })))
    const [first] = replies
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(replies.map(({ body }) => body.feedingResult)).toEqual(replies.map(() => first?.body.feedingResult))
    earned += first?.body.feedingResult.statChanges.experience ?? 0
  }
  const pet = await there.done(readPet)
  expect(pet.totalQuestions).toBe(questions.length)
  expect(50 * pet.level * (pet.level - 1) + pet.experience).toBe(earned)
})

test('Time that two servers report at once is counted once', async () => {
  const [here, there] = await newcomer()
  const both = () =>
    Promise.all([here, there].map(each => each.done(heartbeat, { body: { state: 'active' as const } })))
  const [before] = await both()
  const elapsed = 60
  const { rows } = await database.pool.query<{ passed: number }>(
    `update free_time set last_at = last_at - make_interval(secs => $2), seen_at = seen_at - make_interval(secs => $2)
     where account_id = $1 returning extract(epoch from now() - last_at)::float as passed`,
    [Number(here.cookie.replace(/^\w+=/, '').split('.')[0]), elapsed],
  )
  const begun = performance.now()
  const after = await both()
  const most = (rows[0]?.passed ?? Number.NaN) + (performance.now() - begun) / 1000
  const spent = (before?.remainingFreeTime ?? 0) - Math.min(...after.map(each => each?.remainingFreeTime ?? 0))
  expect(spent).toBeGreaterThanOrEqual(elapsed - 1)
  expect(spent).toBeLessThanOrEqual(Math.ceil(most))
})

test('A job runs once, no matter which process sent it', async () => {
  const queue = 'forget-model-spend'
  const done = async () => {
    const counts = servers.map(async ({ origin }) => {
      const text = await (await fetch(`${origin}/metrics`)).text()
      const line = new RegExp(`^jobs_ended_total\\{queue="${queue}",outcome="done"\\} (\\d+)$`, 'm').exec(text)
      return Number(line?.[1] ?? Number.NaN)
    })
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
  }
  await expect.poll(done).toBe(0)
  const faults: unknown[] = []
  const jobs = openJobs(database.pool, fault => faults.push(fault))
  await jobs.send(queue, {}, 'once')
  const unfinished = async () => {
    const { rows } = await database.pool.query(
      `select count(*)::int as left from jobs.job where name = $1 and state <> 'completed'`,
      [queue],
    )
    return rows[0].left
  }
  await expect.poll(unfinished).toBe(0)
  expect(await done()).toBe(1)
  await jobs.stop()
  expect(faults).toEqual([])
})

test('Both servers are ready and have logged no errors', async () => {
  for (const { origin, said } of servers) {
    await expect
      .poll(async () => await (await fetch(`${origin}/readyz`)).json())
      .toEqual({ ok: true, server: 'ok', database: 'ok', migrations: 'ok', jobs: 'ok' })
    expect(said.filter(line => /job failed|"level":[56]0/.test(line))).toEqual([])
  }
})
