import { expect, test } from 'vitest'
import { decorationPoints, drawnStageOf, FORMS, formOf, petSize, stageOf } from './forms.ts'

test('each form begins at its threshold and not one stage sooner', () => {
  const thresholds = [0, 1, 10, 50, 100, 200, 300, 500, 700, 900]
  expect(FORMS.map(form => form.from)).toEqual(thresholds)
  for (const [i, from] of thresholds.entries()) {
    expect(formOf(from).name).toBe(FORMS[i]?.name)
    if (from > 0) expect(formOf(from - 1).name).toBe(FORMS[i - 1]?.name)
  }
  expect(formOf(999).name).toBe('Legendary Champion')
})

test('the stage is the one given, otherwise half the level, at most 999', () => {
  expect(stageOf({ evolutionStage: 7, level: 90 })).toBe(7)
  expect(stageOf({ evolutionStage: 0, level: 90 })).toBe(0)
  expect(stageOf({ level: 1 })).toBe(0)
  expect(stageOf({ level: 5 })).toBe(2)
  expect(stageOf({ evolutionStage: null, level: 4000 })).toBe(999)
})

test('an invalid level counts as 1, an invalid stage as 0', () => {
  for (const level of [Number.NaN, -3, undefined, null]) {
    expect(stageOf({ level })).toBe(0)
    expect(drawnStageOf({ level })).toBe(1)
  }
  for (const stage of [Number.NaN, -1, undefined]) expect(petSize(stage)).toBe(80)
})

test('the pet grows from 80 to 200 pixels', () => {
  expect([0, 1, 8, 9, 500, 999].map(petSize)).toEqual([80, 80, 80, 81, 140, 200])
})

test('decoration begins at stage 300 with 3 points and stops at 15', () => {
  expect([299, 300, 349, 350, 899, 900, 999].map(decorationPoints)).toEqual([0, 3, 3, 4, 14, 15, 15])
})
