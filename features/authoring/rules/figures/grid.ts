import type { GridFigure } from './figure.ts'
import { colours, disc, line, lines, type Point, polygon, text, view, widthOf } from './marks.ts'

const margin = 22

type Range = readonly [from: number, to: number]
type GridPoint = GridFigure['points'][number]

/** What the grid shows: as many units across as fit beside the units up. */
interface Plan {
  x: Range
  y: Range
  /** Length of a unit in the drawing, the same both ways. */
  unit: number
  place(x: number, y: number): Point
}

function planOf(points: readonly GridPoint[]): Plan {
  const reach = (values: readonly number[]): Range => [Math.min(0, ...values) - 1, Math.max(0, ...values) + 1]
  const y = reach(points.map(one => one.y))
  const near = reach(points.map(one => one.x))
  const [width, height] = [view.width - 2 * margin, view.height - 2 * margin]
  const unit = Math.min(height / (y[1] - y[0]), width / (near[1] - near[0]))
  const spare = Math.max(0, Math.floor(width / unit) - (near[1] - near[0]))
  const x: Range = [near[0] - Math.floor(spare / 2), near[1] + Math.ceil(spare / 2)]
  const left = (view.width - (x[1] - x[0]) * unit) / 2
  const top = (view.height - (y[1] - y[0]) * unit) / 2
  return { x, y, unit, place: (px, py) => [left + (px - x[0]) * unit, top + (y[1] - py) * unit] }
}

/** The smallest of these steps that leaves enough room between two lines. */
const stepFor = (unit: number, room: number): number => [1, 2, 5, 10, 20].find(step => step * unit >= room) ?? 50

const multiples = ([from, to]: Range, by: number): number[] => {
  const first = Math.ceil(from / by)
  return Array.from({ length: Math.floor(to / by) - first + 1 }, (_, i) => (first + i) * by)
}

const whole = (n: number): string => String(n).replace('-', '−')

/** Both axes with arrows, and with numbers wherever nothing else stands. */
function axes({ x, y, unit, place }: Plan, isFree: (at: Point) => boolean): string[] {
  const step = stepFor(unit, 36)
  const [right, up] = [place(x[1], 0), place(0, y[1])]
  const tip = ([px, py]: Point, [dx, dy]: Point): string =>
    polygon(
      [
        [px + 9 * dx, py - 9 * dy],
        [px - 5 * dy, py - 5 * dx],
        [px + 5 * dy, py + 5 * dx],
      ],
      { fill: colours.soft },
    )
  const number = ([px, py]: Point, value: number, anchor: 'middle' | 'end') =>
    !isFree([px, py]) ? '' : text([px, py], whole(value), { size: 16, anchor, fill: colours.soft, scale: true })
  return [
    line(place(x[0], 0), right, colours.soft, 2),
    line(place(0, y[0]), up, colours.soft, 2),
    tip(right, [1, 0]),
    tip(up, [0, 1]),
    ...multiples([x[0] + 1, x[1] - 1], step)
      .filter(at => at !== 0)
      .map(at => number([place(at, 0)[0], place(at, 0)[1] + 13], at, 'middle')),
    ...multiples([y[0] + 0.5, y[1] - 1], step)
      .filter(at => at !== 0)
      .map(at => number([place(0, at)[0] - 6, place(0, at)[1]], at, 'end')),
  ]
}

/** The straight line through the first two points, as far as the grid reaches. */
function through([a, b]: readonly GridPoint[], { x, y, place }: Plan): string {
  if (a === undefined || b === undefined) return ''
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const crossings = [
    ...(dx === 0 ? [] : [x.map(edge => (edge - a.x) / dx)]),
    ...(dy === 0 ? [] : [y.map(edge => (edge - a.y) / dy)]),
  ]
  const along = (share: number): Point => place(a.x + share * dx, a.y + share * dy)
  const start = Math.max(...crossings.map(shares => Math.min(...shares)))
  const end = Math.min(...crossings.map(shares => Math.max(...shares)))
  return line(along(start), along(end), colours.violet, 3)
}

const labelSize = 18

/** Whether the label of a point stands at its left: on the outer side, or, of two points close to each other, one at each side of the line. */
function isLeft(point: GridPoint, points: readonly GridPoint[], { place, unit }: Plan, rising: boolean): boolean {
  const other = points.find(one => one !== point)
  if (other !== undefined && Math.abs(point.y - other.y) * unit < 32) return point.y > other.y === rising
  const [px] = place(point.x, point.y)
  return px > 290 || (point.x < 0 && px > 110)
}

/** Where a label stands: above or below its point, off a line that rises or falls through it. */
function labelOf({ x, y, label }: GridPoint, { place }: Plan, toTheLeft: boolean, rising: boolean) {
  const [px, py] = place(x, y)
  const at: Point = [px + (toTheLeft ? -12 : 12), Math.min(206, Math.max(20, py + (rising === toTheLeft ? -13 : 15)))]
  const width = widthOf(label, labelSize)
  const covers = ([ox, oy]: Point): boolean =>
    Math.abs(oy - at[1]) < 20 && Math.abs(ox - (at[0] + (toTheLeft ? -width : width) / 2)) < width / 2 + 24
  return { at, anchor: toTheLeft ? ('end' as const) : ('start' as const), covers }
}

/** Both axes, the points and the line through them. */
export function drawGrid({ points, line: joined }: GridFigure): string[] {
  const plan = planOf(points)
  const { x, y, unit, place } = plan
  const mesh = stepFor(unit, 9)
  const [a, b] = points
  const rising = joined === true && a !== undefined && b !== undefined && (b.y - a.y) * (b.x - a.x) > 0
  const labels = points.map(point => ({
    ...point,
    ...labelOf(point, plan, isLeft(point, points, plan, rising), rising),
  }))
  return [
    lines(
      [
        ...multiples(x, mesh).map(at => [place(at, y[0]), place(at, y[1])] as const),
        ...multiples(y, mesh).map(at => [place(x[0], at), place(x[1], at)] as const),
      ],
      colours.grid,
      1,
    ),
    ...axes(plan, at => !labels.some(label => label.covers(at))),
    joined ? through(points, plan) : '',
    ...points.map(one => disc(place(one.x, one.y), 6.5, { fill: colours.violet, stroke: colours.paper, width: 2 })),
    ...labels.map(({ at, label, anchor }) => text(at, label, { size: labelSize, anchor })),
  ]
}
