import type { RectangleFigure } from './figure.ts'
import { colours, line, type Point, rect, text } from './marks.ts'

const room = { width: 270, height: 142 } as const

/** Drawn to scale unless one side would be less than a third of the other. */
export function drawRectangle({ length, width, labels, unitSquare, border }: RectangleFigure): string[] {
  const shape = Math.min(1, Math.max(0.34, width / length))
  const outer = Math.min(room.width, room.height / shape)
  const [w, h] = [outer, outer * shape]
  const corner: Point = [176 - w / 2, 98 - h / 2]
  const rim =
    border === undefined ? 0 : Math.min(0.21 * h, Math.max(20, (border.width / (length + 2 * border.width)) * w))
  const inner: Point = [corner[0] + rim, corner[1] + rim]
  const [iw, ih] = [w - 2 * rim, h - 2 * rim]
  const one = Math.max(13, w / length)
  return [
    border === undefined
      ? ''
      : rect(corner, w, h, { fill: colours.apricotWash, stroke: colours.ink, width: 3 }) +
        text([corner[0] + rim / 2 + 2, corner[1] + h + 20], border.label) +
        line([corner[0], corner[1] + h / 2], [inner[0], corner[1] + h / 2], colours.apricot, 3) +
        line([corner[0] + rim / 2, corner[1] + h / 2], [corner[0] + rim / 2, corner[1] + h + 8], colours.apricot, 1.5),
    rect(inner, iw, ih, { fill: colours.wash, stroke: colours.ink, width: 3 }),
    unitSquare === undefined
      ? ''
      : rect([inner[0], inner[1] + ih - one], one, one, { fill: colours.leafWash, stroke: colours.leaf }) +
        text([inner[0] + one + 8, inner[1] + ih - 15], unitSquare, { size: 17, anchor: 'start', fill: colours.leaf }),
    labels.inside === undefined ? '' : text([176, inner[1] + ih * 0.5], labels.inside),
    labels.length === undefined
      ? ''
      : text([176, border === undefined ? corner[1] + h + 22 : inner[1] + ih - 14], labels.length),
    labels.width === undefined
      ? ''
      : border === undefined
        ? text([corner[0] + w + 12, 98], labels.width, { anchor: 'start' })
        : text([inner[0] + iw - 8, inner[1] + ih * 0.3], labels.width, { anchor: 'end' }),
  ]
}
