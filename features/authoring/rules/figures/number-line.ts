import type { NumberLineFigure } from './figure.ts'
import { colours, disc, line, type Point, path, polygon, text } from './marks.ts'

const [left, right, height] = [36, 364, 132]

/** An arrowhead whose tip is at the point and that looks to the right (1) or left (−1). */
const head = ([x, y]: Point, way: 1 | -1, fill: string): string =>
  polygon(
    [
      [x, y],
      [x - 12 * way, y - 7],
      [x - 12 * way, y + 7],
    ],
    { fill },
  )

export function drawNumberLine({ from, to, step, scale, points, arrow }: NumberLineFigure): string[] {
  const place = (value: number): number => left + ((value - from) / (to - from)) * (right - left)
  const strokes = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => place(from + i * step))
  const way = arrow?.towards === 'smaller' ? -1 : 1
  return [
    line([left - 16, height], [right + 12, height], colours.ink, 3),
    head([right + 24, height], 1, colours.ink),
    head([left - 24, height], -1, colours.ink),
    ...strokes.map(x => line([x, height - 6], [x, height + 6], colours.soft, 1.5)),
    ...scale.map(
      ({ at, text: words }) =>
        line([place(at), height - 11], [place(at), height + 11], colours.ink, 2.5) +
        text([place(at), height + 30], words, { size: 18, scale: true }),
    ),
    arrow === undefined ? '' : hop(place(arrow.from), way, arrow.label),
    ...points.map(
      ({ at, label }) =>
        disc([place(at), height], 8, { fill: colours.violet, stroke: colours.paper, width: 2.5 }) +
        text([place(at), arrow === undefined ? height - 30 : height + 58], label),
    ),
  ]
}

/** A bow that sets out from a point. */
function hop(start: number, way: 1 | -1, label: string): string {
  const room = way === 1 ? 384 - start : start - 16
  const end = start + way * Math.min(96, Math.max(56, room - 20))
  const tip: Point = [end, height - 46]
  return (
    path(`M${start} ${height - 14}C${start} ${height - 52} ${end - 40 * way} ${tip[1]} ${end - 8 * way} ${tip[1]}`, {
      stroke: colours.apricot,
      width: 3.5,
    }) +
    head(tip, way, colours.apricot) +
    text([Math.min(340, Math.max(60, (start + end) / 2)), height - 76], label, { fill: colours.apricot })
  )
}
