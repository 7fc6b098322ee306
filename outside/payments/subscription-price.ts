/** What a subscription costs. The payment house must have the same under this name, or the server does not start. */
export const price = { id: 'monthly_subscription', cents: 999, currency: 'usd', interval: 'month' } as const
