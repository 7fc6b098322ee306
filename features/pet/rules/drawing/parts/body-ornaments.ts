import type { Mark } from '../drawing.ts'
import type { Build, Figure } from '../figure.ts'
import { ornaments } from '../ornaments.ts'

/** What grows on the body: bells at the feet, and marks where the lineage has room for them. */
export function bodyOrnaments({ grown, pixel }: Build, { feet, marks }: Figure): Mark[] {
  return [
    ...ornaments('accessory', grown.accessory, feet.places, pixel, feet.tones),
    ...(marks.onHead ? [] : ornaments('posture', grown.posture, marks.places, pixel, marks.tones)),
  ]
}
