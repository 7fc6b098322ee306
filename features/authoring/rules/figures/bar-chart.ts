import type { BarChartFigure } from './figure.ts'
import { colours, line, rect, text } from './marks.ts'

const tints = ['#a98bd0', '#e9a15f', '#7cb58d', '#8fb0d8', '#e08a86', '#c9a94f'] as const

/** Bars with their values on top; the tallest fills the room. */
export function drawBarChart({ title, bars }: BarChartFigure): string[] {
  const floor = bars.some(bar => bar.label !== undefined) ? 184 : 200
  const ceiling = title === undefined ? 44 : 66
  const most = Math.max(...bars.map(bar => bar.value))
  const slot = 340 / bars.length
  const width = Math.min(62, slot * 0.66)
  return [
    title === undefined ? '' : text([200, 24], title, { size: 17, fill: colours.soft }),
    ...bars.flatMap(({ value, label }, index) => {
      const middle = 30 + slot * (index + 0.5)
      const height = most === 0 ? 0 : Math.max(2, (value / most) * (floor - ceiling))
      return [
        rect([middle - width / 2, floor - height], width, height, {
          fill: tints[index % tints.length] ?? '',
          round: 5,
        }),
        text([middle, floor - height - 14], String(value)),
        label === undefined ? '' : text([middle, floor + 20], label, { size: bars.length > 4 ? 16 : 18 }),
      ]
    }),
    line([24, floor], [376, floor], colours.ink, 3),
  ]
}
