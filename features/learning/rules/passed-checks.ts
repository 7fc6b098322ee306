import type { Draft } from '#authoring/rules/draft.ts'
import type { GateContext } from '#authoring/rules/gate/check.ts'
import { checks } from '#authoring/rules/gate/checks.ts'
import { check } from '#authoring/rules/gate.ts'

/** Checks that need more than the draft's own text. */
const needs: Readonly<Record<string, (context: GateContext) => boolean>> = {
  'wrong key': ({ knowledge, recompute }) => knowledge !== undefined || recompute !== undefined,
  'second key': ({ knowledge }) => knowledge !== undefined,
}

/** Names of the gate's checks that the draft passes now, in the gate's order, without those that lack what they need. */
export function passedChecks(draft: Draft, context: GateContext): string[] {
  const failed = new Set(check(draft, context).reasons.map(({ name }) => name))
  return checks.flatMap(({ name }) => (failed.has(name) || needs[name]?.(context) === false ? [] : [name]))
}
