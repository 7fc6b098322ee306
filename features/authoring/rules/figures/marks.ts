/** A place in the drawing: to the right and down from its upper left corner. */
export type Point = readonly [x: number, y: number]

/** Every figure has the same size and so the same place in the page, whatever it shows. */
export const view = { width: 400, height: 225 } as const

/** Colours that sit on the figure's own paper, in light and dark surroundings alike. */
export const colours = {
  paper: '#f9f2e6',
  ink: '#3b2745',
  soft: '#75647d',
  grid: '#e0d6c9',
  violet: '#8a63b8',
  wash: '#e4d8f1',
  leaf: '#3f8a5c',
  leafWash: '#d3ead6',
  apricot: '#d9782d',
  apricotWash: '#fbdcb9',
} as const

const fonts = "'Atkinson Hyperlegible Next','Atkinson Hyperlegible',Verdana,'DejaVu Sans',sans-serif"

/** At most one decimal. */
export const num = (value: number): string => String(Math.round(value * 10) / 10 + 0)
const at = ([x, y]: Point): string => `${num(x)} ${num(y)}`

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, sign => escapes[sign] ?? sign)

/** How a line or an area is painted. */
export interface Paint {
  fill?: string
  stroke?: string
  width?: number
  /** Broken line. */
  dashed?: boolean
  round?: number
}

function painted({ fill = 'none', stroke, width = 2.5, dashed }: Paint): string {
  const line = stroke === undefined ? '' : ` stroke="${stroke}" stroke-width="${width}"`
  return ` fill="${fill}"${line}${dashed ? ' stroke-dasharray="6 5"' : ''}`
}

export const line = (from: Point, to: Point, stroke: string = colours.ink, width = 2.5): string =>
  `<path d="M${at(from)}L${at(to)}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`

/** Many lines of one kind. */
export const lines = (pairs: readonly (readonly [Point, Point])[], stroke: string, width: number): string =>
  path(pairs.map(([from, to]) => `M${at(from)}L${at(to)}`).join(''), { stroke, width })

export const broken = (from: Point, to: Point, stroke: string = colours.violet): string =>
  `<path d="M${at(from)}L${at(to)}" fill="none" stroke="${stroke}" stroke-width="2.5" stroke-dasharray="6 5"/>`

export const polygon = (points: readonly Point[], paint: Paint): string =>
  `<path d="M${points.map(at).join('L')}Z"${painted(paint)}/>`

/** Any path, in absolute commands. */
export const path = (d: string, paint: Paint): string => `<path d="${d}"${painted(paint)}/>`

export const rect = (corner: Point, width: number, height: number, paint: Paint): string =>
  `<rect x="${num(corner[0])}" y="${num(corner[1])}" width="${num(width)}" height="${num(height)}"${paint.round === undefined ? '' : ` rx="${paint.round}"`}${painted(paint)}/>`

export const disc = (centre: Point, radius: number, paint: Paint): string =>
  `<circle cx="${num(centre[0])}" cy="${num(centre[1])}" r="${num(radius)}"${painted(paint)}/>`

/** The arc of a circle from one direction to another, in degrees counter-clockwise from the right; at most half a turn. */
export const arc = (centre: Point, radius: number, from: number, to: number, paint: Paint): string =>
  path(
    `M${at(towards(centre, from, radius))}A${num(radius)} ${num(radius)} 0 0 0 ${at(towards(centre, to, radius))}`,
    paint,
  )

export interface Lettering {
  size?: number
  anchor?: 'start' | 'middle' | 'end'
  fill?: string
  /** The text belongs to a scale and says nothing about the question. */
  scale?: boolean
}

/** A line of text whose middle lies at the height of its point, with a rim of paper where it crosses lines. */
export function text(place: Point, words: string, lettering: Lettering = {}): string {
  const { size = 20, anchor = 'middle', fill = colours.ink, scale } = lettering
  const where = `x="${num(place[0])}" y="${num(place[1] + size * 0.36)}"`
  return `<text ${where} font-size="${size}" text-anchor="${anchor}" fill="${fill}"${scale ? ' class="scale"' : ''}>${escaped(words)}</text>`
}

/** About how wide a line of text is in the widest of the fonts that may be at hand. */
export const widthOf = (words: string, size = 20): number => words.length * size * 0.64

/** `3/4` as a fraction with its line, other labels as they are; `place` is the middle. */
export function fractionText(place: Point, label: string, size = 20): string {
  const [top, bottom] = label.split('/')
  if (top === undefined || bottom === undefined) return text(place, label, { size })
  const [x, y] = place
  const half = (Math.max(top.length, bottom.length) * size * 0.62) / 2 + 2
  return [
    text([x, y - size * 0.62], top, { size }),
    line([x - half, y], [x + half, y], colours.ink, 2),
    text([x, y + size * 0.66], bottom, { size }),
  ].join('')
}

/** The point at a distance in a direction: degrees counter-clockwise from the right. */
export function towards([x, y]: Point, degrees: number, distance: number): Point {
  const turn = (degrees * Math.PI) / 180
  return [x + Math.cos(turn) * distance, y - Math.sin(turn) * distance]
}

/** The whole drawing on its card of paper. `title` is what a reader hears who opens it by itself. */
export function sheet(title: string, marks: readonly string[]): string {
  const { width, height } = view
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>${escaped(title)}</title>`,
    `<style>text{font-family:${fonts};font-weight:600;font-variant-numeric:tabular-nums;paint-order:stroke;stroke:${colours.paper};stroke-width:4px;stroke-linejoin:round}path{stroke-linecap:round;stroke-linejoin:round}</style>`,
    rect([0, 0], width, height, { fill: colours.paper, round: 18 }),
    ...marks,
    '</svg>',
  ].join('')
}
