import type { Dice } from '#kit/random/dice.ts'
import type { Level } from '../pack.ts'

/** Distance between wrong years and the right one, in years, by era and level: further apart is easier. */
const eras: readonly [since: number, steps: Readonly<Record<Level, number>>][] = [
  [1900, { 1: 20, 2: 12, 3: 8, 4: 5 }],
  [1500, { 1: 60, 2: 40, 3: 25, 4: 15 }],
  [1000, { 1: 120, 2: 90, 3: 60, 4: 40 }],
  [-Infinity, { 1: 300, 2: 200, 3: 120, 4: 80 }],
]

/**
 * Years near the right one, three before and three after it, nearest first on each side; none later than `latest`, and all on the
 * right one's side of the year 1: a single year BC among years AD would stand out.
 */
export function nearYears(year: number, level: Level, latest: number, dice: Dice): number[] {
  const step = (eras.find(([since]) => year >= since) ?? eras[eras.length - 1])?.[1][level] ?? 50
  const round = year % 100 === 0 ? 50 : year % 10 === 0 ? 5 : 1
  const out: number[] = []
  for (const side of [-1, 1]) {
    let at = year
    for (let i = 0; i < 3; i++) {
      const towardsZero = Math.sign(side) !== Math.sign(year)
      const jump = (towardsZero ? Math.min(step, 0.4 * Math.abs(at)) : step) * (0.6 + 0.8 * dice.next())
      at += side * Math.max(round, Math.round(jump / round) * round)
      if (Math.sign(at) === Math.sign(year) && at <= latest && !out.includes(at)) out.push(at)
    }
  }
  return out
}

const decimalsOf = (value: number): number => (String(value).split('.')[1] ?? '').length

/** The last digit that counts: 384400 → 100, 27 → 1, 8.3 → 0.1. */
function grain(value: number): number {
  const decimals = decimalsOf(value)
  if (decimals > 0) return 10 ** -decimals
  let size = 1
  while (value !== 0 && value % (size * 10) === 0) size *= 10
  return size
}

/** How far apart, as a share of the value. */
const shares: Readonly<Record<Level, number>> = { 1: 0.35, 2: 0.28, 3: 0.22, 4: 0.17 }

/** Numbers of the same make near the right one, three on each side, at least one grain and about 20 % apart; the sign never changes. */
export function nearNumbers(value: number, level: Level, dice: Dice): number[] {
  const unit = grain(value)
  const out: number[] = []
  for (const side of [-1, 1]) {
    let at = value
    for (let i = 0; i < 3; i++) {
      const jump = Math.abs(at) * shares[level] * (0.7 + 0.6 * dice.next())
      const next = at + side * Math.max(unit, Math.round(jump / unit) * unit)
      at = Number(next.toFixed(decimalsOf(value)))
      if (Math.sign(at) === Math.sign(value)) out.push(at)
    }
  }
  return out
}
