import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Embedded, startEmbedded } from '#kit/db/embedded.ts'
import { openRelay, type Relay } from '#kit/relay/relay.ts'
import { type DatabaseProcesses, databaseProcesses } from './database-processes.ts'
import { type KeptServer, keepServer } from './kept-server.ts'
import { mountSmallDisk, type SmallDisk } from './small-disk.ts'
import { type Stream, startStream } from './stream.ts'

/** Two server processes on one PostgreSQL, and learners who answer without a pause. */
export interface World {
  readonly servers: readonly [KeptServer, KeptServer]
  readonly database: DatabaseProcesses
  readonly stream: Stream
  /** The relay between the servers and an external database. Throws if the database is embedded. */
  relay(): Relay
  /** The small disk under the database; undefined on an ordinary disk. */
  readonly disk: SmallDisk | undefined
  /** Waits until every server is ready. @returns the milliseconds it took */
  ready(patience?: number): Promise<number>
  close(): Promise<void>
}

/** `own`: embedded, on a small disk if one can be mounted. `foreign`: external, reached through a relay. */
export type Setting = 'embedded' | 'far'

const learners = 4
/** Megabytes. A new database, its log and the questions take two thirds. */
const diskSize = 320

/** @param settings more variables for the servers */
export async function openWorld(setting: Setting, settings: Readonly<Record<string, string>> = {}): Promise<World> {
  const closing: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const each of closing.reverse()) await each()
  }
  try {
    const disk = setting === 'embedded' ? await mountSmallDisk(diskSize) : undefined
    if (disk) closing.push(disk.close)
    const dataDir = await mkdtemp(join(disk?.folder ?? tmpdir(), 'mindling-faults-'))
    await chmod(dataDir, 0o755)
    closing.push(() => rm(dataDir, { recursive: true, force: true }))
    const database = databaseProcesses(dataDir)
    const far = setting === 'far' ? await openFarDatabase(dataDir, database, closing) : undefined
    const environment = {
      DATA_DIR: dataDir,
      FREE_SECONDS: '100000000',
      FREE_ANSWERS: '1000000',
      SIGNUPS_PER_HOUR: '1000',
      ...(far && { DATABASE_URL: far.url }),
      ...settings,
    }
    const open = async () => {
      const server = await keepServer(environment, dataDir)
      closing.push(server.stop)
      return server
    }
    const servers: [KeptServer, KeptServer] = [await open(), await open()]
    const stream = await startStream(
      servers.map(({ origin }) => origin),
      learners,
    )
    closing.push(() => stream.stop().catch(() => undefined))
    return {
      servers,
      database,
      stream,
      relay() {
        if (!far) throw new Error('There is nothing between the servers and their own database.')
        return far.relay
      },
      disk,
      ready: patience => untilReady(servers, patience),
      close,
    }
  } catch (fault) {
    await close()
    throw fault
  }
}

async function untilReady(servers: readonly KeptServer[], patience = 120_000): Promise<number> {
  const before = performance.now()
  for (const { origin } of servers) {
    const isReady = () =>
      fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(5000) }).then(
        ({ status }) => status === 200,
        () => false,
      )
    while (!(await isReady())) {
      if (performance.now() - before > patience) throw new Error(`A server was not ready after ${patience / 1000} s.`)
      await pause(50)
    }
  }
  return performance.now() - before
}

async function openFarDatabase(
  dataDir: string,
  database: DatabaseProcesses,
  closing: (() => Promise<unknown>)[],
): Promise<{ url: string; relay: Relay }> {
  const embedded: Embedded = await startEmbedded({ name: 'mindling', dataDir, log: () => undefined })
  closing.push(embedded.stop)
  const folder = join(dataDir, 'relay')
  await mkdir(folder)
  const { host, port } = embedded.connection
  const whereItIs = async () => {
    const now = await database.address()
    return join(now?.host ?? host ?? '', `.s.PGSQL.${now?.port ?? port}`)
  }
  const relay = await openRelay(whereItIs, join(folder, `.s.PGSQL.${port}`))
  closing.push(relay.close)
  return { url: `postgresql://mindling@/mindling?host=${encodeURIComponent(folder)}&port=${port}`, relay }
}
