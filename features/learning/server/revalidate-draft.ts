import type { Draft } from '#authoring/rules/draft.ts'
import type { GateContext } from '#authoring/rules/gate/check.ts'
import { check, type Verdict } from '#authoring/rules/gate.ts'
import type { Pack } from '#authoring/rules/pack.ts'
import { authorsFor, packAuthorWithContext } from '#authoring/server/library.ts'

/** What the gate can check a draft against today: its pack or its question family; nothing for a model's draft. */
export function contextOf(draft: Draft, pack?: Pack): GateContext {
  if (draft.author === 'model') return {}
  const authors = pack ? [packAuthorWithContext(pack)] : authorsFor(draft.topic)
  const by = draft.author === 'computed' ? 'computed/' : 'pack/'
  return authors.find(({ author }) => author.id.startsWith(by))?.context ?? {}
}

/**
 * Runs the gate again, with the key looked up in the pack or recomputed by the question family.
 *
 * @param pack the pack of a custom topic, which isn't a file
 */
export function revalidateDraft(draft: Draft, pack?: Pack): Pick<Verdict, 'passed'> & { faults: string[] } {
  const { passed, reasons } = check(draft, contextOf(draft, pack))
  return { passed, faults: reasons.filter(({ level }) => level === 'hard').map(({ words }) => words) }
}
