import { readdirSync, readFileSync } from 'node:fs'

/** Clock ticks a second in /proc: USER_HZ, which is 100 on every Linux that Node runs on (proc(5)). */
const ticks = 100

/** Seconds of processor time that a process has used so far (Linux only); 0 where it is gone. */
function processorSeconds(pid: number): number {
  const fields = statOf(pid)
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / ticks
}

/** Seconds of processor time of the children of a process that have ended. */
function endedSeconds(pid: number): number {
  const fields = statOf(pid)
  return (Number(fields[13] ?? 0) + Number(fields[14] ?? 0)) / ticks
}

/** A process and those that it has started. */
function familyOf(pid: number): number[] {
  const children = readdirSync('/proc')
    .map(Number)
    .filter(each => Number.isInteger(each) && Number(statOf(each)[1]) === pid)
  return [pid, ...children]
}

/** Seconds of processor time so far: of all servers, of PostgreSQL with all its processes, and of whoever sends. */
export function processorSecondsOf(servers: readonly { pid: number }[], postmaster: number, sender: number) {
  const sum = (pids: readonly number[]) => pids.reduce((total, pid) => total + processorSeconds(pid), 0)
  return {
    servers: sum(servers.map(({ pid }) => pid)),
    // Those of its processes that have ended are counted with the one that started them.
    database: sum(familyOf(postmaster)) + endedSeconds(postmaster),
    learners: processorSeconds(sender),
  }
}

/** Seconds of all processors so far that the host gave to its other guests while we wanted them (proc(5), `steal`). */
export function stolenSeconds(): number {
  const [all = ''] = read('/proc/stat').split('\n')
  return Number(all.trim().split(/\s+/)[8] ?? 0) / ticks
}

/** The fields of `stat` after the name, which may hold anything: the first is the third of proc(5). */
function statOf(pid: number): string[] {
  const stat = read(`/proc/${pid}/stat`)
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
