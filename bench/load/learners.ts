import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import type { Order, Seen } from './generator.ts'

/** The process that sends the calls. */
export interface Learners {
  readonly pid: number
  obey(order: Exclude<Order, { type: 'crowd' }>): Promise<Seen>
  meet(order: Extract<Order, { type: 'crowd' }>): Promise<void>
  stop(): void
}

export function startLearners(): Learners {
  const child: ChildProcess = fork(resolve(import.meta.dirname, 'generator.ts'), { stdio: 'inherit' })
  const gone = once(child, 'exit').then(() => {
    throw new Error('The process that sends the calls has ended.')
  })
  gone.catch(() => undefined)
  const ask = async (order: Order): Promise<Seen> => {
    child.send(order)
    const [seen] = (await Promise.race([once(child, 'message'), gone])) as [Seen]
    return seen
  }
  return {
    pid: child.pid ?? 0,
    async obey(order) {
      const seen = await ask(order)
      if (seen.fault !== undefined) throw new Error(`${seen.failed} calls of ${seen.sent} failed: ${seen.fault}`)
      return seen
    },
    meet: async order => void (await ask(order)),
    stop: () => child.disconnect(),
  }
}
