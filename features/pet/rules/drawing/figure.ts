import type { Growth } from './dials.ts'
import type { Mark } from './drawing.ts'
import type { Looks } from './looks.ts'
import type { Point, Ring } from './path.ts'

/** What a lineage draws from. */
export interface Build {
  /** Position in FORMS, 1 to 9 (the egg is drawn apart). */
  form: number
  /** From 0 (hatchling) to 1 (champion). */
  age: number
  looks: Looks
  grown: Growth
}

export interface Head {
  x: number
  y: number
  /** Half width and half height. */
  w: number
  h: number
  ring: Ring
  /** The body already draws it: only the face is laid on. */
  bare?: boolean
}

/** Where a part is fastened and which way it points (degrees clockwise from straight up). */
export interface Joint {
  x: number
  y: number
  turn: number
}

/** A lineage's body with the places where the shared parts go. */
export interface Figure {
  head: Head
  /** Torso, for markings that must stay on it. */
  torso: Ring
  /** Head parts behind the head, such as feelers. */
  behindHead?: Mark[]
  /** Whether the coat's pattern shows on the torso (yes if not said). */
  patterned?: boolean
  /** Wings are there from the first day. */
  bornWinged?: boolean
  /** Behind everything but tail and wings. */
  far: Mark[]
  body: Mark[]
  /** Over the coat's pattern: belly, plates. */
  front?: Mark[]
  /** Limbs in front of the body, each with its own pivot. */
  limbs: readonly { name: string; pivot: Point; marks: Mark[] }[]
  /** Left and right wing; a wing in `front` lies over the body. */
  wings: readonly [Joint & { front?: boolean; size?: number }, Joint & { front?: boolean; size?: number }]
  tail: Joint & { size: number; kind?: 'fan' | 'ribbon' }
  /** Collar: centre and half width. */
  neck: { x: number; y: number; w: number; tilt?: number }
  /** How a cape falls: behind the body, over the back, or not at all. */
  cape: 'behind' | 'drape' | 'none'
  hand: Point
  hip: Point
  /** Ears: angle from straight up in degrees along the head, turn of the ear itself, size. */
  ears: { at: number; turn: number; size: number } | null
  horns: { at: number; turn: number; size: number }
  /** Eyes: half distance, height below the head's centre, half height, all as parts of the head's measures. */
  face: { spread: number; drop: number; eye: number; muzzle: 'snout' | 'mask' | 'beak' | 'none' | 'whiskers' }
  /** Centre and half width of the ground shadow. */
  ground: { x: number; w: number; faint?: boolean }
}
