import type { BreakKind } from './break-rule.ts'
import { breakKinds } from './break-rule.ts'

/** A break that was offered: its kind, and how many answers the learner had given by then. */
export interface OfferedBreak {
  kind: BreakKind
  offeredAt: number
}

/** The address of a break: `fact-12`. */
export function breakIdOf({ kind, offeredAt }: OfferedBreak): string {
  return `${kind}-${offeredAt}`
}

/** What an address stands for; undefined where it is none. */
export function readBreakId(text: string): OfferedBreak | undefined {
  const [, name, answers] = /^([a-z-]+)-(0|[1-9]\d{0,8})$/.exec(text) ?? []
  const kind = breakKinds.find(each => each === name)
  return kind && { kind, offeredAt: Number(answers) }
}
