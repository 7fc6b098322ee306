import { unsafeWordIn } from '#authoring/rules/gate/child-safety.ts'
import type { CustomTopicDeps } from './custom-topic-deps.ts'

/** Time limit of a provider's moderation, in milliseconds. */
const patience = 3000

/**
 * Whether a learner typed something unsuitable: by our own list, which works offline, and by the provider's moderation
 * where there is one. If the moderation can't be reached, the list decides alone.
 */
export async function isUnsuitable(
  { isHarmless }: Pick<CustomTopicDeps, 'isHarmless'>,
  texts: readonly string[],
): Promise<boolean> {
  const typed = texts.filter(text => text.trim() !== '')
  if (typed.some(text => unsafeWordIn(text) !== undefined)) return true
  if (!isHarmless || typed.length === 0) return false
  return !(await isHarmless(typed, AbortSignal.timeout(patience)).catch(() => true))
}
