import type { ModelAccess } from './image-model.ts'
import { isUnflagged } from './moderate.ts'

/**
 * Moderates a picture if the provider can. Without moderation we rely on the prompt, which contains nothing that a person
 * wrote.
 *
 * @throws if the provider has moderation but it can't be reached
 */
export function isHarmless(access: ModelAccess, picture: Uint8Array, signal: AbortSignal): Promise<boolean> {
  const url = `data:image/webp;base64,${Buffer.from(picture).toString('base64')}`
  return isUnflagged(access, [{ type: 'image_url', image_url: { url } }], signal)
}
