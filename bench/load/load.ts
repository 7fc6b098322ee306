import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { buildApp } from '#app/server/build-app.ts'
import { readSettings } from '#app/server/settings.ts'
import type { Jobs } from '#kit/jobs/jobs.ts'
import { run as measureAnswers } from '../answers/answers.ts'
import { options } from '../options.ts'
import { alternate, type Pace } from './alternate.ts'
import { watchHost } from './calm.ts'
import { type Climb, climb } from './climb.ts'
import type { Crowd } from './crowd.ts'
import { driverMix, notingPool } from './driver-mix.ts'
import type { Learners } from './learners.ts'
import { printDay, printGoals, printSteps } from './print.ts'
import { printTry } from './print-progress.ts'
import { processorSecondsOf } from './processes.ts'
import type { RunningServer } from './servers.ts'
import type { Step } from './step.ts'
import { timeTask } from './task.ts'
import { withLoadWorld } from './world.ts'

const size = options.short ? 500 : 2000
/** Seconds per rate, and per way in one turn. */
const seconds = options.short ? 3 : 10
const noJobs: Jobs = {
  handle: () => undefined,
  schedule: () => undefined,
  send: async () => undefined,
  stop: async () => undefined,
}

/** Results for a given number of server processes. */
export interface Capacity {
  servers: number
  pace: Pace
  climb: Climb
}

/** Runs a day's mix at rising rates on one and two server processes (by default), beside the same SQL without HTTP. */
export async function run(): Promise<void> {
  await withLoadWorld(2 * size, async ({ db, crowd: all, addServer, learners, servers, postmaster }) => {
    // Replayed statements use other learners than the requests.
    const driver = await openDriver(db, { ...all, learners: all.learners.slice(size) })
    const crowd = { ...all, learners: all.learners.slice(0, size) }
    printDay(driver.statements)
    const capacities: Capacity[] = []
    for (const count of options.processes) {
      while (servers.length < count) await addServer(crowd)
      await learners.obey({ type: 'loops', atOnce: 16, seconds })
      const pace = await alternate(db, learners, driver.one, seconds)
      const hold = (rate: number) => holdRate(rate, servers, learners, postmaster)
      capacities.push({ servers: count, pace, climb: await climb(hold) })
      printSteps(capacities.at(-1))
    }
    printGoals(capacities)
  })
  // The answer call by itself, beside a typical handler.
  if (!options.short) await measureAnswers()
}

async function openDriver(db: pg.Pool, crowd: Crowd) {
  const { pool, notes } = notingPool(db)
  const settings = readSettings({
    ...{ PAYMENTS: 'off', DICTIONARY: 'false', FREE_SECONDS: '1000000000', FREE_ANSWERS: '1000000000' },
  })
  const { server } = await buildApp({ settings, db: pool, clock: () => new Date(), jobs: noJobs, logger: false })
  await server.ready()
  const mix = await driverMix(server, notes, crowd, db)
  await server.close()
  return mix
}

async function holdRate(
  rate: number,
  servers: readonly RunningServer[],
  learners: Learners,
  postmaster: number,
): Promise<Step> {
  // Lets the previous rate's work finish.
  await pause(500)
  const used = () => processorSecondsOf(servers, postmaster, learners.pid)
  const [before, host, task] = [used(), watchHost(), timeTask()]
  const seen = await learners.obey({ type: 'schedule', perSecond: rate, seconds })
  const after = used()
  const share = (who: keyof typeof after) => (after[who] - before[who]) / seen.seconds
  const step = {
    ...seen,
    rate,
    busy: { servers: share('servers'), database: share('database'), learners: share('learners') },
    ...host(),
    task: task(),
  }
  printTry(step)
  return step
}
