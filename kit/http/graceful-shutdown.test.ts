import { once } from 'node:events'
import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { gracefulShutdown, type ShutdownTimeouts } from './graceful-shutdown.ts'
import { openServer } from './open-server.ts'

/** A server with one route that replies only after `end` was called. */
async function startServer(timeouts: ShutdownTimeouts) {
  const publicUrl = new URL('http://localhost:3000')
  const app: FastifyInstance = await openServer({ publicUrl, trustProxy: false, logger: false })
  const shutdown = gracefulShutdown(app, timeouts)
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
  return { shutdown, port, begun: begun.promise, end: ended.resolve }
}

/** Sends one GET request over the agent's connections. */
async function get(port: number, path: string, agent: Agent) {
  const sent = request({ port, host: '127.0.0.1', path, agent }).end()
  const [response] = await once(sent, 'response')
  let body = ''
  for await (const part of response) body += part
  return { body, connection: response.headers.connection, reused: sent.reusedSocket }
}

const longTimeouts = { idle: 20_000, total: 20_000 }

test('Running requests are answered, open connections are served once more, and new ones are refused', async () => {
  const { shutdown, port, end, begun } = await startServer(longTimeouts)
  const agent = new Agent({ keepAlive: true, maxSockets: 2 })
  const slow = get(port, '/slow', agent)
  await begun
  expect((await get(port, '/quick', agent)).connection).toBe('keep-alive')
  const done = shutdown.shutDown()
  expect(shutdown.hasBegun()).toBe(true)
  await expect.poll(() => get(port, '/quick', new Agent()).catch(error => error.code)).toBe('ECONNREFUSED')
  expect(await get(port, '/quick', agent)).toEqual({ body: '{"said":"quick"}', connection: 'close', reused: true })
  end()
  expect(await slow).toMatchObject({ body: '{"said":"slow"}', connection: 'close' })
  await done
})

test('Idle connections are closed after the idle timeout, busy ones after the total timeout', async () => {
  const { shutdown, port, begun } = await startServer({ idle: 1, total: 50 })
  const silent = connect(port, '127.0.0.1')
  await once(silent, 'connect')
  const agent = new Agent({ keepAlive: true })
  const slow = get(port, '/slow', agent).catch(error => error.code)
  await begun
  await Promise.all([once(silent, 'close'), shutdown.shutDown()])
  expect(await slow).toBe('ECONNRESET')
})
