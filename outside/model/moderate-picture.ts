import type { ModelAccess } from './image-model.ts'
import { isUnflagged } from './moderate.ts'

/**
 * Has the provider look at a picture, where it can. Elsewhere the prompt is all there is to rely on: it holds no word that
 * a person wrote.
 *
 * @throws where the moderation is there but can't be asked
 */
export function isHarmless(access: ModelAccess, picture: Uint8Array, signal: AbortSignal): Promise<boolean> {
  const url = `data:image/webp;base64,${Buffer.from(picture).toString('base64')}`
  return isUnflagged(access, [{ type: 'image_url', image_url: { url } }], signal)
}
