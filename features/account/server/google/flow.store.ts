import { account } from '#account/tables.ts'

/** Seconds a visitor has to finish signing in at the provider. */
export const flowSeconds = 600

export const insertFlow = account.statement(
  'insert-sign-in-flow',
  `insert into sign_in_flow (state_hash, browser_hash, next_path, time_zone, started_at) values (:state, :browser, :next, :timeZone, :now)`,
)

/** Deletes and returns a flow, so it can be used only once. No row if it has expired or another browser began it. */
export const takeFlow = account.statement(
  'take-sign-in-flow',
  `delete from sign_in_flow
   where state_hash = :state and browser_hash = :browser and started_at > :now::timestamptz - interval '${flowSeconds} seconds'
   returning next_path, time_zone`,
)

/** Deletes expired flows. */
export const forgetFlows = account.statement(
  'forget-sign-in-flows',
  `delete from sign_in_flow where started_at <= :now::timestamptz - interval '${flowSeconds} seconds'`,
)
