import type { AccountId } from '#kit/db/ids.ts'
import type { Queryable, RowOf } from '#kit/db/statement.ts'
import { outside } from '#outside/tables.ts'
import type { Demonstrated } from './demonstration-time.ts'

type Row = RowOf<'demonstration-lock'>

const columns = 'id, status, client_secret, begun_at, period_start, period_end, ends_at, card_pays, paid_at'

const begin = outside.statement(
  'demonstration-begin',
  `insert into demo_subscription
     (account_id, id, attempt, status, client_secret, begun_at, period_start, period_end)
   values (:account, :id, :attempt, 'incomplete', :secret, :now, :now, :end)
   on conflict (account_id, attempt) do update set attempt = excluded.attempt
   returning ${columns}`,
)

const lockAll = outside.statement(
  'demonstration-lock',
  `select ${columns} from demo_subscription where account_id = :account order by begun_at, id for update`,
)

const save = outside.statement(
  'demonstration-save',
  `update demo_subscription
   set status = :status, period_start = :start, period_end = :end, ends_at = :endsAt, card_pays = :pays, paid_at = :paid
   where account_id = :account and id = :id`,
)

const forget = outside.statement('demonstration-forget', 'delete from demo_subscription where account_id = :account')

/** Stores each account's demonstration subscriptions. */
export const demonstrationStore = {
  async begin(db: Queryable, account: AccountId, attempt: string, fresh: Demonstrated): Promise<Demonstrated> {
    const { id, clientSecret, begunAt, periodEnd } = fresh
    const row = await begin.first(db, { account, id, attempt, secret: clientSecret, now: begunAt, end: periodEnd })
    return row ? demonstrated(row) : fresh
  },
  /** Reads and locks an account's subscriptions until the transaction ends. */
  async lock(db: Queryable, account: AccountId): Promise<Demonstrated[]> {
    return (await lockAll.run(db, { account })).map(demonstrated)
  },
  async save(db: Queryable, account: AccountId, changed: Demonstrated): Promise<void> {
    const { id, status, periodStart, periodEnd, endsAt, cardPays, paidAt } = changed
    await save.run(db, {
      account,
      id,
      status,
      start: periodStart,
      end: periodEnd,
      endsAt,
      pays: cardPays,
      paid: [...paidAt],
    })
  },
  async forget(db: Queryable, account: AccountId): Promise<void> {
    await forget.run(db, { account })
  },
}

function demonstrated(row: Row): Demonstrated {
  return {
    id: row.id,
    status: row.status,
    clientSecret: row.client_secret,
    begunAt: row.begun_at,
    periodStart: row.period_start,
    periodEnd: row.period_end,
    endsAt: row.ends_at,
    cardPays: row.card_pays,
    paidAt: row.paid_at,
  }
}
