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

/** What can go wrong at the start for a known reason is said in one plain line, without a stack. */
const plain = new Set([
  'SettingsError',
  'EmbeddedError',
  'DatabaseUnreachableError',
  'MigrationError',
  'PaymentSetupError',
])
/** What has been opened so far, to be closed in the opposite order. */
const opened: (() => Promise<void>)[] = []
let leaving: Promise<void> | undefined
/** Aborted as soon as we leave. */
const ending = new AbortController()
/** Milliseconds in which we are gone, whatever hangs. */
const longestLeave = 8000
/** Milliseconds in which a second signal is the same wish as the first. */
const oneWish = 1000
/** Connections that wait to be let in: who finds no place there is not turned away, but left to knock again, for seconds. */
const backlog = 4096
let askedAt = 0
/** Until it is ready the server speaks to whoever started it, in words; from then on to its log. */
let log: FastifyBaseLogger | undefined

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (!leaving) askedAt = performance.now()
    // Whoever asks twice does not want to wait; but one Ctrl-C may reach us on several ways.
    else if (performance.now() - askedAt > oneWish) process.exit(1)
    void leave(0)
  })
}
start().catch(fault => {
  // Whoever asked us to leave has closed what the start still wanted.
  if (leaving) return
  process.stderr.write(`${wordsFor(fault)}\n`)
  void leave(1)
})

async function start(): Promise<void> {
  const settings = readSettings(environmentIn(process.cwd()))
  const database = await openDatabase(settings, say)
  await keep(() => database.close())
  const jobs = openJobs(database.pool, err => {
    if (leaving) return
    if (log) log.error({ err }, 'a background job complains')
    else say(`A background job complains: ${inShort(err)}`)
  })
  await keep(() => jobs.stop())
  const {
    server,
    questions,
    payments,
    leave: leaveServer,
  } = await buildApp({
    settings,
    db: database.pool,
    clock: () => new Date(),
    jobs,
    // Fastify would announce the address on its own; we do that in words.
    logger: { level: 'warn' },
    ...builtPage(),
  })
  await keep(async () => {
    await leaveServer()
    await server.close()
  })
  // A price that is not ours stops the start; a payment house that does not answer will be asked again when it is needed.
  await payments?.checkPrice().catch(fault => {
    if (fault instanceof PaymentSetupError) throw fault
    say(`The payment provider does not answer yet: ${inShort(fault)}`)
  })
  const { port, host } = settings.server
  await server.listen({ port, host, backlog })
  announce(settings, server.listeningOrigin)
  server.log.level = settings.log.level
  log = server.log
  await warmUpHashing()
  const report = (err: unknown, topic: string) => server.log.error({ err, topic }, 'a topic could not be stocked')
  if (settings.stockAtStart) await stockPresets(questions, report, ending.signal)
  // The atlas is read before anybody waits for it.
  knownTopics()
  // Made once, in seconds, and read in milliseconds from then on: not when a learner waits.
  if (settings.dictionary)
    await openLexicon(settings.data.dir).catch(err => leaving ?? server.log.error({ err }, 'no dictionary'))
}

/** Remembers how to close what has just been opened; closes it at once where we are leaving already. */
async function keep(close: () => Promise<void>): Promise<void> {
  opened.push(close)
  if (!leaving) return
  await leaving
  await close()
}

function leave(code: number): Promise<void> {
  leaving ??= (async () => {
    ending.abort()
    setTimeout(() => {
      process.stderr.write('Something did not end in time; leaving without it.\n')
      process.exit(1)
    }, longestLeave).unref()
    for (const close of opened.reverse()) await close().catch(fault => process.stderr.write(`${wordsFor(fault)}\n`))
    process.exit(code)
  })()
  return leaving
}

/** The page, where it has been built; during development Vite serves it. */
function builtPage(): { page?: string } {
  const page = resolve(import.meta.dirname, '../../dist')
  return existsSync(join(page, 'index.html')) ? { page } : {}
}

/** How the settings call them, and what people read. */
const paymentsBy = { stripe: 'Stripe', demonstration: 'demonstration', nobody: 'off' } as const

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
    `questions: ${authors} · pictures: ${pictures} · payments: ${paymentsBy[payments.by]} · Google: ${google ? 'on' : 'off'}`,
  )
}

function say(line: string): void {
  if (log) log.warn(line)
  else process.stdout.write(`${line}\n`)
}

/** A fault in one line, without what came along with it. */
function inShort(fault: unknown): string {
  const { type, message, code } = loggableError(fault)
  return [type, message, code].filter(part => part !== undefined && part !== '').join(' · ')
}

function wordsFor(fault: unknown): string {
  if (!(fault instanceof Error)) return String(fault)
  if ('code' in fault && fault.code === 'EADDRINUSE')
    return 'The port is taken by another program. Set PORT to another one.'
  return plain.has(fault.name) ? fault.message : (fault.stack ?? fault.message)
}
