import { expect, test } from 'vitest'
import { exampleDraft } from '../examples/example-draft.ts'
import type { Figure } from '../figures/figure.ts'
import { check } from '../gate.ts'

const verdict = (stem: string, key: string, wrong: readonly string[], figure: Figure) =>
  check(exampleDraft(stem, key, wrong, { figure })).reasons.map(reason => reason.name)

const triangle = (slope: string): Figure => ({
  kind: 'triangle',
  base: 4,
  top: [0, 3],
  rightAngle: true,
  sides: { base: '4 cm', left: '3 cm', right: slope },
})
const stem = 'The two short sides of a right-angled triangle are 3 cm and 4 cm. How long is the longest side?'

test('a figure that prints the key is refused', () => {
  expect(verdict(stem, '5 cm', ['6 cm', '7 cm', '8 cm'], triangle('5 cm'))).toContain('answer in figure')
  expect(verdict(stem, '5 cm', ['6 cm', '7 cm', '8 cm'], triangle('?'))).not.toContain('answer in figure')
})

test('a figure whose colour patch is labelled with the key is refused', () => {
  const patches = (label: string): Figure => ({
    kind: 'swatches',
    colours: [
      { hex: '#cc2222', label: 'red' },
      { hex: '#ee8822', label },
    ],
  })
  const ask = 'Red paint and yellow paint are mixed in a jar. What comes out of it?'
  expect(verdict(ask, 'orange', ['violet', 'green', 'brown'], patches('Orange'))).toContain('answer in figure')
  expect(verdict(ask, 'orange', ['violet', 'green', 'brown'], patches('?'))).not.toContain('answer in figure')
})

test('a number that only looks like the key says nothing', () => {
  const line = (label: string): Figure => ({
    kind: 'number-line',
    from: -10,
    to: 20,
    step: 1,
    scale: [{ at: 0, text: '0' }],
    points: [{ at: -5, label }],
  })
  const ask = 'A submarine lies below the sea and rises by some ten metres. Where is it then?'
  for (const label of ['−5', '15', '5.5', '5/8'])
    expect(verdict(ask, '5', ['7', '8', '9'], line(label))).not.toContain('answer in figure')
  expect(verdict(ask, '5', ['7', '8', '9'], line('5'))).toContain('answer in figure')
})

test('a label that is in the stem or shared by a distractor gives nothing away', () => {
  const chart: Figure = { kind: 'bar-chart', bars: [{ value: 4 }, { value: 9 }, { value: 4 }] }
  const ask = 'Ana counts the goals of some matches: 4, 9, 4. Which number comes most often?'
  expect(verdict(ask, '4', ['9', '5', '8'], chart)).not.toContain('answer in figure')
  expect(verdict('Which number of goals comes most often in the chart?', '4', ['9', '5', '8'], chart)).not.toContain(
    'answer in figure',
  )
})
