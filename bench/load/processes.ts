import { readdirSync, readFileSync } from 'node:fs'

/** Clock ticks a second in /proc: USER_HZ, which is 100 on every Linux that Node runs on (proc(5)). */
const ticks = 100

/** Processor seconds of a process so far (Linux only); 0 if it has ended. */
function processorSeconds(pid: number): number {
  const fields = statOf(pid)
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / ticks
}

/** Processor seconds of a process's ended children. */
function endedSeconds(pid: number): number {
  const fields = statOf(pid)
  return (Number(fields[13] ?? 0) + Number(fields[14] ?? 0)) / ticks
}

/** A process and its descendants. */
function familyOf(pid: number): number[] {
  const children = readdirSync('/proc')
    .map(Number)
    .filter(each => Number.isInteger(each) && Number(statOf(each)[1]) === pid)
  return [pid, ...children]
}

/** Processor seconds so far: all servers, PostgreSQL with all its processes, and the sender. */
export function processorSecondsOf(servers: readonly { pid: number }[], postmaster: number, sender: number) {
  const sum = (pids: readonly number[]) => pids.reduce((total, pid) => total + processorSeconds(pid), 0)
  return {
    servers: sum(servers.map(({ pid }) => pid)),
    // Ended processes are counted with their parent.
    database: sum(familyOf(postmaster)) + endedSeconds(postmaster),
    learners: processorSeconds(sender),
  }
}

/** Processor seconds that the host gave to other guests while we wanted them (proc(5), `steal`). */
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
