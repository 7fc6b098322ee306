import { request } from 'node:http'
import type pg from 'pg'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { onVerdict } from '#authoring/server/verdicts.ts'
import { openJobs } from '#kit/jobs/jobs.ts'
import { readPet } from '#pet/contract.ts'
import { readHistory } from '#progress/contract.ts'
import { startTestApp } from '#testing/app/test-app.ts'

const app = await startTestApp()
afterAll(() => app.close())

const ready = async (origin: string) => {
  const response = await fetch(`${origin}/readyz`)
  return { status: response.status, ...((await response.json()) as object) }
}
const allOk = { server: 'ok', database: 'ok', migrations: 'ok', jobs: 'ok' }

test('A server is ready, and alive whatever happens to its parts', async () => {
  expect(await ready(app.origin)).toEqual({ status: 200, ok: true, ...allOk })
  expect(await (await fetch(`${app.origin}/healthz`)).json()).toEqual({ ok: true })
})

test('Readiness names missing migrations and accepts newer ones', async () => {
  const { rows } = await app.db.query('delete from schema_migration where number = 13 returning *')
  expect(await ready(app.origin)).toEqual({ status: 503, ok: false, ...allOk, migrations: 'missing: 13' })
  const [row] = rows
  const put = 'insert into schema_migration (number, name, hash, breaking) values ($1, $2, $3, $4)'
  await app.db.query(put, [13, row.name, row.hash, row.breaking])
  await app.db.query(put, [9999, 'of_the_next_version', 'x', false])
  expect(await ready(app.origin)).toMatchObject({ status: 200, ok: true })
})

test("While the database is unreachable, the server isn't ready but alive", async () => {
  const lonely = await startTestApp()
  onTestFinished(() => lonely.close())
  const held = await Promise.all(Array.from({ length: 10 }, () => lonely.db.connect()))
  expect(await ready(lonely.origin)).toMatchObject({ status: 503, database: 'does not answer', migrations: 'unknown' })
  expect((await fetch(`${lonely.origin}/healthz`)).status).toBe(200)
  const metrics = await (await fetch(`${lonely.origin}/metrics`)).text()
  expect(metrics).toContain('database_connections{state="in_use"} 10')
  expect(metrics).toContain('metrics_source_up{source="model_spend"} 0')
  for (const each of held) each.release()
  expect(await ready(lonely.origin)).toMatchObject({ status: 200 })
})

test.each([
  { LOAD_SHEDDING: 'true', rejected: true },
  { LOAD_SHEDDING: 'false', rejected: false },
])(
  'With LOAD_SHEDDING=$LOAD_SHEDDING and 300 calls for ten connections, some are rejected: $rejected',
  async ({ LOAD_SHEDDING, rejected }) => {
    const busy = await startTestApp({ environment: { LOAD_SHEDDING } })
    onTestFinished(() => busy.close())
    const learner = await busy.newcomer({ pet: 'Pip' })
    const held = await Promise.all(Array.from({ length: 10 }, () => busy.db.connect()))
    const giveBack = () => {
      for (const each of held.splice(0)) each.release()
    }
    onTestFinished(giveBack)
    let away = false
    const calls = Array.from({ length: 300 }, async () => {
      const { status } = await learner.call(readHistory)
      away ||= status === 503
      return status
    })
    await expect.poll(() => away || busy.db.waitingCount >= 300, { interval: 5 }).toBe(true)
    giveBack()
    const statuses = new Set(await Promise.all(calls))
    expect(statuses).toEqual(new Set(rejected ? [200, 503] : [200]))
  },
)

test("The server isn't ready before its jobs run, or while their queues are unreachable", async () => {
  const state = { working: false, lost: false }
  const jobs = (db: pg.Pool) => {
    const real = openJobs(db, () => undefined)
    const lengths = () => (state.lost ? Promise.reject(new Error('lost')) : real.lengths())
    return { ...real, isWorking: () => state.working && real.isWorking(), lengths }
  }
  const busy = await startTestApp({ jobs })
  onTestFinished(() => busy.close())
  expect(await ready(busy.origin)).toEqual({ status: 503, ok: false, ...allOk, jobs: 'not working yet' })
  state.working = true
  await expect.poll(() => ready(busy.origin), { interval: 50 }).toEqual({ status: 200, ok: true, ...allOk })
  const metrics = await (await fetch(`${busy.origin}/metrics`)).text()
  expect(metrics).toMatch(/^jobs_waiting\{queue="forget-sessions"\} 0$/m)
  state.lost = true
  expect(await ready(busy.origin)).toEqual({ status: 503, ok: false, ...allOk, jobs: 'do not answer' })
})

test("Metrics cover routes, the pool, the event loop, and authors' work", async () => {
  const learner = await app.newcomer({ pet: 'Pip', topics: ['science'] })
  const [question] = await learner.questions('science')
  if (question) await learner.answer(question)
  await app.visitor().call(readPet)
  const response = await fetch(`${app.origin}/metrics`)
  expect(response.headers.get('content-type')).toContain('version=0.0.4')
  const text = await response.text()
  expect(text).toMatch(
    /^http_request_duration_seconds_count\{method="POST",route="\/api\/questions\/:questionId\/answer",status="200"\} 1$/m,
  )
  expect(text).toMatch(/^http_request_duration_seconds_count\{method="GET",route="\/api\/creature",status="401"\} 1$/m)
  for (const name of ['nodejs_eventloop_lag_p99_seconds', 'nodejs_eventloop_utilization', 'database_waiting'])
    expect(text).toMatch(new RegExp(`^${name} `, 'm'))
  expect(text).toMatch(/^model_tokens_today 0$/m)
  expect(text).not.toMatch(new RegExp(`questions/${question?.id}\\b`))
})

test('Listeners are notified of judged drafts until they unsubscribe', async () => {
  const { publishVerdict } = await import('#authoring/server/verdicts.ts')
  const { smallLibrary } = await import('#testing/app/test-app.ts')
  const [draft] = smallLibrary.write('science', 0)
  if (!draft) throw new Error('the small library is empty')
  const heard: unknown[] = []
  const stop = onVerdict(each => heard.push(each))
  const reason = { check: 3, words: 'too long' }
  publishVerdict(draft, {
    passed: false,
    score: 0,
    reasons: [
      { ...reason, name: 'length', level: 'hard' },
      { ...reason, name: 'style', level: 'soft' },
    ],
  })
  stop()
  publishVerdict(draft, { passed: true, score: 1, reasons: [] })
  expect(heard).toEqual([{ author: 'library', passed: false, refusedBy: ['length'] }])
  const text = await (await fetch(`${app.origin}/metrics`)).text()
  expect(text).toMatch(/^questions_judged_total\{author="library",outcome="refused"\} 1$/m)
  expect(text).toMatch(/^gate_rejections_total\{author="library",check="length"\} 1$/m)
})

/** Sets headers that fetch keeps for itself, such as the host. */
const statusOf = (origin: string, headers: Record<string, string>) =>
  new Promise<number | undefined>((resolve, reject) => {
    request(`${origin}/metrics`, { headers }, reply => {
      reply.resume()
      resolve(reply.statusCode)
    })
      .on('error', reject)
      .end()
  })

test.each([
  ['a local proxy that forwards a request', { 'x-forwarded-for': '127.0.0.1' }],
  ['a proxy with a Forwarded header', { forwarded: 'for=127.0.0.1' }],
  ['a foreign name that resolves to this machine', { host: 'elsewhere.example' }],
  ['a foreign name that begins like ours', { host: '127.0.0.1.elsewhere.example' }],
])('Without a token, metrics are available to this machine only, and not to %s', async (_, headers) => {
  expect(await statusOf(app.origin, {})).toBe(200)
  expect(await statusOf(app.origin, headers)).toBe(403)
})

test('Behind a proxy or with a token, metrics need the token', async () => {
  const behind = await startTestApp({ environment: { TRUST_PROXY: 'true' } })
  onTestFinished(() => behind.close())
  expect(await statusOf(behind.origin, {})).toBe(403)
  const secret = await startTestApp({ environment: { METRICS_TOKEN: 'a-secret', TRUST_PROXY: 'true' } })
  onTestFinished(() => secret.close())
  expect(await statusOf(secret.origin, {})).toBe(401)
  expect(await statusOf(secret.origin, { authorization: 'Bearer another' })).toBe(401)
  expect(await statusOf(secret.origin, { authorization: 'Bearer a-secret' })).toBe(200)
})
