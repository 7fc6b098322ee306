import { setTimeout as pause } from 'node:timers/promises'
import type { Setting, World } from './world.ts'

/** A fault to inject; it is over when its promise resolves. */
export interface Fault {
  readonly name: string
  readonly setting: Setting
  /** How many server processes it kills. No others may exit because of it. */
  readonly ends: number
  readonly needsSmallDisk?: true
  /** Skipped in the short run: a shorter fault of the same kind runs on every change. */
  readonly longOnly?: true
  /** @param seconds duration, for faults that have one */
  strike(world: World, seconds: number): Promise<void>
}

const hour = 3_600_000

/** Every fault that the product must survive without losing or duplicating an answer, except faults of outside services. */
export const faults: readonly Fault[] = [
  {
    name: 'A server is killed',
    setting: 'embedded',
    ends: 1,
    longOnly: true,
    strike: ({ servers: [first] }) => first.kill(),
  },
  {
    name: 'One of two servers is killed during requests, then the other',
    setting: 'embedded',
    ends: 2,
    async strike(world) {
      const [first, second] = world.servers
      await killInTheMiddle(world, second)
      await world.stream.more(2)
      await world.ready()
      await killInTheMiddle(world, first)
    },
  },
  {
    name: 'PostgreSQL is killed',
    setting: 'embedded',
    ends: 0,
    strike: ({ database }) => database.kill(),
  },
  {
    name: 'PostgreSQL and both servers are killed',
    setting: 'embedded',
    ends: 2,
    async strike({ database, servers }) {
      await Promise.all([database.kill(), ...servers.map(server => server.kill())])
    },
  },
  {
    name: 'PostgreSQL is suspended',
    setting: 'embedded',
    ends: 0,
    async strike({ database }, seconds) {
      await database.pause()
      await pause(seconds * 1000).finally(database.resume)
    },
  },
  {
    name: "The servers' clocks jump an hour ahead and back, one server at a time",
    setting: 'embedded',
    ends: 0,
    async strike({ servers, stream }) {
      for (const ahead of [hour, -hour, 0]) {
        for (const server of servers) {
          server.step(ahead)
          await stream.more(2)
        }
      }
    },
  },
  {
    name: 'PostgreSQL repeatedly ends all connections',
    setting: 'far',
    ends: 0,
    longOnly: true,
    async strike({ database }) {
      for (let n = 0; n < 5; n++) {
        await database.query(
          `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'mindling' and pid <> pg_backend_pid()`,
        )
        await pause(100)
      }
    },
  },
  {
    name: 'The network to PostgreSQL is down for a while',
    setting: 'far',
    ends: 0,
    async strike(world, seconds) {
      const relay = world.relay()
      relay.mode = 'refuse'
      relay.disconnect()
      await pause(seconds * 1000)
      relay.mode = 'pass'
    },
  },
  {
    name: 'The network to PostgreSQL drops packets without closing connections',
    setting: 'far',
    ends: 0,
    longOnly: true,
    async strike(world, seconds) {
      const relay = world.relay()
      await openAllConnections(world)
      relay.mode = 'silent'
      relay.stall()
      await pause(seconds * 1000)
      relay.mode = 'pass'
    },
  },
  {
    name: 'An external PostgreSQL is killed',
    setting: 'far',
    ends: 0,
    longOnly: true,
    strike: ({ database }) => database.kill(),
  },
  {
    name: "The database's disk is full",
    setting: 'embedded',
    ends: 0,
    needsSmallDisk: true,
    async strike(world, seconds) {
      const disk = diskOf(world)
      await disk.fill()
      await pause(seconds * 1000)
      await disk.clear()
    },
  },
  {
    name: 'The disk is full when PostgreSQL needs a new WAL segment',
    setting: 'embedded',
    ends: 0,
    needsSmallDisk: true,
    longOnly: true,
    async strike(world, seconds) {
      const disk = diskOf(world)
      // Use up the reserved space first.
      await world.database.query('checkpoint')
      await disk.fill()
      for (let n = 0; n < 40; n++) {
        const went = await world.database.query('select pg_switch_wal()').then(
          () => true,
          () => false,
        )
        if (!went) break
        await pause(20)
      }
      await pause(seconds * 1000)
      await disk.clear()
    },
  },
]

function diskOf({ disk }: World): NonNullable<World['disk']> {
  if (!disk) throw new Error('The database lies on an ordinary disk.')
  return disk
}

/** Sends more calls at once than a server has connections, so that afterwards all connections are open. */
async function openAllConnections({ servers, stream }: World): Promise<void> {
  const headers = { cookie: stream.learners[0]?.visitor.cookie ?? '' }
  const calls = servers.flatMap(({ origin }) =>
    Array.from({ length: 40 }, () => fetch(`${origin}/api/topics`, { headers })),
  )
  for (const reply of await Promise.all(calls)) await reply.text()
}

/** Milliseconds in which packets on their way arrive, and calls that aren't blocked finish. */
const settled = 100

/** Kills a server in the middle of an answer, which can't finish because the database is paused. */
async function killInTheMiddle({ database, stream }: World, server: World['servers'][number]): Promise<void> {
  for (let tries = 0; tries < 50; tries++) {
    await database.pause()
    try {
      await pause(settled)
      if (stream.underWay(server.origin) > 0) return await server.kill()
    } finally {
      database.resume()
    }
    await stream.more(1)
  }
  throw new Error('No answer was ever under way at that server.')
}
