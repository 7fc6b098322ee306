import fc from 'fast-check'
import { expect, test } from 'vitest'
import { smoothLine } from './smooth-line.ts'

const numbers = (path: string) => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)

test('no points, one point, and a straight line', () => {
  expect(smoothLine([])).toBe('')
  expect(smoothLine([{ x: 0, y: 5 }])).toBe('M0 5')
  expect(
    smoothLine([
      { x: 0, y: 0 },
      { x: 3, y: 3 },
    ]),
  ).toBe('M0 0C1 1 2 2 3 3')
})

test('the line passes through every point and never overshoots', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 2, maxLength: 30 }), heights => {
      const points = heights.map((y, x) => ({ x: x * 3, y }))
      const [x0, y0, ...rest] = numbers(smoothLine(points))
      expect([x0, y0]).toEqual([points[0]?.x, points[0]?.y])
      for (let i = 1; i < points.length; i++) {
        const [, c1, , c2, x, y] = rest.slice(6 * (i - 1), 6 * i)
        expect([x, y]).toEqual([points[i]?.x, points[i]?.y])
        const [low, high] = [
          Math.min(heights[i - 1] ?? 0, heights[i] ?? 0),
          Math.max(heights[i - 1] ?? 0, heights[i] ?? 0),
        ]
        for (const control of [c1 ?? 0, c2 ?? 0]) {
          expect(control).toBeGreaterThanOrEqual(low - 0.01)
          expect(control).toBeLessThanOrEqual(high + 0.01)
        }
      }
    }),
  )
})
