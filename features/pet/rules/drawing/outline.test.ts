import { expect, test } from 'vitest'
import { outline, UNITS } from './outline.ts'
import { oval, place, points } from './path.ts'

test('a circle and a turned ellipse are written as two arcs', () => {
  expect(outline(oval(0, -10, 5)).commands).toMatch(/^(a10 10 0 01-?\d+( |-)\d+){2}z$/)
  const turned = outline(place(oval(3, 4, 8, 2), 0, 0, 1, 1, 30))
  expect(turned.commands).toMatch(/^a16 4 30 01/)
  const [left, top, right, bottom] = turned.box
  // Half axes of the box of an ellipse turned by t: the root of (a cos t)² + (b sin t)², and with a and b exchanged.
  expect(right - left).toBeCloseTo(2 * UNITS * Math.hypot(8 * Math.cos(Math.PI / 6), 2 * Math.sin(Math.PI / 6)), 1)
  expect(bottom - top).toBeCloseTo(2 * UNITS * Math.hypot(8 * Math.sin(Math.PI / 6), 2 * Math.cos(Math.PI / 6)), 1)
})

test('a sharp ring keeps its corners, any other is a chain of curves inside its control points', () => {
  const square = points(0, 0, 10, 0, 10, 10, 0, 10)
  expect(outline(square, true)).toEqual({ start: [0, 0], commands: 'l20 0 0 20-20 0z', box: [0, 0, 20, 20] })
  const { commands, box } = outline(square)
  expect(commands).toMatch(/^q.*t.*z$/)
  expect(box.every(v => v > 0 && v < 20)).toBe(true)
})

test('fewer than three points draw nothing', () => {
  expect(outline(points(0, 0, 1, 1)).commands).toBe('')
})
