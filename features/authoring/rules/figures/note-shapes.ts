import type { NoteKind } from './figure.ts'
import { colours, disc, line, num, type Point, path } from './marks.ts'

/** A note's head: filled, or open for whole and half notes. */
function head([x, y]: Point, space: number, kind: NoteKind): string {
  const [rx, ry] = kind === 'whole' ? [0.78, 0.5] : [0.66, 0.46]
  const open = kind === 'whole' || kind === 'half'
  const inside = open
    ? `fill="none" stroke="${colours.ink}" stroke-width="${num(space * 0.22)}"`
    : `fill="${colours.ink}"`
  const less = open ? 0.1 : 0
  return `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num((rx - less) * space)}" ry="${num((ry - less) * space)}" transform="rotate(${kind === 'whole' ? 0 : -22} ${num(x)} ${num(y)})" ${inside}/>`
}

/** A tail that hangs from the stem's end towards the head. */
function flag([x, y]: Point, space: number, way: 1 | -1): string {
  const at = (dx: number, dy: number) => `${num(x + dx * space)} ${num(y + dy * space * way)}`
  return path(
    `M${at(0, 0)}C${at(0.1, 0.7)} ${at(1.2, 1)} ${at(0.8, 2.2)}C${at(0.85, 1.4)} ${at(0.4, 1.1)} ${at(0, 0.9)}Z`,
    { fill: colours.ink },
  )
}

const flags: Readonly<Record<NoteKind, number>> = { whole: 0, half: 0, quarter: 0, eighth: 1, sixteenth: 2 }

/** A note with all that belongs to it. `space` is the distance of two lines of its staff. */
export function drawNote(
  place: Point,
  space: number,
  kind: NoteKind,
  { up = true, dotted = false, stem = true }: { up?: boolean; dotted?: boolean; stem?: boolean } = {},
): string {
  const [x, y] = place
  const way = up ? 1 : -1
  const foot: Point = [x + way * 0.58 * space, y - way * 0.14 * space]
  const end: Point = [foot[0], y - way * 3.4 * space]
  return [
    head(place, space, kind),
    kind === 'whole' || !stem ? '' : line(foot, end, colours.ink, 2.2),
    ...Array.from({ length: stem ? flags[kind] : 0 }, (_, i) =>
      flag([end[0], end[1] + way * i * 0.85 * space], space, way),
    ),
    dotted ? disc([x + 1.15 * space, y - 0.15 * space], space * 0.2, { fill: colours.ink }) : '',
  ].join('')
}

/** A sharp or flat before a note. */
export function drawSign(sign: 'sharp' | 'flat', [x, y]: Point, space: number): string {
  const at = (dx: number, dy: number): Point => [x + dx * space, y + dy * space]
  if (sign === 'sharp')
    return [
      line(at(-0.2, -1.2), at(-0.2, 1.35), colours.ink, 1.8),
      line(at(0.2, -1.35), at(0.2, 1.2), colours.ink, 1.8),
      line(at(-0.45, -0.3), at(0.45, -0.55), colours.ink, 4),
      line(at(-0.45, 0.55), at(0.45, 0.3), colours.ink, 4),
    ].join('')
  const point = (dx: number, dy: number): string => at(dx, dy).map(num).join(' ')
  return (
    line(at(-0.35, -1.9), at(-0.35, 0.6), colours.ink, 2) +
    path(
      `M${point(-0.35, 0.6)}C${point(0.2, 0.25)} ${point(0.6, -0.1)} ${point(0.35, -0.5)}C${point(0.15, -0.75)} ${point(-0.2, -0.5)} ${point(-0.35, -0.2)}`,
      {
        stroke: colours.ink,
        width: 2.8,
      },
    )
  )
}
