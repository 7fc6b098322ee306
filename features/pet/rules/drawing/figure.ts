import type { Growth } from './dials.ts'
import type { Mark } from './drawing.ts'
import type { Looks } from './looks.ts'
import type { Tones } from './ornaments.ts'
import type { Point, Ring } from './path.ts'

/** What a lineage draws from. */
export interface Build {
  petId: string
  /** Position in FORMS, 1 to 9 (the egg is drawn apart). */
  form: number
  /** From 0 (hatchling) to 1 (champion). */
  age: number
  looks: Looks
  grown: Growth
  /** A pixel of a picture 256 pixels wide, in units of the figure: anything smaller than a few of these is invisible. */
  pixel: number
}

export interface Head {
  x: number
  y: number
  /** Half width and half height. */
  w: number
  h: number
  ring: Ring
}

/** Where the same ornament sits, and tones that stand out there. */
export interface Places {
  places: readonly Point[]
  tones: Tones
}

/** Where a part is fastened and which way it points (degrees clockwise from straight up). */
export interface Joint {
  x: number
  y: number
  turn: number
  size: number
}

/** A lineage's body with the places where the shared parts go. */
export interface Figure {
  head: Head
  /** Head parts behind the head, such as feelers. */
  behindHead?: Mark[]
  /** Laid on the head before pattern and face, such as an owl's disc. */
  onHead?: Mark[]
  /** Where bells hang at the feet: left and right in turn. */
  feet: Places
  /** Where marks of the body show, whatever is worn. */
  marks: Places & { onHead?: boolean }
  /** Behind everything but tail and wings. */
  far: Mark[]
  body: Mark[]
  /** Limbs in front of the body, each with its own pivot. */
  limbs: readonly { name: string; pivot: Point; marks: Mark[] }[]
  /** Left and right wing; a wing in `front` lies over the body. */
  wings: readonly [Joint & { front?: boolean }, Joint & { front?: boolean }]
  /** Wings are there from the first day. */
  bornWinged?: boolean
  tail: Joint & { kind?: 'fan' | 'ribbon' | 'stub' }
  /** The body itself runs out into a tail: spine and half widths where its stripes lie. */
  tailSpine?: { spine: Ring; widths: readonly number[] }
  /** Collar: centre and half width. */
  neck: { x: number; y: number; w: number; tilt?: number }
  /** How a cape falls: behind the body, as this cloth over the back, or not at all. */
  cape: 'behind' | Ring | 'none'
  hand: Point
  hip: Point
  /** Ears: angle from straight up in degrees along the head, turn of the ear itself, size. */
  ears: { at: number; turn: number; size: number } | null
  horns: { at: number; turn: number; size: number }
  /** Eyes: half distance, height below the head's centre, half height, all as parts of the head's measures. */
  face: { spread: number; drop: number; eye: number; muzzle: 'snout' | 'mask' | 'beak' | 'none' | 'whiskers' }
  /** Where the middle of the frame lies, if not over the origin. */
  centre?: number
  /** Centre and half width of the ground shadow. */
  ground: { x: number; w: number }
}
