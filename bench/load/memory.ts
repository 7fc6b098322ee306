import { setTimeout as pause } from 'node:timers/promises'
import type { Learners } from './learners.ts'
import type { RunningServer } from './servers.ts'

/** What a server held at one time. */
export interface Sample {
  /** Since the watch began. */
  hours: number
  /** Megabytes: of the process, and of what is alive in it once its garbage is collected. */
  resident: number
  living: number
}

/** Slope of the line that fits best by least squares. */
export function slopeOf(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (pick: 0 | 1) => points.reduce((sum, point) => sum + point[pick], 0) / points.length
  const [x0, y0] = [mean(0), mean(1)]
  const up = points.reduce((sum, [x, y]) => sum + (x - x0) * (y - y0), 0)
  const along = points.reduce((sum, [x]) => sum + (x - x0) ** 2, 0)
  return up / along
}

const every = 5000

/** Keeps a server busy at a rate for some minutes and looks at its memory; the first third warms up and is left out. */
export async function watchMemory(
  server: RunningServer,
  learners: Learners,
  perSecond: number,
  minutes: number,
): Promise<{ samples: Sample[]; resident: number; living: number }> {
  const samples: Sample[] = []
  const started = performance.now()
  let over = false
  const looking = (async () => {
    while (!over) {
      const hours = (performance.now() - started) / 3_600_000
      samples.push({ hours, ...(await server.memory()) })
      await pause(every)
    }
  })()
  await learners.obey({ type: 'schedule', perSecond, seconds: minutes * 60 })
  over = true
  await looking
  const warm = samples.filter(({ hours }) => hours * 60 > minutes / 3)
  return {
    samples: warm,
    resident: slopeOf(warm.map(({ hours, resident }) => [hours, resident])),
    living: slopeOf(warm.map(({ hours, living }) => [hours, living])),
  }
}
