import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import type pg from 'pg'
import { type AnswerSave, loadAnswer, saveAnswer } from '#learning/server/answer.store.ts'
import { type CompleteLoad, decideAnswer } from '#learning/server/decide-answer.ts'
import { awardAchievements } from '#progress/rules/achievements.ts'
import { withDatabases } from '../databases.ts'
import { endlessTime } from '../free-time.ts'
import type { Sent } from '../load/calls.ts'
import { openWire } from '../load/wire.ts'
import { machine } from '../machine.ts'
import { options } from '../options.ts'
import { printTable } from '../table.ts'
import { gatherCrowd, type NextAnswer } from './crowd.ts'
import { inLoops, type Measured, median, middle } from './measure.ts'

const concurrencies = [1, 8, 64]
/** Many short rounds share the machine's ups and downs equally among all ways. */
const rounds = options.short ? 2 : 9
const warmUp = 0.5
const seconds = 2

/**
 * Compares the answer call with (a) its SQL without HTTP, (b) an empty route, and (c) a typical handler, interleaved
 * in one run.
 */
export async function run(): Promise<void> {
  await withDatabases(false, async ({ create, addressOf }) => {
    const db = await create('bench')
    const next = await gatherCrowd(db)
    const servers: ChildProcess[] = []
    try {
      const ours = await serve('ours', addressOf('bench'), servers)
      const typical = await serve('typical', addressOf('bench'), servers)
      const template = await savedTemplate(db, next)
      const ways: Record<string, (atOnce: number) => Promise<Measured>> = {
        'answer call, over HTTP': overHttp(ours, () => request(next())),
        '(a) same SQL, driver only': atOnce => inLoops(() => driverOnly(db, next(), template), atOnce, warmUp, seconds),
        '(b) empty Fastify route': overHttp(ours, () => ({ method: 'GET', path: '/empty', learner: '', cookie: '' })),
        '(c) typical handler, over HTTP': overHttp(typical, () => request(next())),
      }
      print(await measureAll(ways))
    } finally {
      for (const server of servers) await end(server)
    }
  })
}

/** Results of each round by way. The ways take turns. */
async function measureAll(
  ways: Record<string, (atOnce: number) => Promise<Measured>>,
): Promise<Map<string, Measured[]>> {
  const runs = new Map<string, Measured[]>()
  for (let round = 0; round < rounds; round++) {
    for (const atOnce of concurrencies) {
      for (const [name, way] of Object.entries(ways)) {
        const key = `${name} @${atOnce}`
        runs.set(key, [...(runs.get(key) ?? []), await way(atOnce)])
      }
    }
  }
  return runs
}

/** The two statements of one answer, with the decision precomputed. */
async function driverOnly(
  db: pg.Pool,
  { credential, questionId, attempt }: NextAnswer,
  template: AnswerSave,
): Promise<void> {
  const load = await loadAnswer.first(db, {
    account: credential.accountId,
    token: credential.tokenHash,
    now: new Date(),
    question: questionId,
    attempt,
  })
  if (!load) throw new Error('a session of the bench has ended')
  const own = {
    learner: load.learner_id,
    account: load.account_id,
    version: load.version ?? 0,
    attempt,
    question: questionId,
  }
  const { seconds: free, answers } = endlessTime
  if (!(await saveAnswer.first(db, { ...template, ...own, mostTime: free * 1000, mostAnswers: answers })))
    throw new Error('an answer of the bench was not saved')
}

async function savedTemplate(db: pg.Pool, next: () => NextAnswer): Promise<AnswerSave> {
  const { credential, questionId, attempt, userAnswer } = next()
  const now = new Date()
  const load = await loadAnswer.first(db, {
    account: credential.accountId,
    token: credential.tokenHash,
    now,
    question: questionId,
    attempt,
  })
  return decideAnswer(
    load as CompleteLoad,
    { attempt, userAnswer, sessionDuration: null, breaksTaken: 0, secondsTaken: null, answerText: undefined },
    awardAchievements,
    now,
  ).save
}

/**
 * Sends requests over so many connections, each after the reply to the one before. Any reply but 200 fails the bench.
 */
function overHttp(origin: string, next: () => Sent): (atOnce: number) => Promise<Measured> {
  return async atOnce => {
    const wire = openWire(origin, atOnce)
    const one = async () => {
      const { status, body } = await wire.send(next())
      if (status !== 200) throw new Error(`an answer of the bench got ${status}: ${body}`)
    }
    try {
      return await inLoops(one, atOnce, warmUp, seconds)
    } finally {
      wire.close()
    }
  }
}

function request({ cookie, credential, questionId, userAnswer, attempt }: NextAnswer): Sent {
  return {
    method: 'POST',
    path: `/api/questions/${questionId}/answer`,
    learner: `${credential.accountId}`,
    cookie,
    key: attempt,
    body: { userAnswer, sessionDuration: 30, breaksTaken: 0 },
  }
}

async function serve(kind: string, connection: object, servers: ChildProcess[]): Promise<string> {
  const script = resolve(import.meta.dirname, 'answer-server.ts')
  const server = spawn(process.execPath, [script, kind, JSON.stringify(connection)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  servers.push(server)
  const [line] = (await once(server.stdout, 'data')) as [Buffer]
  return line.toString().trim()
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return
  const gone = once(server, 'exit')
  server.kill('SIGTERM')
  await gone
}

function print(results: Map<string, Measured[]>): void {
  const rows = [...results].map(([name, runs]) => {
    const { perSecond, p50, p99 } = median(runs)
    return [name, Math.round(perSecond), p50.toFixed(2), p99.toFixed(2)]
  })
  printTable(`Answers a second (${machine()})`, ['way @ at once', 'per second', 'p50 ms', 'p99 ms'], rows)
  const ours = 'answer call, over HTTP'
  const ratio = (way: string, atOnce: number) => {
    const [above, below] = [ours, way].map(name => results.get(`${name} @${atOnce}`) ?? [])
    return middle(above?.map(({ perSecond }, n) => perSecond / (below?.[n]?.perSecond ?? Number.NaN)) ?? []).toFixed(2)
  }
  printTable(
    'Ratios, the middle one of all rounds (goal at 8 at once: at least 0.70 of (a), at least 3.00 × (c))',
    ['at once', 'of (a)', '× (c)'],
    concurrencies.map(atOnce => [
      atOnce,
      ratio('(a) same SQL, driver only', atOnce),
      ratio('(c) typical handler, over HTTP', atOnce),
    ]),
  )
}
