import { type Queryable, statement } from '#kit/db/statement.ts'
import type { Demonstrated } from './demonstration-time.ts'
import type { SubscriptionStatus } from './subscription.ts'

interface Row {
  id: string
  status: SubscriptionStatus
  client_secret: string
  begun_at: Date
  period_start: Date
  period_end: Date
  ends_at: Date | null
  card_pays: boolean
  paid_at: Date[]
}

const columns = 'id, status, client_secret, begun_at, period_start, period_end, ends_at, card_pays, paid_at'

const begin = statement<Row, [learner: string, id: string, attempt: string, secret: string, now: Date, end: Date]>(
  'demonstration-begin',
  `insert into demonstration_subscription
     (learner_id, id, attempt, status, client_secret, begun_at, period_start, period_end)
   values ($1, $2, $3, 'incomplete', $4, $5, $5, $6)
   on conflict (learner_id, attempt) do update set attempt = excluded.attempt
   returning ${columns}`,
)

const lockAll = statement<Row, [learner: string]>(
  'demonstration-lock',
  `select ${columns} from demonstration_subscription where learner_id = $1 order by begun_at, id for update`,
)

const save = statement<
  never,
  [
    learner: string,
    id: string,
    status: string,
    start: Date,
    end: Date,
    endsAt: Date | null,
    pays: boolean,
    paid: Date[],
  ]
>(
  'demonstration-save',
  `update demonstration_subscription
   set status = $3, period_start = $4, period_end = $5, ends_at = $6, card_pays = $7, paid_at = $8
   where learner_id = $1 and id = $2`,
)

const forget = statement<never, [learner: string]>(
  'demonstration-forget',
  'delete from demonstration_subscription where learner_id = $1',
)

/** What the demonstration keeps of each learner's subscriptions. */
export const demonstrationStore = {
  async begin(db: Queryable, learner: string, attempt: string, fresh: Demonstrated): Promise<Demonstrated> {
    const { id, clientSecret, begunAt, periodEnd } = fresh
    const row = await begin.first(db, [learner, id, attempt, clientSecret, begunAt, periodEnd])
    return row ? demonstrated(row) : fresh
  },
  /** All of a learner's; nobody else changes them until the transaction ends. */
  async lock(db: Queryable, learner: string): Promise<Demonstrated[]> {
    return (await lockAll.run(db, [learner])).map(demonstrated)
  },
  async save(db: Queryable, learner: string, changed: Demonstrated): Promise<void> {
    const { id, status, periodStart, periodEnd, endsAt, cardPays, paidAt } = changed
    await save.run(db, [learner, id, status, periodStart, periodEnd, endsAt, cardPays, [...paidAt]])
  },
  async forget(db: Queryable, learner: string): Promise<void> {
    await forget.run(db, [learner])
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
