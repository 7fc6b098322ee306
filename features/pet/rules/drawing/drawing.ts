import type { Palette, Tone } from './palette.ts'
import { type Box, litSide, type Outline, outline, type Point, place, type Ring } from './path.ts'

/** Soft paints: gradients between two tones, over the box of the shape they fill. */
export type Soft = 'softCoat' | 'softBelly' | 'softAccent' | 'softIris' | 'softAura' | 'softShadow'
export type Paint = Tone | Soft

/** A shape while it is being drawn: control points, paint, opacity (1 if none is given). */
export type Mark = readonly [ring: Ring, paint: Paint, opacity?: number]

/** A painted path. */
export interface Shape extends Outline {
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
  /** Drawn, but not to be seen until the page brings it forward (the lids of a blink). */
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

export type SolidTone = 'coat' | 'accent' | 'cloth' | 'gold' | 'ivory' | 'belly' | 'coatShade'

const SHADE = {
  coat: 'coatShade',
  accent: 'accentShade',
  cloth: 'clothShade',
  gold: 'goldShade',
  ivory: 'ivoryShade',
  belly: 'bellyShade',
  coatShade: 'coatDeep',
} as const satisfies Record<SolidTone, Tone>
const FACE = { coat: 'softCoat', accent: 'softAccent', belly: 'softBelly' } as const

/** A toy-like solid: its shade, and its lit side on top, so that a crescent of shade stays at the lower right. */
export function solid(ring: Ring, tone: SolidTone, depth: number): Mark[] {
  const face = tone === 'coat' || tone === 'accent' || tone === 'belly' ? FACE[tone] : tone
  if (depth < 1.6) return [[ring, face]]
  return [
    [ring, SHADE[tone]],
    [litSide(ring, depth), face],
  ]
}

/** The soft dark a part throws on what lies behind it. */
export const cast = (ring: Ring, dx = 3, dy = 4): Mark => [place(ring, dx, dy), 'coatDeep', 0.32]

/** Marks as painted paths; neighbours in the same paint share one path, and with it one node. */
export function paint(marks: readonly Mark[]): Shape[] {
  const shapes: Shape[] = []
  for (const [ring, fill, exact = 1] of marks) {
    const opacity = Math.round(exact * 100) / 100
    if (ring.length < 3) continue
    const { d, box } = outline(ring)
    const last = shapes.at(-1)
    if (last && last.fill === fill && opacity === (last.opacity ?? 1)) {
      shapes[shapes.length - 1] = { ...last, d: last.d + d, box: around(last.box, box) }
    } else shapes.push(opacity === 1 ? { d, box, fill } : { d, box, fill, opacity })
  }
  return shapes
}

const around = (a: Box, b: Box): Box => [
  Math.min(a[0], b[0]),
  Math.min(a[1], b[1]),
  Math.max(a[2], b[2]),
  Math.max(a[3], b[3]),
]
