import { channel } from 'node:diagnostics_channel'
import type { AuthorKind, Draft } from '../rules/draft.ts'
import type { Verdict } from '../rules/gate.ts'

/** The gate's verdict on a question, for metrics. */
export interface PublishedVerdict {
  readonly author: AuthorKind
  readonly passed: boolean
  /** Names of the checks that refused it. */
  readonly refusedBy: readonly string[]
}

const verdicts = channel('authoring.judged')

/** Publishes the verdict on a draft to the listeners of this process. */
export function publishVerdict({ author }: Draft, { passed, reasons }: Verdict): void {
  if (!verdicts.hasSubscribers) return
  const refusedBy = passed ? [] : reasons.filter(({ level }) => level === 'hard').map(({ name }) => name)
  verdicts.publish({ author, passed, refusedBy } satisfies PublishedVerdict)
}

/**
 * Calls a listener with every verdict of this process.
 *
 * @returns a function that removes the listener
 */
export function onVerdict(listener: (verdict: PublishedVerdict) => void): () => void {
  const receive = (message: unknown) => listener(message as PublishedVerdict)
  verdicts.subscribe(receive)
  return () => void verdicts.unsubscribe(receive)
}
