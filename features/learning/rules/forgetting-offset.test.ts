import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededDice } from '#kit/random/dice.ts'
import { ownStability, recallAfter } from '#topics/rules/forgetting.ts'
import { forgettingOffsetAfter, reviewSuccess } from './forgetting-offset.ts'

const usualRecall = 0.9

/** Offset learned from so many reviews of someone who keeps things e^truth times as long as FSRS says. */
function learned(truth: number, reviews: number, seed: string): number {
  const luck = seededDice(seed)
  let offset = 0
  for (let n = 0; n < reviews; n++) {
    const days = luck.int(1, 40)
    const stability = luck.int(2, 30)
    const correct = luck.chance(reviewSuccess(recallAfter(days, ownStability(stability, truth))))
    offset = forgettingOffsetAfter(offset, n, recallAfter(days, ownStability(stability, offset)), correct)
  }
  return offset
}

test('whatever is answered, the offset stays within a factor of e^1.5 and moves the way of the surprise', () => {
  const answer = fc.record({ correct: fc.boolean(), recall: fc.double({ min: 0, max: 1, noNaN: true }) })
  fc.assert(
    fc.property(fc.array(answer, { maxLength: 300 }), answers => {
      answers.reduce((offset, { correct, recall }, n) => {
        const after = forgettingOffsetAfter(offset, n, recall, correct)
        expect(Math.abs(after)).toBeLessThanOrEqual(1.5)
        expect(correct ? after >= offset : after <= offset).toBe(true)
        return after
      }, 0)
    }),
  )
})

test.each([-1, -0.5, 0, 0.5, 1])('it moves towards the truth: %d', truth => {
  const after = (reviews: number) => {
    const offsets = Array.from({ length: 200 }, (_, person) => learned(truth, reviews, `${truth} ${person}`))
    return {
      mean: offsets.reduce((sum, offset) => sum + offset, 0) / offsets.length,
      error: Math.sqrt(offsets.reduce((sum, offset) => sum + (offset - truth) ** 2, 0) / offsets.length),
    }
  }
  const [few, many] = [after(50), after(400)]
  expect(Math.abs(many.mean - truth)).toBeLessThan(0.15)
  expect(many.error).toBeLessThan(0.6)
  if (truth !== 0) expect(Math.sign(few.mean)).toBe(Math.sign(truth))
})

test('one odd answer moves it little, and the less the more is known', () => {
  const moved = (reviews: number) => Math.abs(forgettingOffsetAfter(0, reviews, usualRecall, false))
  expect(moved(0)).toBeLessThan(0.5)
  expect(moved(50)).toBeLessThan(0.25)
  expect(moved(200)).toBeLessThan(0.1)
})

test('who answers as often rightly as was predicted stays as FSRS says', () => {
  const expected = reviewSuccess(usualRecall)
  const up = forgettingOffsetAfter(0, 10, usualRecall, true)
  const down = forgettingOffsetAfter(0, 10, usualRecall, false)
  expect(expected * up + (1 - expected) * down).toBeCloseTo(0, 10)
})
