import type { Host } from './calm.ts'
import type { Turn } from './in-turn.ts'
import type { Step } from './step.ts'

/** Says what one try has given, on the way: a whole run takes the better part of an hour. */
export function tellTry({ rate, p50, p99, task, ...host }: Step): void {
  console.error(
    `${rate} a second: ${p50.toFixed(1)} ms to ${p99.toFixed(1)} ms, ${(p99 / p50).toFixed(1)} ×, ${toldOf(host)}, task ${task.toFixed(2)} ms`,
  )
}

/** Says what one turn of the loops has given. */
export function tellTurn(atOnce: number, { http, driver, ...host }: Turn): void {
  console.error(
    `${atOnce} at once: ${http.toFixed(0)} of ${driver.toFixed(0)}, ${(http / driver).toFixed(2)}, ${toldOf(host)}`,
  )
}

const toldOf = ({ stolen, still }: Host) =>
  `${(100 * stolen).toFixed(1)} % to others, disk still for ${still.toFixed(0)} ms`
