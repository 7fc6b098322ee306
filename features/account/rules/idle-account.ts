/** Days without a visit after which a learner is told, and after which the account is deleted. */
export interface IdleDays {
  readonly noticeAfterDays: number
  readonly deleteAfterDays: number
}

/** So many days at least lie between telling and deleting. */
export const daysToComeBack = 30

const dayMs = 86_400_000

/** Who was not seen since then is told. */
export function noticeCutoff({ noticeAfterDays }: IdleDays, now: Date): Date {
  return new Date(now.getTime() - noticeAfterDays * dayMs)
}

/** Who was not seen since the one, and was told before the other, is deleted. */
export function deletionCutoffs({ deleteAfterDays }: IdleDays, now: Date): { seen: Date; told: Date } {
  return {
    seen: new Date(now.getTime() - deleteAfterDays * dayMs),
    told: new Date(now.getTime() - daysToComeBack * dayMs),
  }
}

/** The day from which on the account may be gone, for whoever is told now. */
export function deletionDate({ deleteAfterDays }: IdleDays, seenAt: Date, now: Date): Date {
  return new Date(Math.max(seenAt.getTime() + deleteAfterDays * dayMs, now.getTime() + daysToComeBack * dayMs))
}
