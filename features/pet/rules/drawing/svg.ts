import { type Drawing, isSoft, type Paint, type Shape, type Soft } from './drawing.ts'
import type { Palette } from './palette.ts'

/** A gradient as data: attributes of the element and its stops (offset, colour, opacity). */
export interface Gradient {
  id: Soft
  kind: 'linearGradient' | 'radialGradient'
  box: Readonly<Record<string, number>>
  stops: readonly (readonly [offset: number, colour: string, opacity: number])[]
}

/** Light from the upper left; the last fifth of the radius is shade, so a crescent of it lies at the lower right. */
const ROUND = { cx: 0.4, cy: 0.34, r: 0.8 }
const DOWN = { x2: 0, y2: 1 }

const round = (id: Soft, lit: string, base: string, shade: string): Gradient => ({
  id,
  kind: 'radialGradient',
  box: ROUND,
  stops: [...(lit === base ? [] : [[0, lit, 1] as const]), [0.66, base, 1], [0.86, shade, 1]],
})

/** The soft paints of a palette. One light from the upper left in all of them. */
export function gradients(p: Palette): Gradient[] {
  return [
    round('softCoat', p.coatLit, p.coat, p.coatShade),
    round('softFar', p.coatShade, p.coatShade, p.coatDeep),
    round('softBelly', p.belly, p.belly, p.bellyShade),
    round('softAccent', p.accentLit, p.accent, p.accentShade),
    round('softCloth', p.clothLit, p.cloth, p.clothShade),
    round('softGold', p.goldLit, p.gold, p.goldShade),
    round('softIvory', p.ivory, p.ivory, p.ivoryShade),
    {
      id: 'softIris',
      kind: 'linearGradient',
      box: DOWN,
      stops: [
        [0.1, p.ink, 1],
        [0.5, p.iris, 1],
        [1, p.irisGlow, 1],
      ],
    },
    {
      id: 'softAura',
      kind: 'radialGradient',
      box: {},
      stops: [
        [0.5, p.aura, 0.74],
        [0.9, p.aura, 0.62],
        [1, p.aura, 0],
      ],
    },
    {
      id: 'softShadow',
      kind: 'radialGradient',
      box: {},
      stops: [
        [0.3, p.shadow, 0.34],
        [1, p.shadow, 0],
      ],
    },
  ]
}

/** Id of a gradient: short, because every soft shape names it. */
export const idOf = (paint: Soft, prefix: string): string => prefix + LETTERS[paint]

const LETTERS: Record<Soft, string> = {
  softCoat: 'a',
  softFar: 'b',
  softBelly: 'c',
  softAccent: 'd',
  softCloth: 'e',
  softGold: 'f',
  softIvory: 'g',
  softIris: 'h',
  softAura: 'i',
  softShadow: 'j',
}

/** The value of a `fill`: a colour, or a reference to a gradient whose id starts with `prefix`. */
export function fillOf(paint: Paint, palette: Palette, prefix: string): string {
  return isSoft(paint) ? `url(#${idOf(paint, prefix)})` : palette[paint]
}

const number = (value: number): string => String(value).replace(/^0\./, '.')

const paint = ({ fill, opacity }: Shape, palette: Palette, prefix: string): string =>
  ` fill="${fillOf(fill, palette, prefix)}"${opacity === undefined ? '' : ` opacity="${number(opacity)}"`}`

/** The gradients a drawing uses, as the inside of `<defs>`; round ones refer to the first for where the light falls. */
export function defs(drawing: Drawing, prefix: string): string {
  const used = new Set(drawing.layers.flatMap(layer => layer.shapes.map(shape => shape.fill)))
  const needed = gradients(drawing.palette).filter(({ id }) => used.has(id))
  const first = needed.find(({ box }) => box === ROUND)
  return needed
    .map(gradient => {
      const { id, kind, box, stops } = gradient
      const at =
        box === ROUND && first && gradient !== first
          ? ` href="#${idOf(first.id, prefix)}"`
          : Object.entries(box)
              .map(([key, value]) => ` ${key}="${number(value)}"`)
              .join('')
      const inner = stops.map(
        ([offset, colour, opacity]) =>
          `<stop${offset === 0 ? '' : ` offset="${number(offset)}"`} stop-color="${colour}"${opacity === 1 ? '' : ` stop-opacity="${number(opacity)}"`}/>`,
      )
      return `<${kind} id="${idOf(id, prefix)}"${at}>${inner.join('')}</${kind}>`
    })
    .join('')
}

/** Shapes as SVG markup; three or more in a row with the same paint share one group. */
export function markup({ palette }: Drawing, shapes: readonly Shape[], prefix: string): string {
  const runs: Shape[][] = []
  for (const shape of shapes) {
    const run = runs.at(-1)
    if (run?.[0]?.fill === shape.fill && !run[0].opacity && !shape.opacity) run.push(shape)
    else runs.push([shape])
  }
  return runs
    .map(run => {
      const [first] = run
      if (!first || run.length < 3) return run.map(s => `<path d="${s.d}"${paint(s, palette, prefix)}/>`).join('')
      return `<g${paint(first, palette, prefix)}>${run.map(s => `<path d="${s.d}"/>`).join('')}</g>`
    })
    .join('')
}

/**
 * The whole drawing as one still SVG picture, for the server and the gallery.
 *
 * @param prefix put before the ids of gradients, so that several pictures can share a page
 */
export function toSvg(drawing: Drawing, prefix = ''): string {
  const layers = drawing.layers.filter(layer => !layer.hidden && layer.shapes.length > 0)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${drawing.view.join(' ')}" role="img" aria-label="${drawing.label}"><defs>${defs(drawing, prefix)}</defs>${markup(
    drawing,
    layers.flatMap(layer => layer.shapes),
    prefix,
  )}</svg>`
}
