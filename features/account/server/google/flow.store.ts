import { account } from '#account/tables.ts'

/** A sign-in that is under way at the provider may take this long. */
export const flowSeconds = 600

export const insertFlow = account.statement(
  'insert-sign-in-flow',
  `insert into sign_in_flow (state_hash, browser_hash, next_path, time_zone, started_at) values (:state, :browser, :next, :timeZone, :now)`,
)

/** Takes a flow out: it is found once, by the browser that began it, and in time. */
export const takeFlow = account.statement(
  'take-sign-in-flow',
  `delete from sign_in_flow
   where state_hash = :state and browser_hash = :browser and started_at > :now::timestamptz - interval '${flowSeconds} seconds'
   returning next_path, time_zone`,
)

/** Forgets what nobody can come back to. */
export const forgetFlows = account.statement(
  'forget-sign-in-flows',
  `delete from sign_in_flow where started_at <= :now::timestamptz - interval '${flowSeconds} seconds'`,
)
