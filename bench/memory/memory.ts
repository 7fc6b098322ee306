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
 * Before it is looked at: a third of the time at twice the rate. V8 goes on translating what is called again and again
 * for that long, which is all that grows (heap snapshots beside one another say so).
 */
const warmUp = { minutes: minutes / 3, perSecond: 2 * perSecond }
/**
 * Then a while as the watch itself, which does not count: at another rate, and with its garbage collected now and then,
 * what is alive rose by 0.8 MB in four minutes, and then no more.
 */
const settling = minutes / 6
/** Few, and soon all open: each takes some 3 KB of the server for as long as it lives, which would look like growth. */
const connections = 16

/** What a server held at one time. */
interface Sample {
  /** Since the watch began. */
  hours: number
  /** Megabytes: of the process, and of what is alive in it once its garbage is collected. */
  resident: number
  living: number
}

interface Watched {
  samples: readonly Sample[]
  /** Megabytes an hour. */
  resident: number
  living: number
}

/** What a server holds while the day's mix goes on for half an hour: whether anything in it grows. */
export async function run(): Promise<void> {
  await withLoadWorld(size, async ({ addServer, crowd, servers, learners }) => {
    await addServer(crowd, connections)
    const [server] = servers
    if (server) print(await watchMemory(server, learners))
  })
}

/** Slope of the line that fits best by least squares. */
function slopeOf(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (pick: 0 | 1) => points.reduce((sum, point) => sum + point[pick], 0) / points.length
  const [x0, y0] = [mean(0), mean(1)]
  const up = points.reduce((sum, [x, y]) => sum + (x - x0) * (y - y0), 0)
  const along = points.reduce((sum, [x]) => sum + (x - x0) ** 2, 0)
  return up / along
}

/** Milliseconds. Each time costs collections of all garbage, which a server left to itself makes twice an hour. */
const every = minutes < 1 ? 2000 : 60_000
/** What requests under way hold at a look, a megabyte or two, is not what stays: of some looks in a row the least counts. */
const looks = 5

/** What a server holds once nothing is under way in it. */
async function leastOf(server: RunningServer): Promise<Awaited<ReturnType<RunningServer['memory']>>> {
  let least = await server.memory()
  for (let n = 1; n < looks; n++) {
    const { resident, living } = await server.memory()
    least = { resident: Math.min(least.resident, resident), living: Math.min(least.living, living) }
  }
  return least
}

/** Keeps a server busy at a rate for some minutes and looks at its memory. */
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
