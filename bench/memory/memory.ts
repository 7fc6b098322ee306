import { setTimeout as pause } from 'node:timers/promises'
import type { Learners } from '../load/learners.ts'
import type { RunningServer } from '../load/servers.ts'
import { withLoadWorld } from '../load/world.ts'
import { machine } from '../machine.ts'
import { options } from '../options.ts'
import { printTable } from '../table.ts'

const size = 500
const minutes = Number(options.minutes ?? (options.short ? 0.5 : 30))
const perSecond = 150
/**
 * Warm-up: a third of the time at twice the rate. V8 optimizes code for that long, which heap snapshots show to be all
 * that grows.
 */
const warmUp = { minutes: minutes / 3, perSecond: 2 * perSecond }
/**
 * A settling phase like the measurement, but not counted: after a change of rate, live memory rose by 0.8 MB in four
 * minutes and then stayed.
 */
const settling = minutes / 6
/** Few connections, soon all open: each takes about 3 KB of the server, which would look like growth. */
const connections = 16

/** Memory of a server at one time. */
interface Sample {
  /** Since the measurement began. */
  hours: number
  /** Megabytes: of the process, and live after a garbage collection. */
  resident: number
  living: number
}

interface Watched {
  samples: readonly Sample[]
  /** Megabytes an hour. */
  resident: number
  living: number
}

/** Watches a server's memory for half an hour of the day's mix, for anything that grows. */
export async function run(): Promise<void> {
  await withLoadWorld(size, async ({ addServer, crowd, servers, learners }) => {
    await addServer(crowd, connections)
    const [server] = servers
    if (server) print(await watchMemory(server, learners))
  })
}

/** Slope of the least-squares line. */
function slopeOf(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (pick: 0 | 1) => points.reduce((sum, point) => sum + point[pick], 0) / points.length
  const [x0, y0] = [mean(0), mean(1)]
  const up = points.reduce((sum, [x, y]) => sum + (x - x0) * (y - y0), 0)
  const along = points.reduce((sum, [x]) => sum + (x - x0) ** 2, 0)
  return up / along
}

/** Milliseconds. Each sample costs full garbage collections, which a server otherwise makes twice an hour. */
const every = minutes < 1 ? 2000 : 60_000
/** Requests in flight hold a megabyte or two at a sample, so the least of several in a row counts. */
const looks = 5

/** Memory once nothing is in flight. */
async function leastOf(server: RunningServer): Promise<Awaited<ReturnType<RunningServer['memory']>>> {
  let least = await server.memory()
  for (let n = 1; n < looks; n++) {
    const { resident, living } = await server.memory()
    least = { resident: Math.min(least.resident, resident), living: Math.min(least.living, living) }
  }
  return least
}

/** Keeps a server busy at a rate for some minutes and samples its memory. */
async function watchMemory(server: RunningServer, learners: Learners): Promise<Watched> {
  await learners.obey({ type: 'schedule', perSecond: warmUp.perSecond, seconds: warmUp.minutes * 60 })
  const seen: Sample[] = []
  const started = performance.now() + settling * 60_000
  let over = false
  const looking = (async () => {
    while (!over) {
      const hours = (performance.now() - started) / 3_600_000
      seen.push({ hours, ...(await leastOf(server)) })
      await pause(every)
    }
  })()
  await learners.obey({ type: 'schedule', perSecond, seconds: (settling + minutes) * 60 })
  over = true
  await looking
  const samples = seen.filter(({ hours }) => hours >= 0)
  return {
    samples,
    resident: slopeOf(samples.map(({ hours, resident }) => [hours, resident])),
    living: slopeOf(samples.map(({ hours, living }) => [hours, living])),
  }
}

function print({ samples, resident, living }: Watched): void {
  const [first, last] = [samples.at(0), samples.at(-1)]
  printTable(
    `Memory of a server under ${perSecond} calls a second for ${minutes} minutes (${machine()}), after ${warmUp.minutes.toFixed(1)} at twice that and ${settling.toFixed(1)} as now (goal: under 1 MB an hour over 30 minutes)`,
    ['what', 'first, MB', 'last, MB', 'slope, MB an hour'],
    [
      [
        'alive after collecting garbage',
        first?.living.toFixed(1) ?? '',
        last?.living.toFixed(1) ?? '',
        living.toFixed(2),
      ],
      ['resident', first?.resident.toFixed(1) ?? '', last?.resident.toFixed(1) ?? '', resident.toFixed(2)],
    ],
  )
}
