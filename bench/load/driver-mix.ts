import { randomBytes, randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { readCredential } from '#kit/http/credential.ts'
import { type CallMaker, callMaker, type Sent } from './calls.ts'
import type { Crowd } from './crowd.ts'
import { day, mixed } from './day.ts'

/** A statement as the product sent it. */
interface Noted {
  name: string
  text: string
  values: unknown[]
}

/** The statements of one call, and what in their arguments belongs to whoever made it. */
interface Recording {
  statements: Noted[]
  sent: Sent
}

/** A pool that writes down what is sent through it. */
export function notingPool(pool: Pool): { pool: Pool; notes: Noted[] } {
  const notes: Noted[] = []
  const noting = new Proxy(pool, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key)
      if (typeof value !== 'function') return value
      if (key !== 'query') return value.bind(target)
      return (statement: Noted | string, ...more: unknown[]) => {
        if (typeof statement === 'object') notes.push(statement)
        return value.call(target, statement, ...more) as unknown
      }
    },
  })
  return { pool: noting, notes }
}

const samples = 8
/** Which argument of a statement that saves is the version that was loaded before it. */
const versions: Readonly<Record<string, number>> = { 'save-answer': 1, 'save-care': 1, 'save-break': 1 }

/**
 * Has the product carry out some calls of each name in this process, and gives a function that sends the statements of
 * one call of the mix again, of another learner, straight through the driver: what the database and the driver alone
 * would need.
 *
 * @param server the product on a noting pool
 */
export async function driverMix(server: FastifyInstance, notes: Noted[], crowd: Crowd, db: Pool) {
  const maker = callMaker(crowd)
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
  return { one, statements, recordings }
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
  // What goes on in the background afterwards is nobody's call.
  return { statements: notes.filter(({ name: known }) => known !== undefined), sent }
}

/** How many statements a call sends on average, and which. */
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
  const before = readCredential(sent.cookie.replace('session=', ''))
  const now = readCredential(learner?.cookie.replace('session=', ''))
  if (!learner || !now) throw new Error('There is nobody to replay for.')
  const asked = /questions\/(\d+)\//.exec(sent.path)?.[1]
  // Counted down from the other end: those that the servers have been given are not answered anew.
  const place = crowd.questions.length - 1 - (Math.floor(n / crowd.learners.length) % crowd.questions.length)
  const question = crowd.questions[place]?.id
  const attempt = randomUUID()
  const others = new Map<unknown, unknown>([
    [asked, question],
    [sent.key, attempt],
    [crowd.learners.find(({ id }) => id === before?.accountId)?.creature, learner.creature],
  ])
  let version: unknown
  for (const { name, text, values } of statements) {
    const changed = values.map((value, index) => {
      if (index === versions[name] && version !== undefined) return version
      if (value instanceof Date) return new Date(Date.now() + 1)
      if (value instanceof Buffer)
        return before && value.equals(before.tokenHash)
          ? now.tokenHash
          : name === 'insert-session'
            ? randomBytes(32)
            : value
      if (index === 0 && String(value) === before?.accountId) return now.accountId
      return typeof value === 'string' && index > 0 && others.has(value) ? others.get(value) : value
    })
    const { rows } = await db.query<{ version?: number }>({ name, text, values: changed })
    version = rows[0]?.version ?? version
  }
}
