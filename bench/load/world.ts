import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { library } from '#authoring/server/library.ts'
import { openQuestionPool } from '#learning/server/question-pool.ts'
import { presets } from '#topics/rules/presets.ts'
import { withDatabases } from '../databases.ts'
import { type Crowd, gatherCrowd } from './crowd.ts'
import { type Learners, startLearners } from './learners.ts'
import { type RunningServer, startServer } from './servers.ts'

/** As many connections as a proxy keeps open. */
const mostConnections = 1000

/** A durable database on this machine with learners in it, servers, and a sender. */
export interface LoadWorld {
  readonly db: pg.Pool
  readonly crowd: Crowd
  readonly learners: Learners
  readonly servers: readonly RunningServer[]
  /** PostgreSQL's main process. */
  readonly postmaster: number
  /**
   * Starts another server and spreads the learners over all of them.
   *
   * @param connections maximum of open connections; further requests wait
   */
  addServer(crowd: Crowd, connections?: number): Promise<void>
}

/**
 * Sets up such a world while `work` runs.
 *
 * @param size number of learners
 */
export async function withLoadWorld<T>(size: number, work: (world: LoadWorld) => Promise<T>): Promise<T> {
  return await withDatabases(false, async ({ create, addressOf }) => {
    const db = await create('load')
    // Pools are stocked in advance, so servers do nothing but what is measured.
    const questions = openQuestionPool({ db, clock: () => new Date() }, library())
    for (const { id } of presets) await questions.stock(id)
    const crowd = await gatherCrowd(db, size)
    const folder = await mkdtemp(join(tmpdir(), 'mindling-load-'))
    const learners = startLearners()
    const servers: RunningServer[] = []
    const addServer: LoadWorld['addServer'] = async (all, connections = mostConnections) => {
      servers.push(await startServer(urlOf(addressOf('load')), folder))
      await learners.meet({ type: 'crowd', crowd: all, origins: servers.map(({ origin }) => origin), connections })
    }
    try {
      return await work({ db, crowd, learners, servers, postmaster: await pidOf(db), addServer })
    } finally {
      learners.stop()
      for (const server of servers) await server.stop()
      await rm(folder, { recursive: true, force: true })
    }
  })
}

function urlOf({ host = '', port = 0, user, database }: pg.ClientConfig): string {
  return `postgresql://${user}@/${database}?host=${encodeURIComponent(host)}&port=${port}`
}

async function pidOf(db: pg.Pool): Promise<number> {
  const { rows } = await db.query<{ file: string }>(`select pg_read_file('postmaster.pid') as file`)
  return Number(rows[0]?.file.split('\n')[0])
}
