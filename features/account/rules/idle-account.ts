/** Days without a visit after which a notice is sent, and after which the account is deleted. */
export interface IdleDays {
  readonly noticeAfterDays: number
  readonly deleteAfterDays: number
}

/** Days that an account is kept at least after its notice. */
export const daysAfterNotice = 30

const dayMs = 86_400_000

/** Accounts last seen before this get a notice. */
export function noticeCutoff({ noticeAfterDays }: IdleDays, now: Date): Date {
  return new Date(now.getTime() - noticeAfterDays * dayMs)
}

/** Accounts last seen before `seen` whose notice was sent before `told` are deleted. */
export function deletionCutoffs({ deleteAfterDays }: IdleDays, now: Date): { seen: Date; told: Date } {
  return {
    seen: new Date(now.getTime() - deleteAfterDays * dayMs),
    told: new Date(now.getTime() - daysAfterNotice * dayMs),
  }
}

/** The earliest day on which an account that gets its notice now may be deleted. */
export function deletionDate({ deleteAfterDays }: IdleDays, seenAt: Date, now: Date): Date {
  return new Date(Math.max(seenAt.getTime() + deleteAfterDays * dayMs, now.getTime() + daysAfterNotice * dayMs))
}
