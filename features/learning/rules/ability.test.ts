import { expect, test } from 'vitest'
import { seededDice } from '#kit/random/dice.ts'
import { abilityAfter, expectedSuccess, recommendedBand, startingAbility } from './ability.ts'
import { bandOfDifficulty, bands } from './difficulty.ts'

test('who can do nothing still guesses one in four, who can do all is always right', () => {
  expect(expectedSuccess(-20, 0)).toBeCloseTo(0.25, 6)
  expect(expectedSuccess(20, 0)).toBeCloseTo(1, 6)
  expect(expectedSuccess(0, 0)).toBeCloseTo(0.625, 6)
})

test('a learner without history is asked what they asked for, at four of five right', () => {
  for (const band of bands) {
    const ability = startingAbility(band)
    expect(expectedSuccess(ability.logit, band.logit)).toBeCloseTo(0.8, 6)
    expect(recommendedBand(ability.logit).difficulty).toBe(band.difficulty)
  }
})

test.each([-1.5, 0, 1.5, 3])(
  'the ability of a learner at %d logits is found, within half a logit on average over learners',
  truth => {
    const errors = Array.from({ length: 60 }, (_, seed) => {
      const luck = seededDice(`learner ${seed}`)
      let ability = startingAbility(bandOfDifficulty('medium'))
      for (let n = 0; n < 100; n++) {
        const { logit } = recommendedBand(ability.logit)
        ability = abilityAfter(ability, logit, luck.chance(expectedSuccess(truth, logit)))
      }
      return ability.logit - truth
    })
    const bias = errors.reduce((sum, each) => sum + each, 0) / errors.length
    expect(Math.abs(bias)).toBeLessThan(0.5)
  },
)

test('the first answers move much, later ones little', () => {
  const young = abilityAfter({ logit: 0, answers: 0 }, 0, true).logit
  const old = abilityAfter({ logit: 0, answers: 100 }, 0, true).logit
  expect(young).toBeGreaterThan(4 * old)
})
