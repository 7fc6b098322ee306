import type { BoxFigure } from './figure.ts'
import { broken, colours, line, type Point, polygon, text, widthOf } from './marks.ts'

/** Front, top and side; the hidden edges are broken lines. Very unlike edges are drawn a little more alike. */
export function drawBox({ length, width, height, labels }: BoxFigure): string[] {
  const longest = Math.max(length, width, height)
  const soft = (edge: number) => Math.max(0.36, edge / longest)
  const [before, behind] = [widthOf(labels.height), widthOf(labels.width)]
  const room = Math.min(190, 352 - before - behind)
  const unit = Math.min(room / (soft(length) + 0.5 * soft(width)), 142 / (soft(height) + 0.38 * soft(width)))
  const [w, h] = [soft(length) * unit, soft(height) * unit]
  const [dx, dy] = [0.5 * soft(width) * unit, 0.38 * soft(width) * unit]
  const left = 200 + (before - behind) / 2 - (w + dx) / 2
  const floor = 98 + (h + dy) / 2
  const [a, b, c, d]: [Point, Point, Point, Point] = [
    [left, floor],
    [left + w, floor],
    [left + w, floor - h],
    [left, floor - h],
  ]
  const back = ([x, y]: Point): Point => [x + dx, y - dy]
  const edge = { stroke: colours.ink, width: 3 }
  return [
    polygon([a, b, c, d], { fill: colours.wash, ...edge }),
    polygon([d, c, back(c), back(d)], { fill: '#f2eaf9', ...edge }),
    polygon([b, back(b), back(c), c], { fill: '#cdb9e3', ...edge }),
    broken(a, back(a), colours.soft) + broken(back(a), back(b), colours.soft) + broken(back(a), back(d), colours.soft),
    line(a, b, colours.ink, 3),
    text([left + w / 2, floor + 20], labels.length),
    text([left - 12, floor - h / 2], labels.height, { anchor: 'end' }),
    text([left + w + dx / 2 + 12, floor - dy / 2 + 10], labels.width, { anchor: 'start' }),
  ]
}
