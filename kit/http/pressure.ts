import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { Pressure } from './shed-load.ts'

/** Milliseconds over which the event loop's delay is averaged: one long turn is no flood. */
const sampleInterval = 1000

/** Measures how much this process has on its hands. */
export async function openPressure(app: FastifyInstance, pool: pg.Pool): Promise<() => Pressure> {
  await app.register(underPressure, { sampleInterval })
  return () => ({
    delay: app.memoryUsage().eventLoopDelay,
    waiting: pool.waitingCount / pool.options.max,
  })
}
