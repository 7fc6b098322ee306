import { readdirSync, readFileSync } from 'node:fs'

/** How many threads of a process give way to others, for tests on Linux (proc(5), `stat`, the nineteenth field; the second may hold spaces). */
export function niceThreads(pid: number | undefined): number {
  const stats = readdirSync(`/proc/${pid}/task`).map(id => readFileSync(`/proc/${pid}/task/${id}/stat`, 'utf8'))
  return stats.filter(stat => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]) > 0).length
}
