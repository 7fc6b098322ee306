import type { Queryable, RowOf } from '#kit/db/statement.ts'
import { outside } from '#outside/tables.ts'
import type { Demonstrated } from './demonstration-time.ts'

type Row = RowOf<'demonstration-lock'>

const columns = 'id, status, client_secret, begun_at, period_start, period_end, ends_at, card_pays, paid_at'

const begin = outside.statement(
  'demonstration-begin',
  `insert into demonstration_subscription
     (learner_id, id, attempt, status, client_secret, begun_at, period_start, period_end)
   values (:learner, :id, :attempt, 'incomplete', :secret, :now, :now, :end)
   on conflict (learner_id, attempt) do update set attempt = excluded.attempt
   returning ${columns}`,
)

const lockAll = outside.statement(
  'demonstration-lock',
  `select ${columns} from demonstration_subscription where learner_id = :learner order by begun_at, id for update`,
)

const save = outside.statement(
  'demonstration-save',
  `update demonstration_subscription
   set status = :status, period_start = :start, period_end = :end, ends_at = :endsAt, card_pays = :pays, paid_at = :paid
   where learner_id = :learner and id = :id`,
)

const forget = outside.statement(
  'demonstration-forget',
  'delete from demonstration_subscription where learner_id = :learner',
)

/** What the demonstration keeps of each learner's subscriptions. */
export const demonstrationStore = {
  async begin(db: Queryable, learner: number, attempt: string, fresh: Demonstrated): Promise<Demonstrated> {
    const { id, clientSecret, begunAt, periodEnd } = fresh
    const row = await begin.first(db, { learner, id, attempt, secret: clientSecret, now: begunAt, end: periodEnd })
    return row ? demonstrated(row) : fresh
  },
  /** All of a learner's; nobody else changes them until the transaction ends. */
  async lock(db: Queryable, learner: number): Promise<Demonstrated[]> {
    return (await lockAll.run(db, { learner })).map(demonstrated)
  },
  async save(db: Queryable, learner: number, changed: Demonstrated): Promise<void> {
    const { id, status, periodStart, periodEnd, endsAt, cardPays, paidAt } = changed
    await save.run(db, {
      learner,
      id,
      status,
      start: periodStart,
      end: periodEnd,
      endsAt,
      pays: cardPays,
      paid: [...paidAt],
    })
  },
  async forget(db: Queryable, learner: number): Promise<void> {
    await forget.run(db, { learner })
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
