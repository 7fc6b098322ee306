/** The price of a subscription. The payment provider must have the same price under this ID, or the server doesn't start. */
export const price = { id: 'monthly_subscription', cents: 999, currency: 'usd', interval: 'month' } as const
