import type { Draft } from '#authoring/rules/draft.ts'
import type { GateContext } from '#authoring/rules/gate/check.ts'
import { check, type Verdict } from '#authoring/rules/gate.ts'
import type { Pack } from '#authoring/rules/pack.ts'
import { authorsFor, packAuthorWithContext } from '#authoring/server/library.ts'

/** What is known today about what a draft says: its pack, or the family that works it out again; of a model's, nothing. */
export function contextOf(draft: Draft, pack?: Pack): GateContext {
  if (draft.author === 'model') return {}
  const desk = pack ? [packAuthorWithContext(pack)] : authorsFor(draft.topic)
  const by = draft.author === 'computed' ? 'computed/' : 'pack/'
  return desk.find(({ author }) => author.id.startsWith(by))?.context ?? {}
}

/**
 * Passes the gate and has its key recomputed: looked up in its pack, or worked out by its family.
 *
 * @param pack of a topic whose pack is not a file: it was made for it
 */
export function revalidateDraft(draft: Draft, pack?: Pack): Pick<Verdict, 'passed'> & { faults: string[] } {
  const { passed, reasons } = check(draft, contextOf(draft, pack))
  return { passed, faults: reasons.filter(({ level }) => level === 'hard').map(({ words }) => words) }
}
