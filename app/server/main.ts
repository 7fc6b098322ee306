import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { warmUpHashing } from '#account/server/password.ts'
import { openLexicon } from '#authoring/server/lexicon.ts'
import { loggableError } from '#kit/http/loggable-error.ts'
import { openJobs } from '#kit/jobs/jobs.ts'
import { PaymentSetupError } from '#outside/payments/payments.ts'
import { knownTopics } from '#topics/server/custom-topic/known-topics.ts'
import { buildApp } from './build-app.ts'
import { openDatabase } from './open-database.ts'
import type { Settings } from './settings.ts'
import { environmentIn, readSettings } from './settings.ts'
import { stockPresets } from './stock-presets.ts'

/** Errors with a message meant for the console, printed without a stack. */
const printable = new Set([
  'SettingsError',
  'EmbeddedError',
  'DatabaseUnreachableError',
  'MigrationError',
  'PaymentSetupError',
])
/** Closes what has been opened so far; called in the opposite order. */
const closers: (() => Promise<void>)[] = []
let shutdown: Promise<void> | undefined
/** Aborted when the shutdown begins. */
const ending = new AbortController()
/** Milliseconds after which the process exits even if something hangs. */
const shutdownTimeout = 8000
/** Milliseconds in which a second signal counts as the same one: Ctrl-C may reach us in several ways. */
const signalDebounce = 1000
/** Connections that may wait to be accepted. When the queue is full, clients retry only after seconds. */
const backlog = 4096
let signalledAt = 0
/** Set once the server is ready. Until then messages go to the console in plain text. */
let log: FastifyBaseLogger | undefined

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (!shutdown) signalledAt = performance.now()
    // A second signal means: don't wait.
    else if (performance.now() - signalledAt > signalDebounce) process.exit(1)
    void shutDown(0)
  })
}
start().catch(error => {
  // A shutdown during the start closes what the start still needs.
  if (shutdown) return
  process.stderr.write(`${messageFor(error)}\n`)
  void shutDown(1)
})

async function start(): Promise<void> {
  const settings = readSettings(environmentIn(process.cwd()))
  const database = await openDatabase(settings, say)
  await closeLater(() => database.close())
  const jobs = openJobs(database.pool, err => {
    if (shutdown) return
    if (log) log.error({ err }, 'a background job failed')
    else say(`A background job failed: ${summarize(err)}`)
  })
  await closeLater(() => jobs.stop())
  const {
    server,
    questions,
    payments,
    shutDown: shutDownServer,
  } = await buildApp({
    settings,
    db: database.pool,
    clock: () => new Date(),
    jobs,
    // At `info` Fastify would log the address; `announce` does that.
    logger: { level: 'warn' },
    ...builtPage(),
  })
  await closeLater(async () => {
    await shutDownServer()
    await server.close()
  })
  // A wrong price stops the start. A provider that can't be reached doesn't: it is asked again when needed.
  await payments?.checkPrice().catch(error => {
    if (error instanceof PaymentSetupError) throw error
    say(`The payment provider can't be reached yet: ${summarize(error)}`)
  })
  const { port, host } = settings.server
  await server.listen({ port, host, backlog })
  announce(settings, server.listeningOrigin)
  server.log.level = settings.log.level
  log = server.log
  await warmUpHashing()
  const report = (err: unknown, topic: string) => server.log.error({ err, topic }, 'stocking a topic failed')
  if (settings.stockAtStart) await stockPresets(questions, report, ending.signal)
  // Loads the atlas before a learner needs it.
  knownTopics()
  // The first start builds the lexicon in seconds; later ones load it in milliseconds.
  if (settings.dictionary)
    await openLexicon(settings.data.dir).catch(
      err => shutdown ?? server.log.error({ err }, 'the dictionary could not be opened'),
    )
}

/** Registers how to close something that was just opened. Closes it at once if the shutdown has begun. */
async function closeLater(close: () => Promise<void>): Promise<void> {
  closers.push(close)
  if (!shutdown) return
  await shutdown
  await close()
}

function shutDown(code: number): Promise<void> {
  shutdown ??= (async () => {
    ending.abort()
    setTimeout(() => {
      process.stderr.write('Something did not end in time; exiting without it.\n')
      process.exit(1)
    }, shutdownTimeout).unref()
    for (const close of closers.reverse()) await close().catch(error => process.stderr.write(`${messageFor(error)}\n`))
    process.exit(code)
  })()
  return shutdown
}

/** The built page, if there is one. During development Vite serves the page. */
function builtPage(): { page?: string } {
  const page = resolve(import.meta.dirname, '../../dist')
  return existsSync(join(page, 'index.html')) ? { page } : {}
}

/** What the start message calls each way of payment. */
const paymentNames = { stripe: 'Stripe', demonstration: 'demonstration', nobody: 'off' } as const

function announce({ server, model, wikipedia, dictionary, payments, google }: Settings, origin: string): void {
  say(`Mindling is ready at ${server.port === 0 ? origin : server.publicUrl.origin}`)
  const authors = [
    'built-in library',
    ...(model ? [model.model] : []),
    ...(wikipedia.contact ? ['Wikipedia'] : []),
    ...(dictionary ? ['dictionary'] : []),
  ].join(', ')
  const pictures = model?.image === undefined ? 'drawn' : `painted by ${model.image}`
  say(
    `questions: ${authors} · pictures: ${pictures} · payments: ${paymentNames[payments.by]} · Google: ${google ? 'on' : 'off'}`,
  )
}

function say(line: string): void {
  if (log) log.warn(line)
  else process.stdout.write(`${line}\n`)
}

/** An error in one line, without stack and causes. */
function summarize(error: unknown): string {
  const { type, message, code } = loggableError(error)
  return [type, message, code].filter(part => part !== undefined && part !== '').join(' · ')
}

function messageFor(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if ('code' in error && error.code === 'EADDRINUSE')
    return 'The port is taken by another program. Set PORT to another one.'
  return printable.has(error.name) ? error.message : (error.stack ?? error.message)
}
