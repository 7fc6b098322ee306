import { availableParallelism } from 'node:os'
import { watchDisk } from './disk.ts'
import { stolenSeconds } from './processes.ts'

/** What the host did during a try. */
export interface Host {
  /** Share of all processors that the host gave to other guests. */
  stolen: number
  /** Longest time in milliseconds in which the disk had requests and completed none. */
  still: number
}

/** Limits of a calm try: the share of processors given to other guests, and the longest disk stall in milliseconds. */
export const mostStolen = 0.01
export const longestStill = 20
/** Maximum tries per wanted calm try. */
export const mostTries = 15

export const isCalm = ({ stolen, still }: Host): boolean => stolen <= mostStolen && still <= longestStill

/**
 * Starts to watch the host.
 *
 * @returns stops it and returns what happened
 */
export function watchHost(): () => Host {
  const [started, before, still] = [performance.now(), stolenSeconds(), watchDisk()]
  return () => ({
    stolen: ((stolenSeconds() - before) * 1000) / (performance.now() - started) / availableParallelism(),
    still: still(),
  })
}

/** The tries of one measurement. */
export interface Tries<T> {
  /** The calm tries, or all if there were too few. */
  counting: readonly T[]
  /** Number of tries. */
  made: number
  /** Whether enough tries were calm. Otherwise the result shows the host's noise. */
  calm: boolean
}

/** Repeats a try until it was calm often enough. */
export async function untilCalm<T extends Host>(wanted: number, work: () => Promise<T>): Promise<Tries<T>> {
  const all: T[] = []
  while (all.filter(isCalm).length < wanted && all.length < mostTries) all.push(await work())
  const calm = all.filter(isCalm)
  const enough = calm.length === wanted
  return { counting: enough ? calm : all, made: all.length, calm: enough }
}
