import type { ModelAccess } from './image-model.ts'
import { isUnflagged } from './moderate.ts'

/**
 * Has the provider look at texts, where it can; the lists and the gate go on judging either way.
 *
 * @throws where the moderation is there but can't be asked
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
