import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import type { Endpoint } from '#kit/contract/endpoint.ts'
import { hostileValues, otherKinds } from './faulty-values.ts'
import { sendFaulty } from './send-faulty.ts'
import type { Somebody } from './world.ts'
import { everyCall, startWorld, validCall } from './world.ts'

/** Printed with a failure, to reproduce it. */
const seed = 20_261_121
const bodiesEach = 45

const world = await startWorld()
afterAll(() => world.close())

let player: Somebody | undefined

/** Arbitrary values in declared and undeclared fields; half of the fields keep their valid value. */
function bodies(valid: Record<string, unknown>) {
  const anything = fc.oneof(
    fc.jsonValue({ maxDepth: 4 }),
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.constantFrom(...hostileValues, ...otherKinds),
  )
  const fields = Object.entries(valid).map(([name, value]) => [
    name,
    fc.option(fc.oneof(fc.constant(value), anything), { nil: undefined }),
  ])
  return fc
    .tuple(fc.record(Object.fromEntries(fields)), fc.dictionary(fc.string(), anything, { maxKeys: 3 }))
    .map(([declared, others]) => ({ ...others, ...declared }) as Record<string, unknown>)
}

const withBody = everyCall.filter(([, { body }]) => body)

test('At least a thousand bodies are sent', () => {
  expect(withBody.length * bodiesEach).toBeGreaterThanOrEqual(1_000)
})

test.each(withBody)(
  `%s takes ${bodiesEach} random bodies without an internal error, a partial write or a change to another learner`,
  async (_, to: Endpoint) => {
    player ??= await world.player()
    const { params, body: valid = {} } = validCall(to, player.known)
    await fc.assert(
      fc.asyncProperty(bodies(valid), async body => {
        if (!player || !(await world.signedIn(player))) player = await world.player()
        const foreign = await world.watch.of(world.victim.id)
        await sendFaulty(world, player, to, { what: `random body, seed ${seed}`, params, body })
        expect(await world.watch.of(world.victim.id)).toEqual(foreign)
      }),
      { seed, numRuns: bodiesEach },
    )
  },
)
