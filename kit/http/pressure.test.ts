import { setImmediate as nextTurn } from 'node:timers/promises'
import fastify from 'fastify'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { measurePressure, steadyDelay } from './pressure.ts'

test('Only a lasting delay counts, with its lowest sample', () => {
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

/** Blocks the event loop. */
function block(milliseconds: number): void {
  for (const end = performance.now() + milliseconds; performance.now() < end; );
}

test('A blocked event loop shows as delayed, and as free once it is', async () => {
  const [app, pool] = [fastify(), new pg.Pool()]
  onTestFinished(() => app.close())
  const pressure = measurePressure(app, pool)
  for (let turns = 0; turns < 40 && pressure().delay <= 500; turns++) {
    block(700)
    await nextTurn()
  }
  expect(pressure().delay).toBeGreaterThan(500)
  await expect.poll(() => pressure().delay).toBeLessThan(100)
})
