import { randomBytes, randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { parseCredential } from '#kit/http/credential.ts'
import { type CallMaker, callMaker, type Sent } from './calls.ts'
import type { Crowd } from './crowd.ts'
import { day, mixed } from './day.ts'

/** A statement as the product sent it. */
interface Noted {
  name: string
  text: string
  values: unknown[]
  /** It returned rows, so it must do so again, or it isn't the same work. */
  found?: boolean
}

/** A row from the driver; a wide one is one JSON column. */
interface Row {
  version?: number
  row?: { version?: number }
}

/** The statements of one call, and which arguments belong to its learner. */
interface Recording {
  statements: Noted[]
  sent: Sent
}

/** A pool that records the statements sent through it. */
export function notingPool(pool: Pool): { pool: Pool; notes: Noted[] } {
  const notes: Noted[] = []
  const noting = new Proxy(pool, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key)
      if (typeof value !== 'function') return value
      if (key !== 'query') return value.bind(target)
      return async (statement: Noted | string, ...more: unknown[]) => {
        const note = typeof statement === 'object' ? { ...statement } : undefined
        if (note) notes.push(note)
        const result = (await value.call(target, statement, ...more)) as { rows: unknown[] }
        if (note) note.found = result.rows.length > 0
        return result
      }
    },
  })
  return { pool: noting, notes }
}

const samples = 8
const version = (loaded: Row | undefined) => loaded?.version ?? loaded?.row?.version
/** Positions of arguments of a saving statement that must change: what was loaded before, and unused numbers. */
const renewed: Readonly<Record<string, Readonly<Record<number, (loaded: Row | undefined, n: number) => unknown>>>> = {
  'save-answer': { 1: version },
  'save-care': { 1: version },
  'save-break': { 1: version, 6: (_loaded, n) => 1000 + n },
}

/**
 * Runs some calls of each kind in this process, and returns a function that sends the statements of one call of the
 * mix through the driver for another learner: what database and driver alone need.
 *
 * @param server the product on a recording pool
 */
export async function driverMix(server: FastifyInstance, notes: Noted[], crowd: Crowd, db: Pool) {
  const maker = callMaker(crowd)
  // The first call of a learner's day starts the day, so it is left out of the recordings.
  const early = callMaker(crowd)
  for (let n = 0; n < samples; n++) await record(server, notes, early, 'heartbeat')
  const recordings = new Map<string, Recording[]>()
  for (const { name } of day) {
    const list: Recording[] = []
    for (let n = 0; n < samples; n++) list.push(await record(server, notes, maker, name))
    recordings.set(name, list)
  }
  const names = mixed()
  let turn = 0
  const one = async (): Promise<void> => {
    const list = recordings.get(names.next().value) ?? []
    const recording = list[turn++ % list.length]
    if (recording) await replay(db, recording, crowd, turn)
  }
  const statements = new Map([...recordings].map(([name, list]) => [name, sentBy(list)]))
  return { one, statements }
}

async function record(server: FastifyInstance, notes: Noted[], maker: CallMaker, name: string): Promise<Recording> {
  const sent = maker.next(name)
  notes.length = 0
  const { method, path, body, cookie, key } = sent
  const reply = await server.inject({
    method,
    url: path,
    headers: { cookie, ...(key ? { 'idempotency-key': key } : {}) },
    ...(body ? { payload: body } : {}),
  })
  if (reply.statusCode !== 200) throw new Error(`${name} answered ${reply.statusCode}: ${reply.body}`)
  maker.heard(sent, reply.body)
  // Background work afterwards belongs to no call.
  return { statements: notes.filter(({ name: known }) => known !== undefined), sent }
}

/** Average number of statements of a call, and which. */
export interface SentBy {
  count: number
  names: readonly string[]
}

function sentBy(list: readonly Recording[]): SentBy {
  const all = list.flatMap(({ statements }) => statements.map(({ name }) => name))
  return { count: all.length / list.length, names: [...new Set(all)] }
}

async function replay(db: Pool, { statements, sent }: Recording, crowd: Crowd, n: number): Promise<void> {
  const learner = crowd.learners[n % crowd.learners.length]
  const before = parseCredential(sent.cookie.replace('session=', ''))
  const now = parseCredential(learner?.cookie.replace('session=', ''))
  if (!learner || !now) throw new Error('There are no learners to replay for.')
  const asked = /questions\/(\d+)\//.exec(sent.path)?.[1]
  // Counted down from the end, because the servers' learners answer from the start.
  const place = crowd.questions.length - 1 - (Math.floor(n / crowd.learners.length) % crowd.questions.length)
  const question = crowd.questions[place]?.id
  const attempt = randomUUID()
  const others = new Map<unknown, unknown>([
    [asked, question],
    [sent.key, attempt],
    [crowd.learners.find(({ id }) => Number(id) === before?.accountId)?.creature, learner.creature],
  ])
  let loaded: Row | undefined
  for (const { name, text, values, found } of statements) {
    const changed = values.map((value, index) => {
      const again = renewed[name]?.[index]
      if (again) return again(loaded, n)
      if (value instanceof Date) return new Date(Date.now() + 1)
      if (value instanceof Buffer)
        return before && value.equals(before.tokenHash)
          ? now.tokenHash
          : name === 'insert-session'
            ? randomBytes(32)
            : value
      if (before && value === before.accountId) return now.accountId
      return typeof value === 'string' && index > 0 && others.has(value) ? others.get(value) : value
    })
    const { rows } = await db.query<Row>({ name, text, values: changed })
    if (found && rows.length === 0)
      throw new Error(`${name} has found something for the product, and nothing for the driver.`)
    loaded = rows[0] ?? loaded
  }
}
