import { seededDice } from '#kit/random/dice.ts'
import { decorationPoints } from '../../forms.ts'
import type { Mark } from '../drawing.ts'
import type { Build, Figure } from '../figure.ts'
import { ON_AIR, ornaments, star } from '../ornaments.ts'
import { mix, oval, type Point, place, points } from '../path.ts'

const DIAMOND = points(0, -1.3, 1.3, 0, 0, 1.3, -1.3, 0)

/** How many motes fly about. */
const MOTES = 3

/** The glow behind the pet, with its motes and rays; `side` is the side of the frame. */
export function aura(build: Build, figure: Figure, side: number): { marks: Mark[]; pivot: Point } {
  const { first: reach, second: length } = build.grown.aura
  const pivot: Point = [figure.centre ?? 0, -side * 0.43]
  const marks: Mark[] = []
  if (reach > 0)
    marks.push([oval(pivot[0], pivot[1], side * mix(0.28, 0.47, reach)), 'softAura', mix(0.85, 1, build.age)])
  if (length > 0 || build.form > 6) {
    const n = build.form > 6 ? 8 : 5
    for (let k = 0; k < n; k++) {
      const a = mix(-176, -4, k / (n - 1)) * (Math.PI / 180)
      const [cos, sin] = [Math.cos(a), Math.sin(a)]
      const [r, far, w] = [side * 0.36, side * (0.38 + 0.1 * length + (k % 2 ? 0.02 : 0)), side * 0.016]
      const at = (d: number, off: number): Point => [pivot[0] + cos * d - sin * off, pivot[1] + sin * d + cos * off]
      marks.push([[at(r, -w), at(far, 0), at(r, w)], 'gold', 1, true])
    }
  }
  const luck = seededDice(`${build.petId}:motes`)
  const turn = luck.next() * 6
  const motes = Array.from({ length: MOTES }, (_, k): Point => {
    const a = mix(-205, 25, (turn + k * 0.618) % 1) * (Math.PI / 180)
    const r = side * mix(0.42, 0.455, luck.next())
    return [pivot[0] + Math.cos(a) * r, pivot[1] + Math.sin(a) * r]
  })
  marks.push(...ornaments('aura', build.grown.aura, motes, build.pixel * 1.08, ON_AIR))
  return { marks, pivot }
}

/** The sage's halo: a bow of light points over the head. */
export function halo(build: Build, { head }: Figure): Mark[] {
  if (build.form !== 8) return []
  return Array.from({ length: 7 }, (_, k): Mark => {
    const a = mix(-170, -10, k / 6) * (Math.PI / 180)
    const r = head.w * mix(0.05, 0.085, Math.sin((k / 6) * Math.PI))
    return [
      place(DIAMOND, head.x + Math.cos(a) * head.w * 1.42, head.y + Math.sin(a) * head.h * 1.66, r),
      'gold',
      1,
      true,
    ]
  })
}

/** SPEC's decoration points from stage 300: a small constellation that circles the pet. */
export function constellation(stage: number, petId: string, side: number, centre = 0): { marks: Mark[]; pivot: Point } {
  const pivot: Point = [centre, -side * 0.43]
  const luck = seededDice(`${petId}:stars`)
  const marks = Array.from({ length: decorationPoints(stage) }, (_, k): Mark => {
    const a = (k * 2.399 + luck.next() * 0.5) % (2 * Math.PI)
    const r = side * mix(0.4, 0.44, luck.next())
    const size = side * mix(0.009, 0.014, luck.next())
    const [x, y] = [centre + Math.cos(a) * r, pivot[1] + Math.sin(a) * r]
    return k % 5 === 0 ? star(x, y, size * 1.9, 'gold') : [place(DIAMOND, x, y, size), 'gold', 1, true]
  })
  return { pivot, marks }
}
