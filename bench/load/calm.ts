import { availableParallelism } from 'node:os'
import { watchDisk } from './disk.ts'
import { stolenSeconds } from './processes.ts'

/** What the machine under this one did while something was tried. */
export interface Host {
  /** Share of all processors that it gave to its other guests. */
  stolen: number
  /** Longest time in milliseconds in which the disk had something to do and did none of it. */
  still: number
}

/**
 * Calm is a try in which the host gave no more than this share of all processors to its other guests, and let the disk do
 * something at least so often (milliseconds): what others take in turns of tens of milliseconds is no figure of ours.
 */
export const mostStolen = 0.01
export const longestStill = 20
/** Most tries that are made for as many calm ones as are wanted. */
export const mostTries = 15

export const isCalm = ({ stolen, still }: Host): boolean => stolen <= mostStolen && still <= longestStill

/** Begins to watch the host. @returns ends it, and says what it did since */
export function watchHost(): () => Host {
  const [started, before, still] = [performance.now(), stolenSeconds(), watchDisk()]
  return () => ({
    stolen: ((stolenSeconds() - before) * 1000) / (performance.now() - started) / availableParallelism(),
    still: still(),
  })
}

/** Tries of one thing. */
export interface Tries<T> {
  /** The calm ones, or all where too few were. */
  counting: readonly T[]
  /** Tries in all. */
  made: number
  /** Whether enough of them were calm; else what they show is the host. */
  calm: boolean
}

/** Tries something until it was done so often on a calm host. */
export async function untilCalm<T extends Host>(wanted: number, work: () => Promise<T>): Promise<Tries<T>> {
  const all: T[] = []
  while (all.filter(isCalm).length < wanted && all.length < mostTries) all.push(await work())
  const calm = all.filter(isCalm)
  const enough = calm.length === wanted
  return { counting: enough ? calm : all, made: all.length, calm: enough }
}
