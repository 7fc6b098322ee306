import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildApp } from './build-app.ts'
import { type Database, openDatabase } from './open-database.ts'
import type { Settings } from './settings.ts'
import { environmentIn, readSettings, SettingsError } from './settings.ts'
import { stockAll } from './stock-all.ts'

/** What may go wrong at the start is said in one plain line, without a stack: the reader is whoever started us. */
const plain = new Set(['SettingsError', 'EmbeddedError', 'MigrationError'])

async function main(): Promise<void> {
  const settings = readSettings(environmentIn(process.cwd()))
  const database = await openDatabase(settings, say)
  try {
    await serve(settings, database)
  } catch (fault) {
    await database.close()
    throw fault
  }
}

async function serve(settings: Settings, database: Database): Promise<void> {
  const app = await buildApp({
    settings,
    db: database.pool,
    clock: () => new Date(),
    // Fastify would announce the address on its own; we do that in words.
    logger: { level: 'warn' },
    ...builtPage(),
  })
  const leave = onlyOnce(async () => {
    await app.server.close()
    await database.close()
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void leave().then(() => process.exit(0), fail))
  }
  const { port, host } = settings.server
  await app.server.listen({ port, host })
  announce(settings, app.server.listeningOrigin)
  const { log } = app.server
  log.level = settings.log.level
  await stockAll(app.questions, (err, topic) => log.error({ err, topic }, 'a topic could not be stocked'))
}

/** The page, where it has been built; during development Vite serves it. */
function builtPage(): { page?: string } {
  const page = resolve(import.meta.dirname, '../../dist')
  return existsSync(join(page, 'index.html')) ? { page } : {}
}

function announce(settings: Settings, origin: string): void {
  const address = settings.server.port === 0 ? origin : settings.server.publicUrl.origin
  say(`Mindling is ready at ${address}`)
  say('questions: built-in library · pictures: drawn · payments: off · Google: off')
}

function onlyOnce(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  return () => {
    running ??= work()
    return running
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function fail(fault: unknown): void {
  const known = fault instanceof Error && (plain.has(fault.name) || fault instanceof SettingsError)
  const words = fault instanceof Error && 'code' in fault && fault.code === 'EADDRINUSE' ? portTaken : undefined
  process.stderr.write(
    `${words ?? (known ? fault.message : fault instanceof Error ? (fault.stack ?? fault.message) : String(fault))}\n`,
  )
  process.exitCode = 1
  // Whatever still holds the process open has nothing left to do.
  setTimeout(() => process.exit(1), 1000).unref()
}

const portTaken = 'The port is taken by another program. Set PORT to another one.'

main().catch(fail)
