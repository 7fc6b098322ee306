import type { BreakKind } from './break-kinds.ts'
import { breakKinds } from './break-kinds.ts'

/** A break on offer: its kind, and how many answers the learner had given when it was offered. */
export interface OfferedBreak {
  kind: BreakKind
  offeredAt: number
}

/** The break's id in addresses: `fact-12`. */
export function breakIdOf({ kind, offeredAt }: OfferedBreak): string {
  return `${kind}-${offeredAt}`
}

/** Reads a break's id; undefined if the text isn't one. */
export function readBreakId(text: string): OfferedBreak | undefined {
  const [, name, answers] = /^([a-z-]+)-(0|[1-9]\d{0,8})$/.exec(text) ?? []
  const kind = breakKinds.find(each => each === name)
  return kind && { kind, offeredAt: Number(answers) }
}
