import { afterAll, expect, test } from 'vitest'
import type { LearnerId } from '#kit/db/ids.ts'
import { type Dice, seededDice } from '#kit/random/dice.ts'
import { idsOf } from '#testing/app/ids-of.ts'
import { startTestApp } from '#testing/app/test-app.ts'
import { type FreeTimer, isRunning, startTimer, type TimerEvent, timerAfter } from '../rules/free-timer.ts'
import type { Noted } from './free-time.store.ts'
import { noteLearnerTime } from './free-time.store.ts'

const app = await startTestApp()
afterAll(() => app.close())

/** The page's timer and the server's count on one clock, second by second, for a learner who continues until refused. */
class Simulation {
  /** Seconds. */
  now = 0
  answers = 0
  server = 0
  reached = false
  timer: FreeTimer = startTimer({ total: 0, subscribed: false }, { now: 0, hidden: false })
  counted = 0
  readonly learner: LearnerId
  readonly hearts: boolean
  #untold = 0

  constructor(learner: LearnerId, hearts: boolean) {
    this.learner = learner
    this.hearts = hearts
  }

  async call(kind: Noted) {
    const at = new Date(Date.parse('2026-03-10T12:00:00Z') + this.now * 1000)
    const row = await noteLearnerTime.first(app.db, {
      learner: this.learner,
      now: at,
      mostTime: 600_000,
      mostAnswers: 1_000_000,
      kind,
    })
    this.server = (row?.free_used ?? 0) / 1000
    this.reached = row?.free_reached_at !== null
    if (kind === 'answer') this.answers += 1
  }

  /** Spends so many seconds on the page, with activity at intervals of `stirs` seconds or none. */
  async stay(seconds: number, stirs: number | undefined) {
    for (let n = 1; n <= seconds && !this.reached; n++) {
      this.now += 1
      if (stirs !== undefined && n % stirs === 0) await this.#tell({ type: 'activity', now: this.now * 1000 })
      await this.#tell({ type: 'tick', now: this.now * 1000 })
    }
  }

  async stir() {
    await this.#tell({ type: 'activity', now: this.now * 1000 })
  }

  async #tell(event: TimerEvent) {
    const before = this.timer
    // Count as if the page had no limit of its own, because the server decides.
    this.timer = timerAfter({ ...before, limit: Number.POSITIVE_INFINITY }, event)
    const gained = this.timer.total - before.total
    this.counted += gained
    this.#untold += gained
    if (!this.hearts) return
    const stopped = isRunning(before) && !isRunning(this.timer)
    if (stopped) await this.call('pause')
    else if ((before.isPaused && !this.timer.isPaused) || this.#untold >= 15) await this.call('other')
    else return
    this.#untold = 0
  }
}

interface User {
  name: string
  hearts: boolean
  /** What happens between two answers. */
  between: (page: Simulation, luck: Dice) => Promise<void>
}

async function run({ name, hearts, between }: User, seed: number): Promise<Simulation> {
  const learner = await app.newcomer()
  const page = new Simulation((await idsOf(app.db, learner.email)).learner, hearts)
  const luck = seededDice(`${name} ${seed}`)
  await page.call('other')
  while (!page.reached && page.answers < 1000) {
    await between(page, luck)
    if (page.reached) break
    await page.stir()
    await page.call('answer')
  }
  return page
}

/** Reads for a while before each answer. */
const honest: User['between'] = async (page, luck) => await page.stay(luck.int(5, 30), 4)
const slow: User['between'] = async (page, luck) => await page.stay(luck.int(60, 200), undefined)
/** Sends no heartbeats, as an attacker would. */
const silent = (seconds: number): User['between'] => {
  return async page => {
    page.now += seconds
  }
}

test('Honest with heartbeats: the server counts what the page counts', async () => {
  for (const seed of [1, 2, 3]) {
    const page = await run({ name: 'honest', hearts: true, between: honest }, seed)
    expect(page.server / page.counted).toBeGreaterThan(0.99)
    expect(page.server / page.counted).toBeLessThan(1.01)
    expect(page.server).toBeLessThan(601)
  }
})

test('Honest with lost heartbeats: answers alone give the same count', async () => {
  for (const seed of [1, 2, 3]) {
    const page = await run({ name: 'honest', hearts: false, between: honest }, seed)
    expect(Math.abs(page.server / page.counted - 1)).toBeLessThan(0.01)
  }
})

test('Slow with heartbeats: reading without activity is idle after two minutes on both page and server', async () => {
  for (const seed of [1, 2, 3]) {
    const page = await run({ name: 'slow', hearts: true, between: slow }, seed)
    expect(Math.abs(page.server / page.counted - 1)).toBeLessThan(0.01)
  }
})

test('Slow with lost heartbeats: gaps of more than two minutes cost five seconds, never more than the page counts', async () => {
  for (const seed of [1, 2, 3]) {
    const gaps: number[] = []
    const page = await run(
      {
        name: 'slow',
        hearts: false,
        between: async (sim, luck) => {
          const gap = luck.int(60, 200)
          gaps.push(gap)
          await sim.stay(gap, undefined)
        },
      },
      seed,
    )
    const expected = gaps.reduce((sum, gap) => sum + (gap <= 120 ? gap : 5), 0)
    expect(Math.abs(page.server / expected - 1)).toBeLessThan(0.01)
    expect(page.server).toBeLessThanOrEqual(page.counted)
  }
})

test('An attacker without heartbeats who answers every 121 seconds is stopped after 120 answers', async () => {
  const page = await run({ name: 'patient', hearts: false, between: silent(121) }, 1)
  expect(page.answers).toBe(120)
  expect(page.server).toBe(600)
})

test('An attacker who pauses after every answer is stopped after 120, even when active only to answer', async () => {
  const pausing: User['between'] = async page => {
    await page.call('pause')
    page.now += 60
  }
  const back: User['between'] = async (page, luck) => {
    await pausing(page, luck)
    await page.call('other')
  }
  for (const between of [pausing, back]) {
    const page = await run({ name: 'pausing', hearts: false, between }, 1)
    expect(page.answers).toBe(120)
    expect(page.server).toBe(600)
  }
})
