import { setImmediate as nextTurn } from 'node:timers/promises'
import fastify from 'fastify'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { measurePressure, steadyDelay } from './pressure.ts'

test('only a delay that lasts counts, and the least of it', () => {
  const delay = steadyDelay()
  const after = (...looks: number[]) => {
    for (const look of looks) delay.note(look)
    return delay.read()
  }
  expect(after(5000, 5000)).toBe(0)
  expect(after(4000)).toBe(4000)
  expect(after(10, 5000, 5000)).toBe(10)
  expect(after(900)).toBe(900)
  expect(after(0)).toBe(0)
})

/** Keeps the event loop from everything else. */
function holdUp(milliseconds: number): void {
  for (const end = performance.now() + milliseconds; performance.now() < end; );
}

test('a loop whose every turn takes long is seen to be late, and seen to be free again', async () => {
  const [app, pool] = [fastify(), new pg.Pool()]
  onTestFinished(() => app.close())
  const pressure = measurePressure(app, pool)
  for (let turns = 0; turns < 40 && pressure().delay <= 500; turns++) {
    holdUp(700)
    await nextTurn()
  }
  expect(pressure().delay).toBeGreaterThan(500)
  await expect.poll(() => pressure().delay).toBeLessThan(100)
})
