import { type Box, list, outline } from './outline.ts'
import type { Palette, Tone } from './palette.ts'
import { type Point, place, type Ring } from './path.ts'

/** Soft paints: gradients between tones, over the box of the shape they fill. */
export type Soft =
  | 'softCoat'
  | 'softFar'
  | 'softBelly'
  | 'softAccent'
  | 'softCloth'
  | 'softGold'
  | 'softIvory'
  | 'softIris'
  | 'softAura'
  | 'softShadow'
export type Paint = Tone | Soft

/** A shape while it is being drawn: control points, paint, opacity (1 if none is given), straight edges (curves if not said). */
export type Mark = readonly [ring: Ring, paint: Paint, opacity?: number, sharp?: boolean]

/** A painted path, in path units, with the box of its curves. */
export interface Shape {
  d: string
  box: Box
  fill: Paint
  opacity?: number
}

/** What a layer is fastened to: the ground, the breathing body, or the head that rides on it. */
export type Rides = 'ground' | 'body' | 'head'

/** One part of the pet that can move on its own; layers are listed from back to front. */
export interface Layer {
  name: string
  rides: Rides
  /** The point it turns and grows about, in the drawing's own units. */
  pivot: Point
  shapes: readonly Shape[]
  /** Hidden until the page brings it to the front (the lids of a blink). */
  hidden?: boolean
}

export interface Drawing {
  /** x, y, width and height of the frame. */
  view: readonly [number, number, number, number]
  layers: readonly Layer[]
  palette: Palette
  /** Where head and body turn. */
  pivots: { head: Point; body: Point }
  /** What a screen reader says. */
  label: string
}

export type Material = 'coat' | 'far' | 'accent' | 'cloth' | 'gold' | 'ivory' | 'belly'

const SOFT = {
  coat: 'softCoat',
  far: 'softFar',
  accent: 'softAccent',
  cloth: 'softCloth',
  gold: 'softGold',
  ivory: 'softIvory',
  belly: 'softBelly',
} as const satisfies Record<Material, Soft>

/** A toy-like solid: lit from the upper left, with a crescent of shade at the lower right. */
export const solid = (ring: Ring, material: Material): Mark => [ring, SOFT[material]]

/** The soft dark a part throws on what lies behind it. */
export const cast = (ring: Ring, dx = 3, dy = 4): Mark => [place(ring, dx, dy), 'coatDeep', 0.28]

/** Whether a paint is a gradient. */
export const isSoft = (paint: Paint): paint is Soft => paint.startsWith('soft')

/** Marks as painted paths; neighbours in the same flat paint share one path, and with it one node. */
export function paint(marks: readonly Mark[]): Shape[] {
  const shapes: Shape[] = []
  let from: Point = [0, 0]
  for (const [ring, fill, exact = 1, sharp = false] of marks) {
    const opacity = Math.round(exact * 100) / 100
    if (ring.length < 3) continue
    const { start, commands, box } = outline(ring, sharp)
    const last = shapes.at(-1)
    if (last && last.fill === fill && !isSoft(fill) && opacity === (last.opacity ?? 1)) {
      const d = `${last.d}m${list(start[0] - from[0], start[1] - from[1])}${commands}`
      shapes[shapes.length - 1] = { ...last, d, box: around(last.box, box) }
    } else {
      const d = `M${list(...start)}${commands}`
      shapes.push(opacity === 1 ? { d, box, fill } : { d, box, fill, opacity })
    }
    from = start
  }
  return shapes
}

const around = (a: Box, b: Box): Box => [
  Math.min(a[0], b[0]),
  Math.min(a[1], b[1]),
  Math.max(a[2], b[2]),
  Math.max(a[3], b[3]),
]
