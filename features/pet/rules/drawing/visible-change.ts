import { wholeStage } from '../forms.ts'
import { drawPet, type PetToDraw } from './draw-pet.ts'
import { toSvg } from './svg.ts'

/** Side of the pictures in which a change must show, in pixels. */
export const PICTURE = 256
/** Share of the picture that must change for a child to notice: a spot ten pixels wide and high. */
export const NOTICED = 0.0015
/** Sum of the differences of red, green and blue from which a pixel has visibly changed. */
const VISIBLE = 45

/**
 * The picture of a stage, and the same picture without that stage's turn of a dial: a new form, a spurt of
 * growth or a wider frame is in both, so that they differ only in what the caption describes.
 */
export function turnPictures(traits: PetToDraw): { before: string; after: string } {
  const after = drawPet(traits)
  const before = drawPet({ ...traits, turnedTo: wholeStage(traits.stage) - 1 })
  return { before: toSvg({ ...before, view: after.view }), after: toSvg(after) }
}

/**
 * Numbers of the pixels that visibly differ between two pictures of the same size.
 *
 * @param before four bytes a pixel, row after row
 * @param after the same
 */
export function changedPixels(before: Uint8Array, after: Uint8Array): number[] {
  const changed: number[] = []
  for (let i = 0; i < after.length; i += 4) {
    const off =
      Math.abs((before[i] ?? 0) - (after[i] ?? 0)) +
      Math.abs((before[i + 1] ?? 0) - (after[i + 1] ?? 0)) +
      Math.abs((before[i + 2] ?? 0) - (after[i + 2] ?? 0))
    if (off > VISIBLE) changed.push(i / 4)
  }
  return changed
}
