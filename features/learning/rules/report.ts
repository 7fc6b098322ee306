/** Why a learner reports a question. */
export const reportReasons = [
  'wrong_answer',
  'two_answers',
  'unclear',
  'spelling',
  'not_for_children',
  'other',
] as const
export type ReportReason = (typeof reportReasons)[number]

/** Reasons that question the key: if they are right, right answers were marked wrong. */
const keyDoubts: ReadonlySet<ReportReason> = new Set(['wrong_answer', 'two_answers'])

/** The open reports of a question, one per learner. */
export interface OpenReports {
  reasons: readonly ReportReason[]
  /** The question belongs to a custom topic of one learner, so no one else could confirm a report. */
  isPrivate: boolean
}

/** Reports required: two, or one if only one learner has the topic (RULES "Questions"). */
function reportsNeeded({ isPrivate }: OpenReports): number {
  return isPrivate ? 1 : 2
}

/** Whether the reports take the question out of service until it has been checked again. */
export function shouldWithdraw(reports: OpenReports): boolean {
  return reports.reasons.length >= reportsNeeded(reports)
}

/**
 * What becomes of a question after it was checked again. It is held for a human if it fails the gate, or if as many learners as it
 * takes to report it doubt its key: the gate checks against the pack, but the pack itself may be wrong.
 */
export function afterRevalidation({ passed }: { passed: boolean }, reports: OpenReports): 'held' | 'returned' {
  const doubting = reports.reasons.filter(reason => keyDoubts.has(reason)).length
  return passed && doubting < reportsNeeded(reports) ? 'returned' : 'held'
}
