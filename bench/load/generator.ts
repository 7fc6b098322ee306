import { setTimeout as pause } from 'node:timers/promises'
import { seededDice } from '#kit/random/dice.ts'
import { callMaker } from './calls.ts'
import type { Crowd } from './crowd.ts'
import { mixed } from './day.ts'
import { openWire } from './wire.ts'

// The process that sends the learners' requests. Takes commands and reports results over IPC.

/** Requests follow a schedule, whether or not earlier ones were answered, or run in loops, each after a reply. */
export type Order =
  | { type: 'crowd'; crowd: Crowd; origins: string[]; connections: number }
  | { type: 'schedule'; perSecond: number; seconds: number }
  | { type: 'loops'; atOnce: number; seconds: number }
  /** So many calls of one kind. */
  | { type: 'count'; name: string; count: number }

/** Results of a run. Latencies in milliseconds count from the time a request was due. */
export interface Seen {
  sent: number
  answered: number
  /** Rejected because of overload. */
  shed: number
  failed: number
  /** The first error. */
  fault: string | undefined
  /** Seconds from the first due time to the last reply. */
  seconds: number
  p50: number
  p99: number
  /** How late this process sent requests. */
  lateP99: number
  calls: SeenCall[]
}

/** Results of one kind of call. */
interface SeenCall {
  name: string
  answered: number
  p50: number
  p90: number
  /** Calls among the slowest percent. */
  slowest: number
}

/** Milliseconds to wait for the last replies of a run. */
const patience = 10_000

let wires: ReturnType<typeof openWire>[] = []
let maker: ReturnType<typeof callMaker> | undefined
let crowd: Crowd | undefined
const names = mixed()
const luck = seededDice('arrivals')

process.on('message', (order: Order) => {
  void obey(order).then(seen => process.send?.(seen))
})
process.on('disconnect', () => process.exit(0))

async function obey(order: Order): Promise<Partial<Seen>> {
  if (order.type === 'crowd') {
    crowd = order.crowd
    // The same learners continue on other servers.
    maker ??= callMaker(crowd)
    for (const wire of wires) wire.close()
    wires = order.origins.map(origin => openWire(origin, order.connections / order.origins.length))
    return {}
  }
  if (order.type === 'schedule') return bySchedule(order.perSecond, order.seconds)
  return order.type === 'loops' ? inLoops(order.atOnce, order.seconds) : inCount(order.name, order.count)
}

function counting() {
  const took: { name: string; ms: number }[] = []
  const late: number[] = []
  const seen = { sent: 0, answered: 0, shed: 0, failed: 0, fault: undefined as string | undefined }
  const one = async (due: number, name: string = names.next().value): Promise<void> => {
    if (!maker) throw new Error('There are no learners to send requests.')
    const sent = maker.next(name)
    late.push(performance.now() - due)
    const wire = wires[seen.sent++ % wires.length]
    try {
      const reply = await wire?.send(sent)
      if (reply?.status === 200) {
        took.push({ name, ms: performance.now() - due })
        seen.answered++
        maker.heard(sent, reply.body)
      } else if (reply?.status === 503) seen.shed++
      else {
        seen.failed++
        seen.fault ??= `${name} ${reply?.status} ${reply?.body.slice(0, 200)}`
      }
    } catch (fault) {
      seen.failed++
      seen.fault ??= `${name} ${fault}`
    }
  }
  const result = (started: number): Seen => {
    const all = took.map(({ ms }) => ms)
    const p99 = quantile(all, 0.99)
    return {
      ...seen,
      seconds: (performance.now() - started) / 1000,
      p50: quantile(all, 0.5),
      p99,
      lateP99: quantile(late, 0.99),
      calls: [...Map.groupBy(took, ({ name }) => name)].map(([name, those]) => seenCall(name, those, p99)),
    }
  }
  return { one, result, seen }
}

/** Poisson arrivals: the gaps between requests are independent, as learners are. */
async function bySchedule(perSecond: number, seconds: number): Promise<Seen> {
  const { one, result } = counting()
  const running = new Set<Promise<void>>()
  const started = performance.now()
  const until = started + seconds * 1000
  let due = started
  while (due < until) {
    const now = performance.now()
    while (due <= now && due < until) {
      const call = one(due).finally(() => running.delete(call))
      running.add(call)
      due += (-Math.log(1 - luck.next()) * 1000) / perSecond
    }
    if (due < until) await pause(1)
  }
  await Promise.race([Promise.allSettled(running), pause(patience)])
  return result(started)
}

async function inLoops(atOnce: number, seconds: number): Promise<Seen> {
  const { one, result } = counting()
  const started = performance.now()
  const until = started + seconds * 1000
  const loop = async () => {
    while (performance.now() < until) await one(performance.now())
  }
  await Promise.all(Array.from({ length: atOnce }, loop))
  return result(started)
}

const atOnce = 4

async function inCount(name: string, count: number): Promise<Seen> {
  const { one, result } = counting()
  const started = performance.now()
  let left = count
  const loop = async () => {
    while (left-- > 0) await one(performance.now(), name)
  }
  await Promise.all(Array.from({ length: atOnce }, loop))
  return result(started)
}

function seenCall(name: string, those: readonly { ms: number }[], slow: number): SeenCall {
  const took = those.map(({ ms }) => ms)
  return {
    name,
    answered: took.length,
    p50: quantile(took, 0.5),
    p90: quantile(took, 0.9),
    slowest: took.filter(ms => ms >= slow).length,
  }
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}
