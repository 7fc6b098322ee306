import { readdirSync, readFileSync } from 'node:fs'

/** Clock ticks a second in /proc: USER_HZ, which is 100 on every Linux that Node runs on (proc(5)). */
const ticks = 100

/** Seconds of processor time that a process has used so far; 0 where it is gone. Linux only. */
export function processorSeconds(pid: number): number {
  const fields = statOf(pid)
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / ticks
}

/** A process and those that it has started. */
export function familyOf(pid: number): number[] {
  const children = readdirSync('/proc')
    .map(Number)
    .filter(each => Number.isInteger(each) && Number(statOf(each)[1]) === pid)
  return [pid, ...children]
}

/** Megabytes of memory that a process holds. */
export function residentMegabytes(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(read(`/proc/${pid}/status`))?.[1] ?? Number.NaN) / 1024
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
