import { setTimeout as pause } from 'node:timers/promises'
import { day } from '../load/day.ts'
import { processorSecondsOf } from '../load/processes.ts'
import { type LoadWorld, withLoadWorld } from '../load/world.ts'
import { machine } from '../machine.ts'
import { options } from '../options.ts'
import { printTable } from '../table.ts'

const size = 500
const times = options.short ? 200 : 2000
/** Password hashing is expensive on purpose. */
const signIns = options.short ? 20 : 100
/** Milliseconds after which an idle PostgreSQL connection has reported its statistics. */
const untilCounted = 11_000

/** Cost of one call. */
interface Cost {
  name: string
  perDay: number
  /** Milliseconds of processor time. */
  server: number
  database: number
  /** Bytes of WAL, and growth of tables and indexes in bytes. */
  log: number
  disk: number
}

/** Measures processor time, WAL, and disk of each call of a learner's day, one kind after the other on one server. */
export async function run(): Promise<void> {
  await withLoadWorld(size, async world => {
    await world.addServer(world.crowd)
    const costs: Cost[] = []
    for (const { name, perDay } of day) costs.push({ name, perDay, ...(await costOf(world, name)) })
    print(costs)
    await printRows(world)
  })
}

async function costOf(
  { learners, servers, postmaster, db }: LoadWorld,
  name: string,
): Promise<Omit<Cost, 'name' | 'perDay'>> {
  const count = name === 'sign-in' ? signIns : times
  // The first write of a page after a checkpoint logs the whole page, which is left out.
  await learners.obey({ type: 'count', name, count: Math.min(count, size) })
  const written = async () => {
    const { rows } = await db.query<{ log: number; disk: number }>(
      `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as log,
         (select sum(pg_total_relation_size(relid))::float8 from pg_stat_user_tables where schemaname = 'public') as disk`,
    )
    return rows[0] ?? { log: 0, disk: 0 }
  }
  const used = () => processorSecondsOf(servers, postmaster, learners.pid)
  const [before, busy] = [await written(), used()]
  await learners.obey({ type: 'count', name, count })
  const [after, busier] = [await written(), used()]
  return {
    server: ((busier.servers - busy.servers) * 1000) / count,
    database: ((busier.database - busy.database) * 1000) / count,
    log: (after.log - before.log) / count,
    disk: (after.disk - before.disk) / count,
  }
}

function print(costs: readonly Cost[]): void {
  const sum = (pick: (cost: Cost) => number) => costs.reduce((total, cost) => total + cost.perDay * pick(cost), 0)
  const row = (name: string, perDay: number, pick: (of: (cost: Cost) => number) => number) => [
    name,
    perDay.toFixed(2),
    pick(({ server }) => server).toFixed(2),
    pick(({ database }) => database).toFixed(2),
    pick(({ log }) => log).toFixed(0),
    pick(({ disk }) => disk).toFixed(0),
  ]
  const calls = sum(() => 1)
  printTable(
    `What a call takes (${machine()})`,
    ['call', 'a day', 'server, CPU ms', 'PostgreSQL, CPU ms', 'log, bytes', 'disk, bytes'],
    [
      ...costs.map(cost => row(cost.name, cost.perDay, of => of(cost))),
      row('a call of the day, on average', calls, of => sum(of) / calls),
      row("a learner's day", calls, of => sum(of)),
    ],
  )
}

/** Rows that answers write, by table. */
async function printRows({ learners, db }: LoadWorld): Promise<void> {
  const counts = async () => {
    await pause(untilCounted)
    const { rows } = await db.query<{ name: string; added: number; changed: number; removed: number; hot: number }>(
      `select relname as name, n_tup_ins::float8 as added, n_tup_upd::float8 as changed, n_tup_del::float8 as removed,
         n_tup_hot_upd::float8 as hot
       from pg_stat_user_tables where schemaname = 'public'`,
    )
    return new Map(rows.map(row => [row.name, row]))
  }
  const before = await counts()
  await learners.obey({ type: 'count', name: 'answer', count: times })
  const after = await counts()
  const rows = [...after.values()].flatMap(({ name, ...now }) => {
    const then = before.get(name)
    const more = (what: keyof typeof now) => (now[what] - (then?.[what] ?? 0)) / times
    const row = [more('added'), more('changed'), more('hot'), more('removed')]
    return row.some(each => each >= 0.005) ? [[name, ...row.map(each => each.toFixed(2))]] : []
  })
  printTable('Rows that an answer writes', ['table', 'added', 'changed', 'of those in place', 'removed'], rows)
}
