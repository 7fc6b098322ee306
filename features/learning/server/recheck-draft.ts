import type { Draft } from '#authoring/rules/draft.ts'
import type { GateContext } from '#authoring/rules/gate/check.ts'
import { check, type Verdict } from '#authoring/rules/gate.ts'
import { authorsFor } from '#authoring/server/library.ts'

/** Which author of a topic's desk wrote the drafts of a kind; a model is none of them. */
const desks: Readonly<Record<Draft['author'], string | undefined>> = {
  library: 'pack/',
  computed: 'computed/',
  model: undefined,
}

/** What is known today about what a draft says: its pack, or the family that works it out again. */
export function contextOf(draft: Draft): GateContext {
  const desk = desks[draft.author]
  if (desk === undefined) return {}
  return authorsFor(draft.topic).find(({ author }) => author.id.startsWith(desk))?.context ?? {}
}

/** Passes the gate and has its key recomputed: looked up in its pack, or worked out by its family. */
export function recheckDraft(draft: Draft): Pick<Verdict, 'passed'> & { faults: string[] } {
  const { passed, reasons } = check(draft, contextOf(draft))
  return { passed, faults: reasons.filter(({ level }) => level === 'hard').map(({ words }) => words) }
}
