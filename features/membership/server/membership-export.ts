import type { ExportTable } from '#account/server/export/export-table.ts'

/** The tables of this feature that hold personal data, and what an export shows of them. */
export const membershipExport: readonly ExportTable[] = [
  {
    table: 'free_time',
    as: 'freeTime',
    leftOut: { account_id: 'the id of the account, which is in the account itself' },
    columns: {
      usedMilliseconds: 'used_ms',
      lastCallAt: 'last_at',
      answers: 'answers',
      answeredAt: 'answered_at',
      usedAtAnswer: 'used_at_answer',
      reachedAt: 'reached_at',
      day: 'day',
      topics: 'topics',
      seenAt: 'seen_at',
      todayMilliseconds: 'today_ms',
      todayAtAnswer: 'today_at_answer',
      todayReachedAt: 'today_reached_at',
    },
  },
  {
    table: 'active_day',
    as: 'activeDays',
    columns: { day: 'day', activeMilliseconds: 'active_ms' },
    key: { day: 'date' },
  },
  {
    table: 'membership',
    as: 'subscription',
    owner: 'account',
    columns: { status: 'status', paidUntil: 'paid_until', endsAt: 'ends_at' },
    leftOut: { look: 'a counter of when the payment provider was last asked; nothing about the account' },
  },
  {
    table: 'customer',
    as: 'billingCustomer',
    owner: 'account',
    columns: { customerId: 'customer_id' },
    leftOut: { opening_key: 'a random key that keeps the payment provider from creating two customers' },
  },
  {
    table: 'demo_subscription',
    as: 'demonstrationSubscriptions',
    owner: 'account',
    columns: {
      id: 'id',
      status: 'status',
      begunAt: 'begun_at',
      periodStart: 'period_start',
      periodEnd: 'period_end',
      endsAt: 'ends_at',
      cardPays: 'card_pays',
      paidAt: 'paid_at',
    },
    leftOut: {
      attempt: 'a key that keeps one attempt from starting two subscriptions',
      client_secret: 'a secret that allows a payment',
    },
    key: { id: 'uuid' },
  },
  {
    table: 'model_spend',
    as: 'modelUse',
    columns: { day: 'day', calls: 'calls', tokens: 'tokens', microdollars: 'microdollars' },
    key: { day: 'date' },
  },
]
