import { expect, test } from 'vitest'
import type { Pet } from './pet-query.ts'
import { shownReward } from './shown-reward.ts'

const pet = (health: number, happiness: number, energy = 50) => ({ health, happiness, energy }) as Pet

test.each([
  ['what it is worth', pet(60, 60), pet(75, 68), ['+15 Health', '+8 Happiness']],
  ['what was still missing', pet(90, 95), pet(100, 100), ['+10 Health', '+5 Happiness']],
  ['that it is full', pet(100, 60), pet(100, 68), ['Health is full', '+8 Happiness']],
  ['what it is worth where nothing was known before', null, pet(100, 68), ['+15 Health', '+8 Happiness']],
])('food says %s', (_, before, after, said) => {
  expect(shownReward({ health: 15, happiness: 8 }, before, after).map(({ text }) => text)).toEqual(said)
})

test('a cost has a real minus sign and is shown plainly', () => {
  const shown = shownReward({ happiness: 12, energy: -10 }, pet(50, 50, 50), pet(50, 62, 40))
  expect(shown).toEqual([
    { text: '+12 Happiness', plain: false },
    { text: '−10 Energy', plain: true },
  ])
})
