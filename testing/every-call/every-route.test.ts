import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from '#app/server/build-app.ts'
import { endpoints } from '#app/server/endpoints.ts'
import { readSettings } from '#app/server/settings.ts'
import type { Jobs } from '#kit/jobs/jobs.ts'
import { createTestDatabase } from '../database/test-database.ts'

/** Routes that are not declared calls, with the reason. */
const others: Readonly<Record<string, string>> = {
  'GET /healthz': 'asked by machines that start and stop the process; says nothing but that it answers',
  'GET /readyz': 'asked by machines that send people here; says nothing but whether all is there',
  'GET /metrics': 'asked by machines that draw curves: with a token, or from the machine itself',
  'GET /api/docs': 'a page to read, made from the declarations',
  'GET /api/docs/openapi.json': 'the same as OpenAPI',
  'POST /api/stripe/webhook':
    'its body is read as bytes, since it is signed; its tests are in features/membership/server',
  'GET /api/auth/google': 'goes to another site instead of replying; its tests are in features/account/server/google',
  'GET /api/auth/google/callback': 'comes from another site; its tests are in features/account/server/google',
}

const noJobs: Jobs = {
  handle: () => undefined,
  schedule: () => undefined,
  send: async () => undefined,
  stop: async () => undefined,
}

/** All routes of a server with every provider switched on, as `GET /path`. */
async function servedRoutes(): Promise<string[]> {
  const database = await createTestDatabase()
  const { server } = await buildApp({
    settings: readSettings({
      DICTIONARY: 'false',
      STRIPE_SECRET_KEY: 'sk_test_of_the_tests',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_of_the_tests',
      STRIPE_WEBHOOK_SECRET: 'whsec_of_the_tests',
      GOOGLE_CLIENT_ID: 'of the tests',
      GOOGLE_CLIENT_SECRET: 'of the tests',
    }),
    db: database.pool,
    clock: () => new Date('2026-03-10T12:00:00Z'),
    jobs: noJobs,
    logger: false,
  })
  onTestFinished(async () => {
    await server.close()
    await database.drop()
  })
  await server.ready()
  return readTree(server.printRoutes({ commonPrefix: false }))
}

/** Each line adds its part to the path of its parent. */
function readTree(printed: string): string[] {
  const above: string[] = []
  return printed.split('\n').flatMap(line => {
    const [, indent = '', added = '', methods = ''] = /^([│ ]*)[├└]── (\S*)(?: \(([A-Z, ]+)\))?/.exec(line) ?? []
    if (added === '') return []
    const depth = indent.length / 4
    above.length = depth
    above[depth] = added
    const path = above.join('')
    // HEAD is GET without the body; OPTIONS is never answered.
    return methods.split(', ').flatMap(method => (method === '' || method === 'HEAD' ? [] : [`${method} ${path}`]))
  })
}

test('Every route is a declared call, with a few exceptions that have a reason', async () => {
  const served = await servedRoutes()
  expect(served.length).toBeGreaterThan(40)
  const declared = new Set(endpoints.map(({ method, path }) => `${method} ${path}`))
  expect(served.filter(each => !declared.has(each) && !others[each])).toEqual([])
  // The demonstration's routes don't exist if Stripe takes the payments.
  const missing = [...declared].filter(each => !served.includes(each) && !each.includes('/api/demonstration/'))
  expect(missing).toEqual([])
})

test("No GET call changes anything, so links and pictures can't be abused", () => {
  const changing =
    /^(create|add|change|take-hint|complete|report|feed|play|rest|talk|sign|keep|forget|regenerate|answer)/
  expect(
    endpoints.filter(({ name, method }) => method === 'GET' && changing.test(name)).map(({ name }) => name),
  ).toEqual([])
})
