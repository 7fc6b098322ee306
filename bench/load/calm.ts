import { availableParallelism } from 'node:os'
import { stolenSeconds } from './processes.ts'

/**
 * Calm is a try in which the host gave no more than this share of all processors to its other guests: what others take in turns
 * of tens of milliseconds is no figure of ours.
 */
export const mostStolen = 0.01
/** Most tries that are made for as many calm ones as are wanted. */
export const mostTries = 15

/** @param stolen share of all processors that the host gave to its other guests */
export const isCalm = ({ stolen }: { stolen: number }): boolean => stolen <= mostStolen

/** Begins to watch the host. @returns the share of all processors that it has given to others since */
export function watchStolen(): () => number {
  const [started, before] = [performance.now(), stolenSeconds()]
  return () => ((stolenSeconds() - before) * 1000) / (performance.now() - started) / availableParallelism()
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
export async function untilCalm<T extends { stolen: number }>(
  wanted: number,
  work: () => Promise<T>,
): Promise<Tries<T>> {
  const all: T[] = []
  while (all.filter(isCalm).length < wanted && all.length < mostTries) all.push(await work())
  const calm = all.filter(isCalm)
  const enough = calm.length === wanted
  return { counting: enough ? calm : all, made: all.length, calm: enough }
}
