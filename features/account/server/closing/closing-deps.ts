import type { HandlerDeps } from '#kit/http/handler-deps.ts'

/** What leaving asks of the house beside the database and the time. */
export interface ClosingDeps extends HandlerDeps {
  /** Ends what a learner pays for; false while it could go on. */
  readonly endBilling: (learnerId: number) => Promise<boolean>
  /** Takes away mails to an address that were never sent. */
  readonly deleteUnsentMails: (email: string) => Promise<void>
  /** Told of what goes wrong where nobody waits for it. */
  readonly report: (fault: unknown) => void
}
