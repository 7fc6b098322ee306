import type { ClockFigure } from './figure.ts'
import { colours, disc, line, type Point, text, towards } from './marks.ts'

/** The direction of a share of a full turn, clockwise from the top. */
const turned = (share: number): number => 90 - share * 360

function face(centre: Point, radius: number, hour: number, minute: number): string[] {
  const hands: readonly (readonly [share: number, length: number, width: number, colour: string])[] = [
    [((hour % 12) + minute / 60) / 12, 0.42, 6, colours.ink],
    [minute / 60, 0.66, 4, colours.violet],
  ]
  return [
    disc(centre, radius, { fill: '#ffffff', stroke: colours.ink, width: 4 }),
    ...Array.from({ length: 12 }, (_, i) => {
      const way = turned((i + 1) / 12)
      return (
        line(towards(centre, way, radius - 3), towards(centre, way, radius - 8), colours.soft, 2) +
        text(towards(centre, way, radius - 19), String(i + 1), { size: 16, scale: true })
      )
    }),
    ...hands.map(([share, length, width, colour]) =>
      line(centre, towards(centre, turned(share), radius * length), colour, width),
    ),
    disc(centre, 6, { fill: colours.ink }),
  ]
}

/** Clocks side by side, with what they stand for below. */
export function drawClock({ faces }: ClockFigure): string[] {
  const radius = faces.some(one => one.caption !== undefined) ? 84 : 98
  const middle = radius === 84 ? 98 : 112
  return faces.flatMap(({ hour, minute, caption }, index) => {
    const centre: Point = [faces.length === 1 ? 200 : 104 + index * 192, middle]
    return [
      ...face(centre, radius, hour, minute),
      caption === undefined ? '' : text([centre[0], 204], caption, { size: 18 }),
    ]
  })
}
