import { expect, test } from 'vitest'
import { seededDice } from '#kit/random/dice.ts'
import { hintFor } from './hint.ts'

const lima = { text: 'Lima', why: 'Lima is the capital of Peru.' }
const quito = { text: 'Quito', why: 'Quito lies in Ecuador; the capital of France is Paris.' }
const rome = { text: 'Rome' }

test('it strikes out a wrong option that the author has a reason for', () => {
  for (let seed = 0; seed < 20; seed++) {
    expect(hintFor({ key: 'Paris', distractors: [rome, lima, rome] }, seededDice(seed))).toEqual({
      struck: 2,
      why: lima.why,
    })
  }
})

test('a reason that names the key is not told', () => {
  for (let seed = 0; seed < 20; seed++) {
    expect(hintFor({ key: 'Paris', distractors: [quito, lima, rome] }, seededDice(seed)).struck).toBe(2)
    expect(hintFor({ key: 'Paris', distractors: [quito, rome, rome] }, seededDice(seed)).why).toBeUndefined()
  }
})

test('it never strikes out what is not shown', () => {
  const distractors = [rome, rome, rome, lima]
  const struck = Array.from(
    { length: 40 },
    (_, seed) => hintFor({ key: 'Paris', distractors }, seededDice(seed)).struck,
  )
  expect(new Set(struck)).toEqual(new Set([1, 2, 3]))
})
