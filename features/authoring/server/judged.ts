import { channel } from 'node:diagnostics_channel'
import type { AuthorKind, Draft } from '../rules/draft.ts'
import type { Verdict } from '../rules/gate.ts'

/** What the gate has said of a question that somebody wrote, for whoever counts. */
export interface Judged {
  readonly author: AuthorKind
  readonly passed: boolean
  /** Names of the checks that refused it. */
  readonly refusedBy: readonly string[]
}

const heard = channel('authoring.judged')

/** Tells whoever listens what became of a draft. Nobody waits for them. */
export function tellJudged({ author }: Draft, { passed, reasons }: Verdict): void {
  if (!heard.hasSubscribers) return
  const refusedBy = passed ? [] : reasons.filter(({ level }) => level === 'hard').map(({ name }) => name)
  heard.publish({ author, passed, refusedBy } satisfies Judged)
}

/**
 * Has a listener told of every verdict of this process.
 *
 * @returns takes the wish back
 */
export function onJudged(listener: (judged: Judged) => void): () => void {
  const hear = (message: unknown) => listener(message as Judged)
  heard.subscribe(hear)
  return () => void heard.unsubscribe(hear)
}
