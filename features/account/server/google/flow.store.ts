import { statement } from '#kit/db/statement.ts'

/** A sign-in that is under way at the provider may take this long. */
export const flowSeconds = 600

export const insertFlow = statement<
  never,
  [state: Buffer, browser: Buffer, next: string, timeZone: string | null, now: Date]
>(
  'insert-sign-in-flow',
  `insert into sign_in_flow (state_hash, browser_hash, next_path, time_zone, started_at) values ($1, $2, $3, $4, $5)`,
)

/** Takes a flow out: it is found once, by the browser that began it, and in time. */
export const takeFlow = statement<
  { next_path: string; time_zone: string | null },
  [state: Buffer, browser: Buffer, now: Date]
>(
  'take-sign-in-flow',
  `delete from sign_in_flow
   where state_hash = $1 and browser_hash = $2 and started_at > $3::timestamptz - interval '${flowSeconds} seconds'
   returning next_path, time_zone`,
)

/** Forgets what nobody can come back to. */
export const forgetFlows = statement<never, [now: Date]>(
  'forget-sign-in-flows',
  `delete from sign_in_flow where started_at <= $1::timestamptz - interval '${flowSeconds} seconds'`,
)
