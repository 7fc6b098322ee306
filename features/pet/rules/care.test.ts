import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CareState } from './care.ts'
import { CARE_ACTIONS, care, isAsleep, rewardOf, sleepLeft } from './care.ts'
import { settle } from './stats.ts'

const start = new Date('2026-03-01T00:00:00Z').getTime()
const at = (seconds: number) => new Date(start + seconds * 1000)
const stat = fc.double({ min: 0, max: 100, noNaN: true })
const anyPet: fc.Arbitrary<CareState> = fc.record({
  stats: fc.record({ happiness: stat, health: stat, energy: stat, intelligence: stat }),
  statsAt: fc.constant(at(0)),
  asleepUntil: fc.option(fc.integer({ min: -100, max: 100 }).map(at)),
})
const anyAction = fc.constantFrom(...CARE_ACTIONS)
const anySeconds = fc.integer({ min: 0, max: 100_000 })

test('an action counts again after exactly its cooldown', () => {
  fc.assert(
    fc.property(anyPet, anyAction, anySeconds, anySeconds, (pet, action, doneAt, later) => {
      const now = doneAt + later
      const { done, cooldownRemaining, after, reward } = care(pet, action, at(doneAt), at(now))
      expect(Number.isInteger(cooldownRemaining)).toBe(true)
      expect(done).toBe(cooldownRemaining === 0)
      if (done) return
      expect([after, reward]).toEqual([pet, {}])
      expect(care(pet, action, at(doneAt), at(now + cooldownRemaining)).done).toBe(true)
      if (cooldownRemaining > 1) expect(care(pet, action, at(doneAt), at(now + cooldownRemaining - 1)).done).toBe(false)
    }),
  )
})

test('care changes each stat by its reward, within 0 and 100, and never knowledge', () => {
  fc.assert(
    fc.property(anyPet, anyAction, anySeconds, (pet, action, now) => {
      const { done, after, reward } = care(pet, action, null, at(now))
      if (!done) return
      expect(reward).toEqual(rewardOf(action))
      const settled = settle(pet.stats, pet.statsAt, at(now))
      for (const name of ['happiness', 'health', 'energy', 'intelligence'] as const)
        expect(after.stats[name]).toBeCloseTo(Math.min(100, Math.max(0, settled[name] + (reward[name] ?? 0))), 6)
      expect(after.statsAt).toEqual(at(now))
    }),
  )
})

test('reading in between does not change the stats after care', () => {
  fc.assert(
    fc.property(
      anyPet,
      anyAction,
      fc.array(fc.integer({ min: 0, max: 20_000 }), { maxLength: 8 }),
      (pet, action, reads) => {
        let often = pet
        let now = 0
        for (const pause of reads) {
          now += pause
          often = { ...often, stats: settle(often.stats, often.statsAt, at(now)), statsAt: at(now) }
        }
        const [a, b] = [care(pet, action, null, at(now)), care(often, action, null, at(now))]
        for (const name of ['happiness', 'health', 'energy'] as const)
          expect(settle(a.after.stats, a.after.statsAt, at(now))[name]).toBeCloseTo(b.after.stats[name], 3)
      },
    ),
  )
})

test('play needs 15 energy', () => {
  const pet = (energy: number): CareState => ({
    stats: { happiness: 50, health: 50, energy, intelligence: 1 },
    statsAt: at(0),
    asleepUntil: null,
  })
  expect(care(pet(15), 'play', null, at(0)).done).toBe(true)
  expect(care(pet(14.99), 'play', null, at(0))).toMatchObject({ done: false, cooldownRemaining: 8 })
  expect(care(pet(0), 'feed', null, at(0)).done).toBe(true)
})

test('a clock that was set back never makes a wait longer than the cooldown', () => {
  const pet: CareState = {
    stats: { happiness: 50, health: 50, energy: 50, intelligence: 1 },
    statsAt: at(0),
    asleepUntil: null,
  }
  expect(care(pet, 'feed', at(1_000_000), at(0)).cooldownRemaining).toBe(1800)
  expect(sleepLeft(at(1_000_000), at(0))).toBe(60)
})

test('rest lasts a minute; food and play wake up, talk does not', () => {
  const pet: CareState = {
    stats: { happiness: 50, health: 50, energy: 50, intelligence: 1 },
    statsAt: at(0),
    asleepUntil: null,
  }
  const resting = care(pet, 'rest', null, at(0)).after
  expect([0, 59.9, 60].map(seconds => isAsleep(resting.asleepUntil, at(seconds)))).toEqual([true, true, false])
  const asleepAfter = (action: 'talk' | 'feed' | 'play') =>
    isAsleep(care(resting, action, null, at(9)).after.asleepUntil, at(9))
  expect([asleepAfter('talk'), asleepAfter('feed'), asleepAfter('play')]).toEqual([true, false, false])
})
