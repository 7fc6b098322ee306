import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { commonFailures } from '#kit/contract/common-failures.ts'
import { openServer } from './open-server.ts'

async function open() {
  const app = await openServer({
    publicUrl: new URL('http://localhost'),
    trustProxy: false,
    logger: false,
    handlerTimeout: 100,
    translations: { es: { failures: { unavailable: 'Ahora no.', bad_input: 'Así no.' } } },
  })
  const late = Promise.withResolvers<object>()
  const started = Promise.withResolvers<void>()
  app.get('/never', () => {
    started.resolve()
    return late.promise
  })
  app.get('/soon', async () => ({ said: 'yes' }))
  onTestFinished(() => app.close())
  return { app, late, started }
}

test('A request that takes too long gets 503, and its late reply is dropped', async () => {
  const { app, late } = await open()
  const [never, soon] = await Promise.all([app.inject('/never'), app.inject('/soon')])
  expect(soon.json()).toEqual({ said: 'yes' })
  expect(never.statusCode).toBe(503)
  expect(never.json()).toMatchObject({ code: 'unavailable', requestId: never.headers['x-request-id'] })
  late.resolve({ said: 'at last' })
  expect((await app.inject('/soon')).statusCode).toBe(200)
})

test('Timeouts and malformed requests are refused in the language of the request', async () => {
  const { app } = await open()
  const headers = { 'accept-language': 'es' }
  expect((await app.inject({ url: '/never', headers })).json()).toMatchObject({ error: 'Ahora no.' })
  expect((await app.inject({ url: '/%zz', headers })).json()).toMatchObject({ error: 'Así no.' })
  expect((await app.inject('/never')).json()).toMatchObject({ error: commonFailures.unavailable.error })
})

test('A client that disconnects is not waited for', async () => {
  const { app, late, started } = await open()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = new URL(app.listeningOrigin)
  const socket = connect(Number(port), '127.0.0.1')
  socket.write('GET /never HTTP/1.1\r\nhost: localhost\r\n\r\n')
  await started.promise
  socket.destroy()
  await once(socket, 'close')
  late.resolve({})
  expect((await app.inject('/soon')).statusCode).toBe(200)
})
