/** Days without a visit after which a learner is told, and after which the account is deleted. */
export interface IdleDays {
  readonly toldAfterDays: number
  readonly deletedAfterDays: number
}

/** So many days at least lie between telling and deleting. */
export const daysToComeBack = 30

const dayMs = 86_400_000

/** Who was not seen since then is told. */
export function toldBefore({ toldAfterDays }: IdleDays, now: Date): Date {
  return new Date(now.getTime() - toldAfterDays * dayMs)
}

/** Who was not seen since the one, and was told before the other, is deleted. */
export function deletedBefore({ deletedAfterDays }: IdleDays, now: Date): { seen: Date; told: Date } {
  return {
    seen: new Date(now.getTime() - deletedAfterDays * dayMs),
    told: new Date(now.getTime() - daysToComeBack * dayMs),
  }
}

/** The day from which on the account may be gone, for whoever is told now. */
export function deletedOn({ deletedAfterDays }: IdleDays, seenAt: Date, now: Date): Date {
  return new Date(Math.max(seenAt.getTime() + deletedAfterDays * dayMs, now.getTime() + daysToComeBack * dayMs))
}
