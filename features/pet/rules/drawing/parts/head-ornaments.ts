import type { Mark } from '../drawing.ts'
import type { Build, Figure } from '../figure.ts'
import { browStar, ON_AIR, ON_LIGHT, ornaments, type Tones } from '../ornaments.ts'
import { mix, type Point } from '../path.ts'

const ON_HEAD: Tones = ['accentShade', 'belly', 'accent', 'gem']
const ON_CHEEK: Tones = ['coatDeep', 'belly', 'accent', 'gem']

/**
 * What grows on the head itself: flowers, jaw beads, patches at the sides, freckles, dots over the eyes, the star on the
 * brow, and gems that float over the horns.
 */
export function headOrnaments(build: Build, figure: Figure): Mark[] {
  const { head, face, marks } = figure
  const { crest, mane, markings, glow, eye, horn, posture } = build.grown
  const { pixel } = build
  const round = (degrees: number, reach: number): Point[] => {
    const a = (degrees * Math.PI) / 180
    return beside(Math.sin(a) * reach, -Math.cos(a) * reach)
  }
  const beside = (x: number, y: number): Point[] =>
    [-1, 1].map((side): Point => [head.x + side * head.w * x, head.y + head.h * y])
  const eyeX = face.spread * build.looks.spread
  const cheekY = face.drop + face.eye * 1.05
  return [
    ...ornaments('crest', crest, round(29, 1.03), pixel, ON_HEAD),
    ...ornaments('mane', mane, round(150, 1.05), pixel, face.muzzle === 'mask' ? ON_LIGHT : ON_HEAD),
    ...ornaments('markings', markings, round(90, 1.04), pixel, ON_HEAD),
    ...ornaments('glow', glow, beside(face.spread + 0.23, cheekY + 0.03), pixel, ON_CHEEK),
    ...ornaments('eye', eye, beside(eyeX + 0.04, face.drop - face.eye * 1.6), pixel, ON_HEAD),
    ...ornaments('horn', horn, beside(0.74, -1.36), pixel, ON_AIR),
    ...(marks.onHead ? ornaments('posture', posture, marks.places, pixel, marks.tones) : []),
    ...(markings.first > 0 ? [browStar(head.x, head.y - head.h * 0.52, pixel * mix(5, 13.5, markings.first))] : []),
  ]
}
