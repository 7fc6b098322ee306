import type { ExportTable } from '#account/server/export/export-table.ts'

/** What this feature keeps of a learner. */
export const membershipExport: readonly ExportTable[] = [
  {
    table: 'free_time',
    as: 'freeTime',
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
    table: 'subscription',
    as: 'subscription',
    columns: { status: 'status', paidUntil: 'paid_until', endsAt: 'ends_at' },
    leftOut: { look: 'a number that says which look at the payment provider was the last; nothing about the learner' },
  },
  {
    table: 'billing_customer',
    as: 'billingCustomer',
    columns: { customerId: 'customer_id' },
    leftOut: { opening_key: 'a random number by which the payment provider opens one customer and not two' },
  },
  {
    table: 'demonstration_subscription',
    as: 'demonstrationSubscriptions',
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
      attempt: 'a number by which the same attempt begins one subscription and not two',
      client_secret: 'lets whoever has it pay',
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
