import type { CircleFigure } from './figure.ts'
import { arc, colours, disc, line, type Point, text, towards } from './marks.ts'

const size = 92

/** A line across or from the middle outwards, with its length in the space above it. */
export function drawCircle({ radius, diameter, around, inner }: CircleFigure): string[] {
  const centre: Point = [around === undefined ? 200 : 172, 112]
  const small = inner === undefined ? 0 : size * Math.min(0.72, Math.max(0.34, inner.share))
  const edge = towards(centre, inner === undefined ? 0 : 38, size)
  return [
    disc(centre, size, {
      fill: inner === undefined ? colours.wash : colours.apricotWash,
      stroke: colours.ink,
      width: 3,
    }),
    inner === undefined ? '' : disc(centre, small, { fill: colours.paper, stroke: colours.ink, width: 3 }),
    diameter === undefined ? '' : line([centre[0] - size, centre[1]], [centre[0] + size, centre[1]], colours.violet, 3),
    diameter === undefined ? '' : text([centre[0], centre[1] - 18], diameter),
    radius === undefined ? '' : line(centre, edge, colours.violet, 3),
    radius === undefined
      ? ''
      : inner === undefined
        ? text([centre[0] + size / 2, centre[1] - 18], radius)
        : text([edge[0] + 12, edge[1] - 8], radius, { anchor: 'start' }),
    inner === undefined ? '' : line(centre, [centre[0] - small, centre[1]], colours.apricot, 3),
    inner === undefined
      ? ''
      : text([centre[0] - size - 12, centre[1] + 54], inner.radius, { anchor: 'end' }) + leader(centre, small),
    radius === undefined && diameter === undefined ? '' : disc(centre, 4, { fill: colours.ink }),
    around === undefined
      ? ''
      : arc(centre, size + 9, -38, 38, { stroke: colours.violet, width: 3 }) +
        text([centre[0] + size + 22, centre[1]], around, { anchor: 'start' }),
  ]
}

/** From the inner radius out to its label. */
const leader = (centre: Point, small: number): string =>
  line([centre[0] - small / 2, centre[1] + 3], [centre[0] - size - 8, centre[1] + 50], colours.apricot, 1.5)
