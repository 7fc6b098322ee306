import fc from 'fast-check'
import { expect, test } from 'vitest'
import { experienceFor, grow, maxExperience } from './experience.ts'

test.each([
  ['easy', 1, 1, 24],
  ['medium', 1, 1, 30],
  ['hard', 1, 1, 39],
  ['expert', 1, 1, 48],
  ['medium', 10, 1.5, 180],
  ['medium', 98, 2.5, 2500],
] as const)('a right %s answer on level %i times %d gives %i experience', (difficulty, level, multiplier, gained) => {
  expect(experienceFor(difficulty, level, multiplier)).toBe(gained)
})

test('a new pet levels up after four medium answers', () => {
  let pet = { level: 1, experience: 0 }
  const levels = [1, 2, 3, 4].map(() => {
    pet = grow(pet.level, pet.experience, experienceFor('medium', pet.level, 1))
    return pet.level
  })
  expect(levels).toEqual([1, 1, 1, 2])
})

test('at any later level eight to ten medium answers make one level', () => {
  for (const level of [5, 20, 100, 1000, 1998]) {
    const answers = maxExperience(level) / experienceFor('medium', level, 1)
    expect(answers).toBeGreaterThan(7)
    expect(answers).toBeLessThanOrEqual(10)
  }
})

test('one answer can raise several levels, and the surplus stays', () => {
  expect(grow(1, 90, 10 + 200 + 50)).toEqual({ level: 3, experience: 50, leveledUp: true })
})

test('no experience is lost or made up, however it arrives', () => {
  const total = (level: number, experience: number) => 50 * level * (level - 1) + experience
  fc.assert(
    fc.property(fc.array(fc.nat(5000), { maxLength: 60 }), gains => {
      let pet = { level: 1, experience: 0 }
      for (const gained of gains) {
        const after = grow(pet.level, pet.experience, gained)
        expect(after.experience).toBeGreaterThanOrEqual(0)
        expect(after.experience).toBeLessThan(maxExperience(after.level))
        expect(after.leveledUp).toBe(after.level > pet.level)
        pet = after
      }
      expect(total(pet.level, pet.experience)).toBe(gains.reduce((sum, each) => sum + each, 0))
    }),
  )
})
