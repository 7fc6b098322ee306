import { once } from 'node:events'
import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { gracefulShutdown, type Patience } from './graceful-shutdown.ts'
import { openServer } from './open-server.ts'

/** A server with one call that ends when it is told to. */
async function listening(patience: Patience) {
  const publicUrl = new URL('http://localhost:3000')
  const app: FastifyInstance = await openServer({ publicUrl, trustProxy: false, logger: false })
  const out = gracefulShutdown(app, patience)
  const begun = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<void>()
  app.get('/slow', async () => {
    begun.resolve()
    await ended.promise
    return { said: 'slow' }
  })
  app.get('/quick', async () => ({ said: 'quick' }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const { port } = app.server.address() as AddressInfo
  return { out, port, begun: begun.promise, end: ended.resolve }
}

/** One GET over the given agent's connections. */
async function get(port: number, path: string, agent: Agent) {
  const sent = request({ port, host: '127.0.0.1', path, agent }).end()
  const [response] = await once(sent, 'response')
  let body = ''
  for await (const part of response) body += part
  return { body, connection: response.headers.connection, reused: sent.reusedSocket }
}

const patient = { quiet: 20_000, longest: 20_000 }

test('a request under way is answered, an open connection is served once more, and new ones are refused', async () => {
  const { out, port, end, begun } = await listening(patient)
  const agent = new Agent({ keepAlive: true, maxSockets: 2 })
  const slow = get(port, '/slow', agent)
  await begun
  expect((await get(port, '/quick', agent)).connection).toBe('keep-alive')
  const left = out.leave()
  expect(out.isLeaving()).toBe(true)
  await expect.poll(() => get(port, '/quick', new Agent()).catch(fault => fault.code)).toBe('ECONNREFUSED')
  expect(await get(port, '/quick', agent)).toEqual({ body: '{"said":"quick"}', connection: 'close', reused: true })
  end()
  expect(await slow).toMatchObject({ body: '{"said":"slow"}', connection: 'close' })
  await left
})

test('a connection on which nothing is asked is closed after a while, one on which nothing ends at last', async () => {
  const { out, port, begun } = await listening({ quiet: 1, longest: 50 })
  const silent = connect(port, '127.0.0.1')
  await once(silent, 'connect')
  const agent = new Agent({ keepAlive: true })
  const slow = get(port, '/slow', agent).catch(fault => fault.code)
  await begun
  await Promise.all([once(silent, 'close'), out.leave()])
  expect(await slow).toBe('ECONNRESET')
})
