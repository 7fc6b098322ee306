import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type pg from 'pg'
import { library } from '#authoring/server/library.ts'
import { startEmbedded } from '#kit/db/embedded.ts'
import { migrate } from '#kit/db/migrate.ts'
import { openPool } from '#kit/db/pool.ts'
import { openPool as openQuestions } from '#learning/server/stock-pool.ts'
import { presets } from '#topics/rules/presets.ts'
import { type Crowd, gatherCrowd } from './crowd.ts'
import { type Learners, startLearners } from './learners.ts'
import { type RunningServer, startServer } from './servers.ts'

/** As many as a proxy keeps open. */
const mostConnections = 1000

/** A database on this machine that forces everything to disk, learners in it, and whoever acts for them. */
export interface LoadWorld {
  readonly db: pg.Pool
  readonly crowd: Crowd
  readonly learners: Learners
  readonly servers: readonly RunningServer[]
  /** PostgreSQL's first process. */
  readonly postmaster: number
  /**
   * Starts one more server process, and has the learners turn to all of them.
   *
   * @param connections most that they have open; who comes beyond them waits before the door
   */
  addServer(crowd: Crowd, connections?: number): Promise<void>
  close(): Promise<void>
}

/**
 * Makes such a world for as long as some work takes.
 *
 * @param size number of learners
 */
export async function withLoadWorld<T>(size: number, work: (world: LoadWorld) => Promise<T>): Promise<T> {
  const world = await openLoadWorld(size)
  try {
    return await work(world)
  } finally {
    await world.close()
  }
}

async function openLoadWorld(size: number): Promise<LoadWorld> {
  const folder = await mkdtemp(join(tmpdir(), 'mindling-load-'))
  const database = await startEmbedded({ dataDir: folder, log: () => undefined })
  const db = openPool({ connection: database.connection, applicationName: 'bench', max: 10, log: () => undefined })
  const learners = startLearners()
  const servers: RunningServer[] = []
  const close = async () => {
    learners.stop()
    for (const server of servers) await server.stop()
    await db.end()
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await migrate(db, { folder: resolve('database/migrations'), log: () => undefined })
    // Servers find their pools stocked, and have nothing else to do than what is measured.
    const questions = openQuestions({ db, clock: () => new Date() }, library())
    for (const { id } of presets) await questions.stock(id)
    const { host = '', port = 0, user } = database.connection
    const url = `postgresql://${user}@/${user}?host=${encodeURIComponent(host)}&port=${port}`
    return {
      db,
      crowd: await gatherCrowd(db, size),
      learners,
      servers,
      postmaster: await pidOf(db),
      async addServer(crowd, connections = mostConnections) {
        servers.push(await startServer(url, folder))
        await learners.meet({ type: 'crowd', crowd, origins: servers.map(({ origin }) => origin), connections })
      },
      close,
    }
  } catch (fault) {
    await close()
    throw fault
  }
}

async function pidOf(db: pg.Pool): Promise<number> {
  const { rows } = await db.query<{ file: string }>(`select pg_read_file('postmaster.pid') as file`)
  return Number(rows[0]?.file.split('\n')[0])
}
