import { describe, expect, test } from 'vitest'
import { familiesOf } from '#authoring/server/families.ts'
import { seededDice } from '#kit/random/dice.ts'
import { exampleDraft } from '../examples/example-draft.ts'
import type { Family, Problem } from '../family.ts'
import { figureChecks } from '../gate/figure.ts'
import { read } from '../gate/reading.ts'
import { drawFigure } from './draw-figure.ts'
import { wordsOfFigure } from './figure-words.ts'
import { faultInSvg } from './svg-fault.ts'

const seeds = 200

/** Problems of all levels of a family that have a figure. */
function drawnOf(family: Family): (Problem & { figure: NonNullable<Problem['figure']> })[] {
  return family.levels.flatMap(level =>
    Array.from({ length: seeds }, (_, seed) => family.draw(seededDice(`figure ${family.id} ${seed}`), level)).flatMap(
      problem => (problem.figure === undefined ? [] : [{ ...problem, figure: problem.figure }]),
    ),
  )
}

const withFigures = [...familiesOf('mathematics'), ...familiesOf('music')]
  .map(family => ({ id: family.id, problems: drawnOf(family) }))
  .filter(({ problems }) => problems.length > 0)

test('at least twelve families of mathematics and three of music draw figures', () => {
  const of = (topic: string) => withFigures.filter(({ id }) => id.startsWith(topic)).length
  expect(of('mathematics/')).toBeGreaterThanOrEqual(12)
  expect(of('music/')).toBeGreaterThanOrEqual(3)
})

/** Numbers in the words of a figure, as they are written. */
const numbersIn = (words: readonly string[]): string[] => words.flatMap(text => text.match(/\d[\d,.]*\d|\d/g) ?? [])

describe.each(withFigures)('$id', ({ problems }) => {
  test('draws sound figures within their bounds', () => {
    for (const { figure, stem } of problems) {
      const fault = faultInSvg(drawFigure(figure))
      if (fault !== undefined) throw new Error(`${fault}\n${stem}`)
    }
  })

  test('never shows or says the answer', () => {
    for (const { figure, stem, key, distractors, nearMisses = [] } of problems) {
      const wrong = [...distractors.map(one => one.value), ...nearMisses]
      const draft = exampleDraft(stem, key, wrong, { figure })
      for (const { check } of figureChecks) expect(check(read(draft), {})).toBeUndefined()
    }
  })

  test('draws only numbers that are in the stem', () => {
    for (const { figure, stem } of problems) {
      const [, ...written] = wordsOfFigure(figure)
      const said = new Set(numbersIn([stem]))
      const strange = numbersIn(written).filter(number => !said.has(number))
      if (strange.length > 0) throw new Error(`${strange.join(' ')} in ${JSON.stringify(figure)}\n${stem}`)
    }
  })
})
