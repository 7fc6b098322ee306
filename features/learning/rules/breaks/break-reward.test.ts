import { expect, test } from 'vitest'
import type { Stats } from '#pet/rules/stats.ts'
import type { BreakKind } from './break-kinds.ts'
import { breakCounts, rewardForBreak } from './break-reward.ts'

const now = new Date('2026-03-10T12:00:00Z')
const tired = { happiness: 50, health: 80, energy: 40, intelligence: 5, statsAt: now }

test.each<[BreakKind, number, Partial<Stats>]>([
  ['energy-boost', 0, { happiness: 10, energy: 15 }],
  ['energy-boost', 8, { happiness: 10, energy: 15 }],
  ['creature-play', 0, {}],
  ['creature-play', 1, { happiness: 1 }],
  ['creature-play', 8, { happiness: 8 }],
  ['creature-play', 9, { happiness: 8 }],
  ['creature-play', 1_000_000, { happiness: 8 }],
  ['creature-play', -4, {}],
  ['creature-play', 2.9, { happiness: 2 }],
  ['fact', 8, {}],
])('%s with %d bubbles gives %o', (kind, bubbles, reward) => {
  const rested = rewardForBreak(tired, kind, bubbles, now)
  expect(rested.reward).toEqual(reward)
  expect(rested.stats).toEqual({
    happiness: 50 + (reward.happiness ?? 0),
    health: 80,
    energy: 40 + (reward.energy ?? 0),
    intelligence: 5,
  })
})

test('no stat goes over 100, and the reward says what really changed', () => {
  const { stats, reward } = rewardForBreak({ ...tired, happiness: 96.5, energy: 100 }, 'energy-boost', 0, now)
  expect([stats.happiness, stats.energy, reward]).toEqual([100, 100, { happiness: 3.5 }])
})

test('what time did comes first and is no part of the reward', () => {
  const later = new Date(now.getTime() + 2 * 3_600_000)
  const rested = rewardForBreak(tired, 'energy-boost', 0, later)
  expect(rested.stats).toMatchObject({ happiness: 58, health: 79, energy: 65 })
  expect([rested.reward, rested.statsAt]).toEqual([{ happiness: 10, energy: 15 }, later])
})

test('a clock that was set back does not let the same hours count twice', () => {
  expect(rewardForBreak(tired, 'energy-boost', 0, new Date(0)).statsAt).toEqual(now)
})

test.each([
  [{ answers: 2, lastBreakAt: null, offeredAt: 2 }, false],
  [{ answers: 3, lastBreakAt: null, offeredAt: 3 }, true],
  [{ answers: 3, lastBreakAt: null, offeredAt: 2 }, true],
  [{ answers: 3, lastBreakAt: 3, offeredAt: 3 }, false],
  [{ answers: 5, lastBreakAt: 3, offeredAt: 5 }, false],
  [{ answers: 6, lastBreakAt: 3, offeredAt: 6 }, true],
  [{ answers: 6, lastBreakAt: 3, offeredAt: 4 }, true],
  [{ answers: 9, lastBreakAt: 3, offeredAt: 3 }, false],
  [{ answers: 9, lastBreakAt: 3, offeredAt: 2 }, false],
])('%o counts: %s', (count, counts) => {
  expect(breakCounts(count)).toBe(counts)
})
