import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'

/** `/healthz`: the process answers. `/readyz`: so does its database. */
export function serveHealth(server: FastifyInstance, db: Pool): void {
  server.get('/healthz', async () => ({ ok: true }))
  server.get('/readyz', async (_request, reply) => {
    try {
      await db.query('select 1')
      return { ok: true }
    } catch {
      return reply.code(503).send({ ok: false, error: 'The database does not answer.' })
    }
  })
}
