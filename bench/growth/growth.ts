import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { buildApp } from '#app/server/build-app.ts'
import { readSettings } from '#app/server/settings.ts'
import type { Jobs } from '#kit/jobs/jobs.ts'
import { type Databases, withDatabases } from '../databases.ts'
import { type CallMaker, callMaker } from '../load/calls.ts'
import { crowdOf } from '../load/crowd.ts'
import { day } from '../load/day.ts'
import { options } from '../options.ts'
import { asking, fillTown } from '../town.ts'
import { type Cost, explainingPool } from './explaining-pool.ts'
import { printGrowth } from './print.ts'

const answersEach = 100
const mostLearners = Number(options.learners ?? (options.short ? 5000 : 1_000_000))
const mostAnswers = Number(options.answers ?? 10_000_000)
const sizes = [1000, 10_000, mostLearners].filter((size, n, all) => size <= mostLearners && all.indexOf(size) === n)
/** Measured calls of each kind per town, after a warm-up. */
const times = options.short ? 10 : 60
const warmUp = 5
/** Calls whose pages are counted. */
const explained = options.short ? 4 : 12
const noJobs: Jobs = {
  handle: () => undefined,
  schedule: () => undefined,
  send: async () => undefined,
  stop: async () => undefined,
}

/** The product with tables of one size. */
export interface Grown {
  learners: number
  answers: number
  /** Size of all tables and indexes in megabytes. */
  megabytes: number
  db: pg.Pool
  server: FastifyInstance
  maker: CallMaker
  costs: Cost[]
  how: { explains: boolean }
}

/** Cost of one call in one town: medians, in milliseconds and pages. */
export interface Figures {
  processor: number
  statements: number
  pages: number
  /** Pages by statement. */
  parts: ReadonlyMap<string, number>
}

/** Measures each call of a learner's day as the tables grow, with the same learners and history in each. */
export async function run(): Promise<void> {
  await withDatabases(true, async databases => {
    const towns: Grown[] = []
    try {
      for (const learners of sizes) towns.push(await growTown(databases, learners))
      printGrowth(towns, await measureAll(towns))
    } finally {
      for (const { server } of towns) await server.close()
    }
  })
}

async function growTown({ create, open }: Databases, learners: number): Promise<Grown> {
  const name = `town_${learners}`
  const db = await create(name)
  const answers = Math.min(mostAnswers, learners * answersEach)
  const before = performance.now()
  // Generated rows refer to existing ones without a lookup per row.
  await fillTown(open(name, { options: '-c session_replication_role=replica -c work_mem=256MB' }), learners, answers)
  const took = (performance.now() - before) / 1000
  console.log(`${learners} learners, ${answers} answers: filled in ${took.toFixed(0)} s`)
  return { learners, answers, ...(await openTown(db)) }
}

async function openTown(db: pg.Pool): Promise<Omit<Grown, 'learners' | 'answers'>> {
  const { pool, costs, how } = explainingPool(db)
  const settings = readSettings({
    ...{ PAYMENTS: 'off', DICTIONARY: 'false', FREE_SECONDS: '1000000000', FREE_ANSWERS: '1000000000' },
  })
  const { server } = await buildApp({ settings, db: pool, clock: () => new Date(), jobs: noJobs, logger: false })
  await server.ready()
  const { rows } = await db.query<{ bytes: number }>('select pg_database_size(current_database()) as bytes')
  const maker = callMaker(await crowdOf(db, asking))
  return { megabytes: (rows[0]?.bytes ?? 0) / 2 ** 20, db, server, maker, costs, how }
}

/** Figures by call and town. The towns take turns. */
async function measureAll(towns: readonly Grown[]): Promise<Map<string, Figures[]>> {
  const all = new Map<string, Figures[]>()
  // Passwords aren't hashed here; that costs the same in every town.
  for (const { name } of day.filter(({ name }) => name !== 'sign-in' && name !== 'config')) {
    const seen = towns.map(() => ({ processor: [] as number[], statements: [] as number[], pages: [] as Cost[][] }))
    for (let n = -warmUp; n < times + explained; n++) {
      for (const [place, town] of towns.entries()) {
        town.how.explains = n >= times
        const { processor, costs } = await callOnce(town, name)
        if (n < 0) continue
        if (town.how.explains) seen[place]?.pages.push(costs)
        else {
          seen[place]?.processor.push(processor)
          seen[place]?.statements.push(sum(costs.map(({ took }) => took)))
        }
      }
    }
    all.set(
      name,
      seen.map(({ processor, statements, pages }) => ({
        processor: median(processor),
        statements: median(statements),
        pages: median(pages.map(costs => sum(costs.map(cost => cost.pages ?? 0)))),
        parts: partsOf(pages),
      })),
    )
  }
  return all
}

async function callOnce(
  { db, server, maker, costs }: Grown,
  name: string,
): Promise<{ processor: number; costs: Cost[] }> {
  const sent = maker.next(name)
  // An open round would be resumed, which is less work than a new one.
  if (name === 'generate') await db.query('delete from round where learner_id = $1', [sent.learner])
  costs.length = 0
  const before = process.cpuUsage()
  const reply = await server.inject({
    method: sent.method,
    url: sent.path,
    headers: { cookie: sent.cookie, ...(sent.key ? { 'idempotency-key': sent.key } : {}) },
    ...(sent.body ? { payload: sent.body } : {}),
  })
  const { user, system } = process.cpuUsage(before)
  if (reply.statusCode !== 200) throw new Error(`${name} answered ${reply.statusCode}: ${reply.body}`)
  maker.heard(sent, reply.body)
  return { processor: (user + system) / 1000, costs: [...costs] }
}

function partsOf(calls: readonly Cost[][]): ReadonlyMap<string, number> {
  const names = new Set(calls.flat().map(({ name }) => name))
  const pagesOf = (name: string) =>
    calls.map(costs => sum(costs.filter(cost => cost.name === name).map(({ pages }) => pages ?? 0)))
  return new Map([...names].map(name => [name, median(pagesOf(name))]))
}

const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0)

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
