import { afterAll, describe, expect, test } from 'vitest'
import { type Endpoint, fillPath } from '#kit/contract/endpoint.ts'
import { readPet } from '#pet/contract.ts'
import { readProgress } from '#progress/contract.ts'
import { startTestApp, type Visitor } from '#testing/app/test-app.ts'
import { listTopics } from '#topics/contract.ts'
import { endpoints } from './endpoints.ts'

const app = await startTestApp({
  environment: {
    SIGNUPS_PER_HOUR: '100000',
    FAILED_SIGNINS_PER_QUARTER: '100000',
    FAILED_SIGNINS_PER_ACCOUNT: '100000',
    OWN_TOPIC_CALLS_PER_HOUR: '100000',
  },
})
afterAll(() => app.close())

const changing = endpoints.filter(({ method }) => method !== 'GET')
const withBody = endpoints.filter(({ body }) => body)
const named = (list: readonly Endpoint[]) => list.map(each => [each.name, each] as const)
const pathOf = (to: Endpoint) =>
  fillPath(to.path, {
    questionId: '1',
    topicId: 'art',
    kind: 'fact',
    breakId: 'fact-3',
    sessionId: '00000000-0000-4000-8000-000000000000',
    creatureId: 'somebody',
    stage: '3',
  })
const json = { 'content-type': 'application/json' }
const player = () => app.newcomer({ pet: 'Pip', topics: ['art'] })
/** One learner for all refused requests, none of which may change anything. */
const refused = await player()

/** Everything a learner can see of their own data. */
async function holdings(learner: Visitor): Promise<string> {
  const read = [await learner.done(readPet), await learner.done(listTopics), await learner.done(readProgress)]
  return JSON.stringify(read)
}

async function refusal(response: Response) {
  const body = (await response.json()) as { error: string; code: string }
  expect(body).toEqual({
    error: expect.any(String),
    code: expect.stringMatching(/^[a-z_]+$/),
    requestId: response.headers.get('x-request-id'),
  })
  expect(body.error).not.toMatch(/undefined|\[object|stack|Error:/)
  return [response.status, body.code]
}

test('Every endpoint is served', () => {
  expect(endpoints.length).toBeGreaterThanOrEqual(12)
})

test.each(named(endpoints.filter(({ access }) => access === 'signed-in')))(
  '%s is for signed-in users only',
  async (_, to) => {
    const response = await app.visitor().send(to.method, pathOf(to), to.body ? { headers: json, body: '{}' } : {})
    const [status, code] = await refusal(response)
    expect([
      [401, 'not_signed_in'],
      [400, 'bad_input'],
    ]).toContainEqual([status, code])
  },
)

describe.each(named(changing))('%s', (_, to) => {
  test.each([
    ['malformed JSON', { headers: json, body: '{"name": ' }, [400, 'bad_json']],
    ['a polluting key', { headers: json, body: '{"__proto__": {"admin": true}}' }, [400, 'bad_json']],
    ['a megabyte', { headers: json, body: JSON.stringify({ name: 'x'.repeat(1_000_000) }) }, [413, 'too_large']],
    ['plain text', { headers: { 'content-type': 'text/plain' }, body: 'name=Pip' }, [415, 'unsupported_type']],
    [
      'a form',
      { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'name=Pip' },
      [415, 'unsupported_type'],
    ],
    ['another site', { headers: { ...json, origin: 'https://evil.example' }, body: '{}' }, [403, 'foreign_origin']],
  ])('refuses %s and changes nothing', async (_what, init, expected) => {
    const before = await holdings(refused)
    expect(await refusal(await refused.send(to.method, pathOf(to), init))).toEqual(expected)
    expect(await holdings(refused)).toBe(before)
  })
})

test.each(named(changing))('%s refuses an idempotency key of more than 100 characters', async (_, to) => {
  const headers = { ...json, 'idempotency-key': 'k'.repeat(101) }
  const reply = await refused.send(to.method, pathOf(to), { headers, body: '{}' })
  expect(await refusal(reply)).toEqual([400, 'attempt_too_long'])
})

describe.each(named(withBody))('%s', (_, to) => {
  test.each(['[]', '"text"', '7', 'null', 'true'])('refuses the body %s', async body => {
    expect(await refusal(await refused.send(to.method, pathOf(to), { headers: json, body }))).toEqual([
      400,
      'bad_input',
    ])
  })
})

test.each(named(endpoints.filter(({ path }) => path.includes(':'))))(
  '%s refuses NUL characters, empty parts, and huge values in its path',
  async (_, to) => {
    for (const hostile of ['%00', 'a%00', '%20', '9'.repeat(150), '%F0%9F%90%A3']) {
      for (const part of to.path.match(/:\w+/g) ?? []) {
        const path = fillPath(to.path.replace(part, hostile) as `/${string}`, {
          questionId: '1',
          topicId: 'art',
          kind: 'fact',
          breakId: 'fact-3',
          sessionId: '00000000-0000-4000-8000-000000000000',
          creatureId: (await refused.done(readPet)).id,
          stage: '0',
        })
        const response = await refused.send(to.method, path, to.body ? { headers: json, body: '{}' } : {})
        expect([path, response.status >= 400 && response.status < 500]).toEqual([path, true])
        await refusal(response)
      }
    }
  },
)

test.each(named(changing.filter(({ body }) => !body)))('%s accepts no body, an empty one and {}', async (_, to) => {
  // What the path names may not exist, and neither may a subscription.
  const expected = 'params' in to || 'no_subscription' in to.failures ? 404 : 200
  for (const init of [{}, { headers: json, body: '' }, { headers: json, body: '{}' }]) {
    expect((await (await player()).send(to.method, pathOf(to), init)).status).toBe(expected)
  }
})

test.each(['/api', '/api/', '/api/nothing', '/api/creature/fly', '/API/creature/fly'])(
  "%s isn't an endpoint, and says so in JSON",
  async path => {
    expect(await refusal(await app.visitor().send('GET', path))).toEqual([404, 'unknown_call'])
  },
)

test("A URL that can't be decoded is refused", async () => {
  expect(await refusal(await app.visitor().send('GET', '/api/%E0%A4%A'))).toEqual([400, 'bad_input'])
})

test('An internal error is a plain 500 without details', async () => {
  const broken = await startTestApp()
  const learner = await broken.newcomer({ pet: 'Pip' })
  await broken.db.query('alter table pet rename to hidden')
  const response = await learner.send('GET', '/api/creature')
  expect(await refusal(response)).toEqual([500, 'unexpected'])
  await broken.close()
})

test('An unavailable database gives 503 with Retry-After', async () => {
  const alone = await startTestApp()
  const learner = await alone.newcomer({ pet: 'Pip' })
  const holding = await alone.db.connect()
  try {
    await holding.query('begin; lock table pet in access exclusive mode')
    const asked = learner.send('GET', '/api/creature')
    const cut = `select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
    await expect.poll(async () => (await alone.db.query(cut)).rowCount).toBe(1)
    const response = await asked
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(1)
    expect(await refusal(response)).toEqual([503, 'unavailable'])
  } finally {
    await holding.query('rollback')
    holding.release()
  }
  expect((await learner.send('GET', '/api/creature')).status).toBe(200)
  await alone.close()
})

test("Replies aren't cached, and pages forbid foreign scripts", async () => {
  const response = await (await player()).send('GET', '/api/creature')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self';")
  expect(response.headers.get('access-control-allow-origin')).toBeNull()
})

test('The API reference lists every endpoint with its failures', async () => {
  const description = (await (await app.visitor().send('GET', '/api/docs/openapi.json')).json()) as {
    paths: Record<string, Record<string, { responses: object }>>
  }
  for (const { path, method } of endpoints) {
    const operation = description.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
    expect(Object.keys(operation?.responses ?? {})).toContain('200')
  }
  const page = await (await app.visitor().send('GET', '/api/docs')).text()
  expect(page).toContain('POST /api/questions/:questionId/answer')
})
