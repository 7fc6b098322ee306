import { dice } from '#kit/chance/dice.ts'
import { decorationPoints } from '../../forms.ts'
import { grownBy } from '../dials.ts'
import type { Mark } from '../drawing.ts'
import type { Build, Figure } from '../figure.ts'
import { mix, oval, type Point, place, points, tube } from '../path.ts'
import { STAR } from './eyes.ts'

const DIAMOND = points(0, -1.3, 1.3, 0, 0, 1.3, -1.3, 0)

/** The glow behind the pet, with its motes and rays; `side` is the side of the frame. */
export function aura(build: Build, figure: Figure, side: number, petId: string): { marks: Mark[]; pivot: Point } {
  const { reach, motes, rays } = build.grown.aura
  const pivot: Point = [0, -side * 0.43]
  const marks: Mark[] = []
  if (reach > 0)
    marks.push([
      oval(pivot[0], pivot[1], side * mix(0.3, 0.48, grownBy(reach) * mix(0.5, 1, build.age))),
      'softAura',
      mix(0.45, 0.9, build.age),
    ])
  if (rays > 0 && build.form > 6) {
    const n = Math.min(14, 6 + rays)
    for (let k = 0; k < n; k++) {
      const a = ((k + 0.5) / n) * Math.PI + Math.PI
      const r = side * 0.34
      marks.push([
        tube(
          points(Math.cos(a) * r, pivot[1] + Math.sin(a) * r, Math.cos(a) * r * 1.3, pivot[1] + Math.sin(a) * r * 1.3),
          [side * 0.008, 0.4],
        ),
        'aura',
        0.8,
      ])
    }
  }
  const luck = dice(`${petId}:motes`)
  for (let k = 0; k < Math.min(6, motes); k++) {
    const a = mix(-200, 20, (k * 0.618 + luck.next() * 0.2) % 1) * (Math.PI / 180)
    const r = side * mix(0.4, 0.46, luck.next())
    marks.push([
      place(STAR, Math.cos(a) * r, pivot[1] + Math.sin(a) * r, side * mix(0.014, 0.022, luck.next())),
      'aura',
    ])
  }
  if (build.form >= 8) marks.push(...halo(figure))
  return { marks, pivot }
}

/** The sage's halo: a bow of light points over the head. */
function halo(figure: Figure): Mark[] {
  const { head } = figure
  return Array.from({ length: 9 }, (_, k): Mark => {
    const a = mix(-168, -12, k / 8) * (Math.PI / 180)
    const r = mix(0.05, 0.085, Math.sin((k / 8) * Math.PI))
    return [
      place(DIAMOND, head.x + Math.cos(a) * head.w * 1.5, head.y + Math.sin(a) * head.h * 1.62, head.w * r),
      'gold',
    ]
  })
}

/** SPEC's decoration points from stage 300: a small constellation of the pet's own that circles it. */
export function constellation(stage: number, petId: string, side: number): { marks: Mark[]; pivot: Point } {
  const pivot: Point = [0, -side * 0.43]
  const luck = dice(`${petId}:stars`)
  const stars = Array.from({ length: decorationPoints(stage) }, (_, k): Point => {
    const a = (k * 2.399 + luck.next() * 0.5) % (2 * Math.PI)
    const r = side * mix(0.41, 0.46, luck.next())
    return [pivot[0] + Math.cos(a) * r, pivot[1] + Math.sin(a) * r]
  })
  return {
    pivot,
    marks: stars.map(
      ([x, y], k): Mark =>
        k % 5 === 0
          ? [place(STAR, x, y, side * 0.024), 'gold']
          : [place(DIAMOND, x, y, side * mix(0.006, 0.011, luck.next())), 'gold'],
    ),
  }
}
