import type { Mark } from '../drawing.ts'
import type { Build, Figure } from '../figure.ts'
import { byPaint, ornaments } from '../ornaments.ts'

/** What grows on the body: bells at the feet, and marks where the lineage has room for them. */
export function bodyOrnaments(build: Build, { feet, marks }: Figure): Mark[] {
  const { accessory, posture } = build.grown
  return byPaint(
    ornaments(accessory.ranks, k => feet.places[k] ?? [0, 0], 1.8, feet.tones),
    marks.onHead ? [] : ornaments(posture.ranks, k => marks.places[k] ?? [0, 0], 1.8, marks.tones),
  )
}
