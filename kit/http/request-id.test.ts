import { PassThrough } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { openServer } from './open-server.ts'

async function open({ trustProxy = false } = {}) {
  const out = new PassThrough()
  const app = await openServer({
    publicUrl: new URL('http://localhost:3000'),
    trustProxy,
    logger: { level: 'info', stream: out },
  })
  app.get('/good', async () => ({ said: 'yes' }))
  app.get('/api/broken', async () => {
    app.log.warn('a warning')
    throw new Error('broken')
  })
  app.post('/refused', async (_, reply) => reply.code(409).send({ error: 'Not now', code: 'not_now' }))
  onTestFinished(() => app.close())
  const lines = () => {
    const text: string = out.read()?.toString() ?? ''
    return text
      .split('\n')
      .filter(line => line !== '')
      .map(line => JSON.parse(line))
  }
  return { app, lines }
}

test('An error reply and every log line about it carry the request ID', async () => {
  const { app, lines } = await open()
  const reply = await app.inject('/api/broken')
  const { requestId } = reply.json()
  expect(requestId).toMatch(/^[0-9a-f]{12}$/)
  expect(reply.headers['x-request-id']).toBe(requestId)
  const logged = lines()
  expect(logged.map(({ msg }) => msg)).toEqual(['a warning', 'a request failed', 'answered'])
  expect(logged.map(each => each.requestId)).toEqual([requestId, requestId, requestId])
  expect(logged.at(-1)).toMatchObject({ method: 'GET', route: '/api/broken', status: 500, code: 'unexpected' })
})

test.each([
  [
    'an invalid JSON body',
    { method: 'POST', url: '/refused', payload: '{', headers: { 'content-type': 'application/json' } },
  ],
  ['an error of the handler', { method: 'POST', url: '/refused' }],
  ['a malformed URL', { method: 'GET', url: '/%zz' }],
  ['another origin', { method: 'POST', url: '/refused', headers: { origin: 'https://elsewhere.example' } }],
] as const)('Every kind of error has a request ID: %s', async (_, sent) => {
  const { app } = await open()
  const reply = await app.inject(sent)
  expect(reply.statusCode).toBeGreaterThanOrEqual(400)
  expect(reply.json()).toEqual({
    error: expect.any(String),
    code: expect.any(String),
    requestId: reply.headers['x-request-id'],
  })
  expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f]{12}$/)
})

test('Other replies carry their own request ID, in the header only', async () => {
  const { app } = await open()
  const [one, two] = [await app.inject('/good'), await app.inject('/good')]
  expect(one.json()).toEqual({ said: 'yes' })
  expect(one.headers['x-request-id']).not.toBe(two.headers['x-request-id'])
})

test('Only a trusted proxy may set request IDs, and only safe ones', async () => {
  const named = async (trustProxy: boolean, id: string) =>
    (await (await open({ trustProxy })).app.inject({ url: '/good', headers: { 'x-request-id': id } })).headers[
      'x-request-id'
    ]
  expect(await named(true, 'edge-7f3a9c21')).toBe('edge-7f3a9c21')
  expect(await named(true, 'a\tb{"level":60}')).toMatch(/^[0-9a-f]{12}$/)
  expect(await named(false, 'edge-7f3a9c21')).toMatch(/^[0-9a-f]{12}$/)
})
