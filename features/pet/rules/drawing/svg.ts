import type { Drawing, Paint, Shape, Soft } from './drawing.ts'
import type { Palette } from './palette.ts'

/** A gradient as data: attributes of the element and its stops (offset, colour, opacity). */
export interface Gradient {
  id: Soft
  kind: 'linearGradient' | 'radialGradient'
  box: Readonly<Record<string, number>>
  stops: readonly (readonly [offset: number, colour: string, opacity: number])[]
}

/** The six soft paints of a palette. One light from the upper left in all of them. */
export function gradients(p: Palette): Gradient[] {
  const slant = { x1: 0.25, y1: 0, x2: 0.6, y2: 1 }
  const down = { x1: 0.5, y1: 0, x2: 0.5, y2: 1 }
  return [
    {
      id: 'softCoat',
      kind: 'linearGradient',
      box: slant,
      stops: [
        [0, p.coatLit, 1],
        [0.6, p.coat, 1],
      ],
    },
    {
      id: 'softBelly',
      kind: 'linearGradient',
      box: slant,
      stops: [
        [0.3, p.belly, 1],
        [1, p.bellyShade, 1],
      ],
    },
    {
      id: 'softAccent',
      kind: 'linearGradient',
      box: slant,
      stops: [
        [0, p.accentLit, 1],
        [0.7, p.accent, 1],
      ],
    },
    {
      id: 'softIris',
      kind: 'linearGradient',
      box: down,
      stops: [
        [0.1, p.ink, 1],
        [0.55, p.iris, 1],
        [1, p.irisGlow, 1],
      ],
    },
    {
      id: 'softAura',
      kind: 'radialGradient',
      box: {},
      stops: [
        [0.2, p.aura, 0.75],
        [0.6, p.aura, 0.3],
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
export const idOf = (paint: Paint, prefix: string): string => prefix + paint.slice(4, 6)

/** The value of a `fill`: a colour, or a reference to a gradient whose id starts with `prefix`. */
export function fillOf(paint: Paint, palette: Palette, prefix: string): string {
  return paint in palette ? palette[paint as keyof Palette] : `url(#${idOf(paint, prefix)})`
}

const path = (shape: Shape, palette: Palette, prefix: string): string =>
  `<path d="${shape.d}" fill="${fillOf(shape.fill, palette, prefix)}"${shape.opacity === undefined ? '' : ` opacity="${shape.opacity}"`}/>`

/** The gradients a drawing uses, as the inside of `<defs>`. */
export function defs(drawing: Drawing, prefix: string): string {
  const used = new Set(drawing.layers.flatMap(layer => layer.shapes.map(shape => shape.fill)))
  return gradients(drawing.palette)
    .filter(({ id }) => used.has(id))
    .map(({ id, kind, box, stops }) => {
      const at = Object.entries(box).map(([key, value]) => ` ${key}="${value}"`)
      const inner = stops.map(
        ([offset, colour, opacity]) =>
          `<stop offset="${offset}" stop-color="${colour}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`,
      )
      return `<${kind} id="${idOf(id, prefix)}"${at.join('')}>${inner.join('')}</${kind}>`
    })
    .join('')
}

/** A layer's shapes as SVG markup. */
export const layerMarkup = (drawing: Drawing, shapes: readonly Shape[], prefix: string): string =>
  shapes.map(shape => path(shape, drawing.palette, prefix)).join('')

/**
 * The whole drawing as one still SVG picture, for the server and the gallery.
 *
 * @param prefix put before the ids of gradients, so that several pictures can share a page
 */
export function toSvg(drawing: Drawing, prefix = ''): string {
  const layers = drawing.layers.filter(layer => !layer.hidden && layer.shapes.length > 0)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${drawing.view.join(' ')}" role="img" aria-label="${drawing.label}"><defs>${defs(drawing, prefix)}</defs>${layers
    .map(layer => `<g>${layerMarkup(drawing, layer.shapes, prefix)}</g>`)
    .join('')}</svg>`
}
