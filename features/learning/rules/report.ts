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

/** Reasons that doubt the key itself: where they are right, an answer was marked wrong that was not. */
const doubts: ReadonlySet<ReportReason> = new Set(['wrong_answer', 'two_answers'])

/** The open reports of a question: one for each learner. */
export interface OpenReports {
  reasons: readonly ReportReason[]
  /** The question belongs to a topic that one learner made for themselves: nobody else could confirm the report. */
  isPrivate: boolean
}

/** Learners that have to agree: two different ones, or the only one there is (RULES "Questions"). */
function needed({ isPrivate }: OpenReports): number {
  return isPrivate ? 1 : 2
}

/** Whether the reports take the question out of service, to be checked again. */
export function takesOut(reports: OpenReports): boolean {
  return reports.reasons.length >= needed(reports)
}

/**
 * What becomes of a question that was checked again. It stays out, for a human, where the gate finds a fault in it now, or where as many
 * learners as it takes to report it doubt its key: the gate knows the pack, but the pack itself may be wrong.
 */
export function afterRevalidation({ passed }: { passed: boolean }, reports: OpenReports): 'held' | 'returned' {
  const doubting = reports.reasons.filter(reason => doubts.has(reason)).length
  return passed && doubting < needed(reports) ? 'returned' : 'held'
}
