import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { type RelayMode, slowDelay } from '#kit/relay/relay.ts'
import { compare } from './compare.ts'
import { openOutside } from './outside.ts'
import { enrol } from './stream.ts'
import { openWorld, type World } from './world.ts'

const rounds = process.env.FAULTS === 'long' ? 3 : 1
/** Milliseconds that the page waits for such a call; kit/contract/call.ts never waits longer. */
const longestWait = 60_000
/** Statuses that are allowed while a service is down: success without it, or an error with a message. */
const orInWords = [200, 404, 409, 422, 502, 503]

const outside = await openOutside()
let world: World | undefined
afterAll(async () => {
  await world?.close()
  await outside.close()
})

const troubles: readonly { name: string; mode: RelayMode; answered: readonly number[] }[] = [
  { name: 'is dead', mode: 'refuse', answered: orInWords },
  { name: 'accepts requests and never replies', mode: 'silent', answered: orInWords },
  // Slow services are waited for.
  { name: 'takes seconds to reply', mode: 'slow', answered: [200] },
]

test.skipIf(process.platform !== 'linux').for(troubles)(
  'While every outside service $name, answers continue, and afterwards everything works again',
  async ({ mode, answered }) => {
    world ??= await openWorld('embedded', outside.settings)
    const { stream, servers } = world
    for (let round = 0; round < rounds; round++) {
      for (const { relay } of outside.services) {
        relay.mode = mode
        relay.disconnect()
      }
      const asking = outside.services.map(async ({ name, ask }) => {
        const { visitor } = await enrol(servers[0].origin)
        const before = performance.now()
        const status = await ask(visitor)
        return { name, visitor, status, took: performance.now() - before }
      })
      await stream.more(10)
      const replies = await Promise.all(asking)
      if (mode === 'slow') {
        const waited = replies.filter(({ took }) => took >= slowDelay).map(({ name }) => name)
        expect(waited).toEqual(expect.arrayContaining(['Wikipedia', 'Stripe']))
      }
      for (const { name, status, took } of replies) {
        expect(answered, `${name} ${status}`).toContain(status)
        expect(took, name).toBeLessThan(longestWait)
      }
      for (const { relay } of outside.services) {
        relay.mode = 'pass'
        relay.disconnect()
      }
      for (const { name, ask, reached } of outside.services) {
        const before = performance.now()
        for (let back = false; !back; await pause(100)) {
          const { visitor } = await enrol(servers[0].origin)
          await ask(visitor)
          // A job sends the mail a little later.
          for (let look = 0; look < 50 && !back; look++, await pause(50)) back = await reached(visitor)
          if (!back && performance.now() - before > longestWait) throw new Error(`${name} is not asked any more.`)
        }
      }
    }
    const found = await stream.atRest(() => compare(world as World))
    expect(found).toEqual({ acknowledged: stream.taken(), lost: 0, tooMany: 0, disagreeing: [] })
  },
)
