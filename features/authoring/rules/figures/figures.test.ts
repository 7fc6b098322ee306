import { expect, test } from 'vitest'
import { describeFigure } from './describe-figure.ts'
import { drawFigure } from './draw-figure.ts'
import { exampleFigures } from './examples.ts'
import { faultInSvg } from './svg-fault.ts'

test.each(exampleFigures.map(figure => [figure.kind, figure] as const))(
  '%s: well formed, inside its view box, small and drawn the same again',
  (_, figure) => {
    const svg = drawFigure(figure)
    expect(faultInSvg(svg)).toBeUndefined()
    expect(drawFigure(structuredClone(figure))).toBe(svg)
  },
)

test('every figure has a distinct text alternative of a few short sentences', () => {
  const told = exampleFigures.map(describeFigure)
  expect(new Set(told).size).toBe(told.length)
  for (const text of told) {
    expect(text).toMatch(/^[A-Z].*\.$/)
    expect(text).not.toMatch(/undefined|NaN|\?\s/)
    expect(text.length).toBeLessThan(220)
  }
})

test("labels can't break out of the drawing", () => {
  const svg = drawFigure({ kind: 'swatches', colours: [{ hex: '#ff0000', label: '<script>"&' }] })
  expect(svg).toContain('&lt;script&gt;&quot;&amp;')
  expect(faultInSvg(svg)).toBeUndefined()
})

test.each([
  ['an open tag', '<svg xmlns="x" viewBox="0 0 400 225"><g></svg>'],
  ['a shape outside', '<svg xmlns="x" viewBox="0 0 400 225"><path d="M10 10L401 20"/></svg>'],
  [
    'a text that runs out',
    '<svg xmlns="x" viewBox="0 0 400 225"><text x="390" y="20" font-size="20" text-anchor="start">abc</text></svg>',
  ],
  [
    'tiny print',
    '<svg xmlns="x" viewBox="0 0 400 225"><text x="90" y="20" font-size="9" text-anchor="start">a</text></svg>',
  ],
  ['no number', '<svg xmlns="x" viewBox="0 0 400 225"><circle cx="NaN" cy="3" r="1"/></svg>'],
])('the test itself sees a fault: %s', (_, svg) => {
  expect(faultInSvg(svg)).toBeDefined()
})
