import { unsafeWordIn } from '#authoring/rules/gate/child-safety.ts'
import type { CustomTopicDeps } from './custom-topic-deps.ts'

/** Milliseconds that a provider may take to look at what was typed. */
const patience = 3000

/**
 * Whether something that a learner typed has no place here: by our own list, which works without a network, and by the
 * provider's moderation where there is one. A moderation that can't be asked lets through what the list let through.
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
