import type { Mark } from '../drawing.ts'
import type { Build, Figure } from '../figure.ts'
import { byPaint, ON_AIR, ON_LIGHT, ornaments, paired, star, type Tones } from '../ornaments.ts'
import { mix, type Point } from '../path.ts'

const ON_HEAD: Tones = ['accentShade', 'accentLit', 'cloth', 'gem']
const ON_CHEEK: Tones = ['coatDeep', 'accentLit', 'cloth', 'gem']

/**
 * What grows on the head itself: garland, jaw beads, patches at the sides, freckles, dots over the eyes, the star on the
 * brow, and gems that float over the horns.
 */
export function headOrnaments(build: Build, figure: Figure): Mark[] {
  const { head, face } = figure
  const { crest, mane, markings, glow, eye, horn, posture } = build.grown
  const unit = Math.max(2, head.h * 0.032)
  const round =
    (degrees: readonly [number, number], reach: number) =>
    (k: number): Point => {
      const [side, nth] = paired(k)
      const a = ((degrees[nth] ?? 0) * Math.PI) / 180
      return [head.x + side * Math.sin(a) * head.w * reach, head.y - Math.cos(a) * head.h * reach]
    }
  const beside =
    (x: number, y: number, dx: number, dy: number) =>
    (k: number): Point => {
      const [side, nth] = paired(k)
      return [head.x + side * head.w * (x + nth * dx), head.y + head.h * (y + nth * dy)]
    }
  const eyeX = face.spread * build.looks.spread
  const cheekY = face.drop + face.eye * 1.05
  const onJaw = face.muzzle === 'mask' ? ON_LIGHT : ON_HEAD
  return byPaint(
    ornaments(crest.ranks, round([31, 58], 1), unit * 1.1, ON_HEAD),
    ornaments(mane.ranks, round([158, 126], 1.01), unit, onJaw),
    ornaments(markings.ranks, round([84, 108], 1), unit, ON_HEAD),
    ornaments(glow.ranks, beside(face.spread + 0.25, cheekY + 0.02, -0.15, 0.1), unit * 0.85, ON_CHEEK),
    ornaments(eye.ranks, beside(eyeX + 0.1, face.drop - face.eye * 1.9, -0.2, -0.02), unit * 0.85, ON_HEAD),
    ornaments(horn.ranks, beside(0.5, -1.2, 0.3, 0.2), unit, ON_AIR),
    figure.marks.onHead ? ornaments(posture.ranks, k => figure.marks.places[k] ?? [0, 0], 1.8, figure.marks.tones) : [],
    markings.first > 0 ? [star(head.x, head.y - head.h * 0.5, head.h * mix(0.09, 0.24, markings.first), 'gem')] : [],
  )
}
