import type pg from 'pg'
import { library } from '#authoring/server/library.ts'
import type { Jobs } from '#kit/jobs/jobs.ts'
import { generateQuestionsRoute } from '#learning/server/generate-questions.ts'
import { openQuestionPool } from '#learning/server/question-pool.ts'
import { loadRound, saveRound } from '#learning/server/round.store.ts'
import { openFreeTime } from '#membership/server/free-time.ts'
import { withDatabases } from '../databases.ts'
import { endlessTime } from '../free-time.ts'
import { machine } from '../machine.ts'
import { printTable } from '../table.ts'
import { type Credential, fillTown, type Town } from '../town.ts'
import { planFor, planOf, readsOf, wideReads } from './plan.ts'

const towns = [
  { name: 'small', learners: 1_000, answers: 50_000 },
  { name: 'large', learners: 100_000, answers: 1_000_000 },
]
const kinds = ['science', 'mixed', 'mistakes']
const rounds = 3
const jobs: Jobs = {
  schedule: () => undefined,
  handle: () => undefined,
  send: async () => undefined,
  stop: async () => undefined,
}

interface Served extends Town {
  name: string
  db: pg.Pool
  /** Statements sent since the last reset. */
  sent: { count: number }
  generate(kind: string, credential: Credential): Promise<unknown>
}

/** Measures the generate call with 1,000 learners and with 100,000 who have given a million answers, in turns. */
export async function run(): Promise<void> {
  await withDatabases(true, async ({ create }) => {
    const served: Served[] = []
    for (const { name, learners, answers } of towns) {
      const db = await create(name)
      served.push(serve(name, db, await fillTown(db, learners, answers)))
    }
    await measure(served)
    const wide = await showPlans(served.at(-1))
    if (wide.length > 0) throw new Error(`The generate call reads more than a learner and a pool: ${wide.join('; ')}`)
  })
}

function serve(name: string, db: pg.Pool, town: Town): Served {
  const sent = { count: 0 }
  const counting = new Proxy(db, {
    get(target, key) {
      if (key === 'query') sent.count++
      const value: unknown = Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const deps = { db: counting, clock: () => new Date() }
  const route = generateQuestionsRoute(deps, openQuestionPool(deps, library()), jobs, openFreeTime(deps, endlessTime))
  const session = { start: () => undefined, end: () => undefined }
  const generate = (kind: string, credential: Credential) =>
    route.handle({
      params: undefined,
      body: { topicId: kind, difficulty: 'medium', userLevel: 1 },
      idempotencyKey: undefined,
      language: 'en',
      session,
      ...{ credential },
    })
  return { name, db, sent, generate, ...town }
}

async function measure(served: readonly Served[]): Promise<void> {
  const times = new Map<string, number[]>()
  const statements = new Map<string, Set<number>>()
  const note = (key: string, town: Served, took: number) => {
    times.set(key, [...(times.get(key) ?? []), took])
    statements.set(key, (statements.get(key) ?? new Set()).add(town.sent.count))
  }
  for (let turn = 0; turn <= rounds; turn++) {
    for (const kind of kinds) {
      for (const town of served) await forgetRounds(town)
      for (const call of ['new round', 'taken up again']) {
        for (let n = 0; n < (served[0]?.asking.length ?? 0); n++) {
          // Each town goes first every other time.
          for (const town of n % 2 === 0 ? served : served.toReversed()) {
            const credential = town.asking[n]
            if (!credential) continue
            town.sent.count = 0
            const before = performance.now()
            await town.generate(kind, credential)
            const took = performance.now() - before
            if (turn > 0) note(`${kind}, ${call}, ${town.name}`, town, took)
          }
        }
      }
    }
  }
  const median = (key: string) =>
    times.get(key)?.toSorted((a, b) => a - b)[Math.floor((times.get(key)?.length ?? 0) / 2)] ?? Number.NaN
  const calls = kinds.flatMap(kind => ['new round', 'taken up again'].map(call => `${kind}, ${call}`))
  const rows = calls.map(call => {
    const [small, large] = served.map(({ name }) => median(`${call}, ${name}`))
    const most = Math.max(...served.flatMap(({ name }) => [...(statements.get(`${call}, ${name}`) ?? [])]))
    return [call, most, (small ?? 0).toFixed(2), (large ?? 0).toFixed(2), ((large ?? 0) / (small ?? 1)).toFixed(2)]
  })
  const [small, large] = served
  printTable(
    `The generate call, medians in milliseconds (goal: at most 1.20 ×, at most 2 statements; ${machine()})`,
    [
      'round',
      'statements',
      `${small?.learners} learners`,
      `${large?.learners} learners, ${large?.answers} answers`,
      '×',
    ],
    rows,
  )
}

/** Ends open rounds of the measured learners; those of others stay. */
async function forgetRounds({ db, asking }: Served): Promise<void> {
  await db.query('delete from round where learner_id = any ($1::bigint[])', [asking.map(({ accountId }) => accountId)])
}

/** Prints how the call's statements read the large town's tables, and returns what they read too much of. */
async function showPlans(town: Served | undefined): Promise<string[]> {
  const credential = town?.asking[0]
  if (!town || !credential) throw new Error('There are no learners to measure with.')
  const args = [credential.accountId, credential.tokenHash, new Date()]
  const plans = [
    { name: `${loadRound.name}, any arguments`, plan: await planOf(town.db, loadRound) },
    ...(await Promise.all(
      kinds.map(async kind => ({
        name: `${loadRound.name}, ${kind}`,
        plan: await planFor(town.db, loadRound.sql, [...args, kind, kind === 'mixed' ? 2 : 8, 1e12, 1e9]),
      })),
    )),
    { name: saveRound.name, plan: await planOf(town.db, saveRound) },
  ]
  const shown = new Set<string>()
  for (const { name, plan } of plans) {
    const rows = readsOf(plan).map(({ table, how, by }) => [table, how, by])
    const text = JSON.stringify(rows)
    if (rows.length > 0 && !shown.has(text)) printTable(`How ${name} reads`, ['table', 'how', 'by'], rows)
    shown.add(text)
  }
  return plans.flatMap(({ name, plan }) => wideReads(plan).map(read => `${name}: ${read}`))
}
