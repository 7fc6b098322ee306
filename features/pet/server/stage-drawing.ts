import { createHash } from 'node:crypto'
import { drawPet } from '../rules/drawing/draw-pet.ts'
import { toSvg } from '../rules/drawing/svg.ts'
import { drawnStageOf } from '../rules/forms.ts'
import type { PictureRow } from './picture.store.ts'

/** The drawing of one stage as SVG, and the digest for its address. */
export function stageDrawing(
  { creature_id, base_color, accent_color }: PictureRow,
  stage: number,
): { svg: string; digest: string } {
  // Stage n starts at level 2n, and a pet is drawn by its level (SPEC §4).
  const drawn = drawnStageOf({ level: Math.max(1, 2 * stage) })
  const svg = toSvg(drawPet({ id: creature_id, baseColor: base_color, accentColor: accent_color, stage: drawn }), 's')
  return { svg, digest: createHash('sha256').update(svg).digest('base64url').slice(0, 16) }
}
