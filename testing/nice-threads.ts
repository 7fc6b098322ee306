import { readdirSync, readFileSync } from 'node:fs'

/** Counts the threads of a process with a raised nice value, on Linux (proc(5): the nineteenth field of `stat`, whose second may contain spaces). */
export function niceThreads(pid: number | undefined): number {
  const stats = readdirSync(`/proc/${pid}/task`).map(id => readFileSync(`/proc/${pid}/task/${id}/stat`, 'utf8'))
  return stats.filter(stat => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]) > 0).length
}
