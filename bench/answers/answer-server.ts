import { openPool } from '#kit/db/pool.ts'
import { mount } from '#kit/http/mount.ts'
import { openServer } from '#kit/http/open-server.ts'
import { rateLimiter } from '#kit/http/rate-limiter.ts'
import { sessionCookie } from '#kit/http/session-cookie.ts'
import { learningRoutes } from '#learning/server/routes.ts'
import { openFreeTime } from '#membership/server/free-time.ts'
import { awardAchievements } from '#progress/rules/achievements.ts'
import { endlessTime } from '../free-time.ts'
import { typicalAnswerRoute } from './typical-handler.ts'

// A server process with our answer call, or with the typical handler. Prints its address.
const [kind, connection = '{}'] = process.argv.slice(2)
const db = openPool({ connection: JSON.parse(connection), applicationName: 'bench', max: 10, log: () => undefined })
const publicUrl = new URL('http://localhost')
const server = await openServer({ publicUrl, trustProxy: false, logger: false })
const deps = { db, clock: () => new Date() }
const questions = { stock: async () => 0, refill: async () => 0, endless: () => false }
const jobs = {
  handle: () => undefined,
  schedule: () => undefined,
  send: async () => undefined,
  stop: async () => undefined,
}
const routes =
  kind === 'typical'
    ? [typicalAnswerRoute(db)]
    : learningRoutes(deps, questions, jobs, awardAchievements, openFreeTime(deps, endlessTime))
const mountDeps = {
  cookie: sessionCookie(publicUrl),
  rateLimiter: rateLimiter(db),
  limits: {},
  clock: deps.clock,
  findSession: async () => undefined,
}
for (const route of routes) mount(server, route, mountDeps)
server.get('/empty', async () => ({ ok: true }))
await server.listen({ port: 0, host: '127.0.0.1' })
console.log(server.listeningOrigin)
