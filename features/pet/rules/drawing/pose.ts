import type { Mark } from './drawing.ts'
import type { Expression } from './parts/eyes.ts'
import type { Point } from './path.ts'

/** How a body holds itself; turns in degrees, outwards and upwards are positive. */
export interface Pose {
  /** Turn of the whole head. */
  tilt: number
  /** How far the head sinks, as a share of its half height. */
  sink: number
  /** How far the ears hang. */
  ears: number
  arms: number
  wings: number
  tail: number
  /** Height of the body; 1 is its normal height. */
  stretch: number
}

const REST: Pose = { tilt: 0, sink: 0, ears: 0, arms: 0, wings: 0, tail: 0, stretch: 1 }

/** Posture by expression: joy opens, worry closes, sleep curls. */
const POSES: Record<Expression, Partial<Pose>> = {
  neutral: {},
  happy: { tilt: 3, ears: -4, arms: 16, wings: 6, tail: -8 },
  joyful: { sink: -0.05, ears: -8, arms: 86, wings: 14, tail: -16, stretch: 1.03 },
  sleepy: { tilt: -4, sink: 0.1, ears: 10, wings: -10, tail: 12, stretch: 0.97 },
  worried: { tilt: -5, sink: 0.08, ears: 11, arms: -6, wings: -14, tail: 14, stretch: 0.97 },
  comforted: { tilt: 7, sink: 0.04, ears: 8, arms: 6, tail: -4 },
  talking: { tilt: -3, ears: -5, arms: 34, wings: 4 },
  munching: { sink: 0.05, ears: 4, arms: -14, stretch: 0.98 },
  tickled: { tilt: 9, sink: 0.04, ears: -10, arms: 46, wings: 10, tail: -18, stretch: 0.95 },
  asleep: { tilt: 8, sink: 0.2, ears: 14, arms: -8, wings: -20, tail: 20, stretch: 0.93 },
}

export const poseOf = (expression: Expression): Pose => ({ ...REST, ...POSES[expression] })

/** Moves a point of the drawing. */
export type Move = (point: Point) => Point

export const turned = ([px, py]: Point, degrees: number): Move => {
  const cos = Math.cos((degrees * Math.PI) / 180)
  const sin = Math.sin((degrees * Math.PI) / 180)
  return ([x, y]) => [px + (x - px) * cos - (y - py) * sin, py + (x - px) * sin + (y - py) * cos]
}

/** Marks after one movement, and then another. */
export const moved = (marks: readonly Mark[], ...moves: readonly Move[]): Mark[] =>
  marks.map(([ring, ...rest]): Mark => [ring.map(point => moves.reduce((p, move) => move(p), point)), ...rest])

/** The turn of a layer in a pose, in degrees on the page. */
export function turnOf(layer: string, pose: Pose): number {
  if (layer === 'ear-left') return -pose.ears
  if (layer === 'ear-right') return pose.ears
  if (layer === 'arm-left') return pose.arms
  if (layer === 'arm-right') return -pose.arms
  if (layer === 'wing-left') return pose.wings
  if (layer === 'wing-right') return -pose.wings
  return layer === 'tail' ? pose.tail : 0
}
