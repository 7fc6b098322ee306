import type { TriangleFigure } from './figure.ts'
import { arc, broken, colours, line, type Point, polygon, text, towards } from './marks.ts'

const frame = { top: 34, bottom: 178 } as const
/** A very flat or very steep triangle is drawn milder: a label needs room. */
const [flattest, steepest] = [0.42, 1.15]

/** The corners in the drawing: left, right, top. */
function corners({ base, top: [x, y], sides }: TriangleFigure): readonly [Point, Point, Point] {
  const [low, high] = [Math.min(0, x), Math.max(base, x)]
  const shape = Math.min(steepest, Math.max(flattest, y / (high - low)))
  // Beside the slanted sides there must be room for what is written at them.
  const most = sides?.left === undefined && sides?.right === undefined ? 300 : 216
  const width = Math.min(most, (frame.bottom - frame.top) / shape)
  const [unit, height] = [width / (high - low), width * shape]
  const start = 200 - width / 2
  const floor = (frame.top + frame.bottom + height) / 2
  return [
    [start - low * unit, floor],
    [start + (base - low) * unit, floor],
    [start + (x - low) * unit, floor - height],
  ]
}

const between = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
const direction = (from: Point, to: Point): number => (Math.atan2(from[1] - to[1], to[0] - from[0]) * 180) / Math.PI

/** The mark of a corner whose legs go in two directions, with its size inside. */
function cornerMark(corner: Point, from: number, to: number, label: string | undefined): string {
  if (label === undefined) return ''
  const opening = to - from
  const away = Math.max(44, 17 / Math.sin((opening * Math.PI) / 360))
  const paint = { stroke: colours.violet, width: 2.5 }
  const bow = arc(corner, 24, from, to, paint)
  return bow + text(towards(corner, (from + to) / 2, away), label, { size: 18 })
}

/** A short stroke across the middle of a side. */
function tick(a: Point, b: Point): string {
  const across = direction(a, b) + 90
  const middle = between(a, b)
  return line(towards(middle, across, 7), towards(middle, across, -7), colours.violet)
}

export function drawTriangle(figure: TriangleFigure): string[] {
  const [left, right, top] = corners(figure)
  const { sides = {}, angles = {} } = figure
  const [onLeft, onRight] = [between(left, top), between(right, top)]
  const [rising, falling] = [direction(left, top), direction(right, top)]
  const foot: Point = [top[0], left[1]]
  const beside = figure.rightAngle ? 10 : 16
  return [
    polygon([left, right, top], { fill: colours.wash, stroke: colours.ink, width: 3 }),
    figure.rightAngle ? square(left, 15, 1) : '',
    figure.height === undefined
      ? ''
      : broken(top, foot) +
        square(foot, 11, 1) +
        text([foot[0] + 10, foot[1] - 34], figure.height, { anchor: 'start' }),
    figure.equalSides ? tick(left, top) + tick(right, top) : '',
    cornerMark(left, 0, rising, angles.left),
    cornerMark(right, falling, 180, angles.right),
    cornerMark(
      top,
      direction(top, left) + (direction(top, left) < 0 ? 360 : 0),
      360 + direction(top, right),
      angles.top,
    ),
    sides.base === undefined ? '' : text([between(left, right)[0], left[1] + 20], sides.base),
    sides.left === undefined ? '' : text([onLeft[0] - beside, onLeft[1] - 4], sides.left, { anchor: 'end' }),
    sides.right === undefined ? '' : text([onRight[0] + 14, onRight[1] - 8], sides.right, { anchor: 'start' }),
  ]
}

/** The mark of a right angle whose legs go up and to the right. */
function square([x, y]: Point, size: number, side: 1 | -1): string {
  const corner: Point = [x + size * side, y - size]
  return line([x, y - size], corner, colours.violet) + line(corner, [x + size * side, y], colours.violet)
}
