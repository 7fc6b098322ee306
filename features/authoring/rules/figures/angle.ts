import type { AngleFigure } from './figure.ts'
import { arc, colours, line, type Point, text, towards } from './marks.ts'

/** A very small part is drawn a little larger: its label needs room. */
const smallest = 24

function softened(parts: AngleFigure['parts'], whole: number): number[] {
  const raised = parts.map(part => Math.max(smallest, part.degrees))
  const over = raised.reduce((all, one) => all + one, 0) - whole
  const widest = Math.max(...raised)
  return raised.map(degrees => (degrees === widest ? degrees - over : degrees))
}

export function drawAngle({ whole, parts }: AngleFigure): string[] {
  const centre: Point = whole === 90 ? [126, 190] : [200, 184]
  const reach = whole === 90 ? 164 : 158
  const sizes = softened(parts, whole)
  const ray = (degrees: number) => line(centre, towards(centre, degrees, reach), colours.ink, 3)
  const corner = [towards(centre, 0, 16), towards(towards(centre, 0, 16), 90, 16), towards(centre, 90, 16)] as const
  let from = 0
  return [
    ...parts.flatMap((part, index) => {
      const to = from + (sizes[index] ?? part.degrees)
      const radius = index % 2 === 0 ? 46 : 56
      const marks = [
        arc(centre, radius, from, to, { stroke: index % 2 === 0 ? colours.violet : colours.apricot, width: 3 }),
        text(towards(centre, (from + to) / 2, 98), part.label),
        ray(to),
      ]
      from = to
      return marks
    }),
    ray(0),
    whole === 90 ? line(corner[0], corner[1], colours.soft, 2) + line(corner[1], corner[2], colours.soft, 2) : '',
  ]
}
