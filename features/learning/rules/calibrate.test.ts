import { expect, test } from 'vitest'
import { seededDice } from '#kit/random/dice.ts'
import { expectedSuccess } from './ability.ts'
import { calibrated, freshRecord } from './calibrate.ts'

test.each([-1, 0, 1.2])('a question that is %d logits harder than its band is found out', offset => {
  const errors = Array.from({ length: 40 }, (_, seed) => {
    const luck = seededDice(`question ${seed} ${offset}`)
    let record = freshRecord(0)
    for (let n = 0; n < 200; n++) {
      const ability = 1 + 2 * (luck.next() - 0.5)
      const correct = luck.chance(expectedSuccess(ability, offset))
      record = calibrated(record, { ability, correct, choice: correct ? 0 : 1 }, 0)
    }
    return record.difficulty - offset
  })
  expect(Math.abs(errors.reduce((sum, each) => sum + each, 0) / errors.length)).toBeLessThan(0.15)
  expect(Math.sqrt(errors.reduce((sum, each) => sum + each ** 2, 0) / errors.length)).toBeLessThan(0.45)
})

test('few answers move it a little only', () => {
  const one = calibrated(freshRecord(0), { ability: 1, correct: false, choice: 2 }, 0)
  expect(one.difficulty).toBeGreaterThan(0)
  expect(one.difficulty).toBeLessThan(1)
})

test('it counts who chose what, and how those fared who should know it', () => {
  let record = freshRecord(-1.5)
  record = calibrated(record, { ability: 3, correct: false, choice: 2 }, -1.5)
  record = calibrated(record, { ability: -3, correct: true, choice: 0 }, -1.5)
  expect(record).toMatchObject({
    answers: 2,
    correctAnswers: 1,
    choices: [1, 0, 1, 0],
    strongAnswers: 1,
    strongCorrect: 0,
  })
})
