import type { Turn } from './alternate.ts'
import type { Host } from './calm.ts'
import type { Step } from './step.ts'

/** Prints the result of one try, because a whole run takes most of an hour. */
export function printTry({ rate, p50, p99, task, ...host }: Step): void {
  console.error(
    `${rate} a second: ${p50.toFixed(1)} ms to ${p99.toFixed(1)} ms, ${(p99 / p50).toFixed(1)} ×, ${toldOf(host)}, task ${task.toFixed(2)} ms`,
  )
}

/** Prints the result of one turn. */
export function printTurn(atOnce: number, { http, driver, ...host }: Turn): void {
  console.error(
    `${atOnce} at once: ${http.toFixed(0)} of ${driver.toFixed(0)}, ${(http / driver).toFixed(2)}, ${toldOf(host)}`,
  )
}

const toldOf = ({ stolen, still }: Host) =>
  `${(100 * stolen).toFixed(1)} % to others, disk still for ${still.toFixed(0)} ms`
