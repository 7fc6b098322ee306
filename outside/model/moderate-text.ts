import type { ModelAccess } from './image-model.ts'
import { isUnflagged } from './moderate.ts'

/**
 * Moderates texts if the provider can. Word lists and the gate check them in any case.
 *
 * @throws if the provider has moderation but it can't be reached
 */
export function isHarmlessText(
  access: Omit<ModelAccess, 'image'>,
  texts: readonly string[],
  signal: AbortSignal,
): Promise<boolean> {
  return isUnflagged(
    access,
    texts.map(text => ({ type: 'text', text })),
    signal,
  )
}
