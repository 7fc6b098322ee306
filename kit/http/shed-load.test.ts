import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod'
import type { Endpoint } from '#kit/contract/endpoint.ts'
import { openServer } from './open-server.ts'
import { type Pressure, shedLoad } from './shed-load.ts'

const orders = ['first', 'usual', 'late', 'last'] as const

/** A server with a route of each priority and a health check, under a pressure that the test sets. */
async function open() {
  const app = await openServer({ publicUrl: new URL('http://localhost:3000'), trustProxy: false, logger: false })
  const now = { pressure: { delay: 0, waiting: 0 } as Pressure, shed: [] as string[], done: [] as string[] }
  shedLoad(
    app,
    () => now.pressure,
    (order, reason) => now.shed.push(`${order}: ${reason}`),
  )
  for (const order of orders) {
    const endpoint: Endpoint = {
      name: order,
      summary: 'For tests.',
      method: 'POST',
      path: `/api/${order}`,
      access: 'anyone',
      reply: z.object({}),
      failures: {},
      ...(order === 'usual' ? {} : { shedOrder: order }),
    }
    app.post(endpoint.path, { config: { endpoint } }, async () => {
      now.done.push(order)
      return {}
    })
  }
  app.get('/healthz', async () => ({ ok: true }))
  onTestFinished(() => app.close())
  return { app, now }
}

test.each([
  [{ delay: 0, waiting: 0 }, []],
  [{ delay: 600, waiting: 0 }, ['first: delay']],
  [{ delay: 1200, waiting: 0 }, ['first: delay', 'usual: delay']],
  [{ delay: 0, waiting: 70 }, ['first: waiting', 'usual: waiting', 'late: waiting']],
  [{ delay: 9000, waiting: 99 }, ['first: delay', 'usual: delay', 'late: delay', 'last: delay']],
])('Under %j requests are rejected by priority, before any work is done', async (pressure, expected) => {
  const { app, now } = await open()
  now.pressure = pressure
  for (const order of orders) await app.inject({ method: 'POST', url: `/api/${order}` })
  expect(now.shed).toEqual(expected)
  expect(now.done).toHaveLength(orders.length - expected.length)
})

test('A rejected request learns when to retry, and health checks always get through', async () => {
  const { app, now } = await open()
  now.pressure = { delay: Number.POSITIVE_INFINITY, waiting: 1e6 }
  const reply = await app.inject({ method: 'POST', url: '/api/last' })
  expect(reply.statusCode).toBe(503)
  expect(reply.json()).toEqual({
    error: 'We are busy right now. Please try again in a moment.',
    code: 'unavailable',
    requestId: expect.any(String),
  })
  expect(Number(reply.headers['retry-after'])).toBeGreaterThanOrEqual(2)
  expect((await app.inject('/healthz')).statusCode).toBe(200)
})
