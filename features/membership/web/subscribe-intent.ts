import { queryOptions } from '@tanstack/react-query'
import { call } from '#kit/contract/call.ts'
import { dataOrThrow } from '#kit/ui/request-error.ts'
import { createSubscriptionIntent } from '#membership/contract.ts'
import { subscribeWords } from './subscribe-words.ts'

/** Starts a subscription or finds the existing one; not cached after the page is left. */
export const intentQuery = queryOptions({
  queryKey: [createSubscriptionIntent.path],
  queryFn: async ({ signal }) =>
    dataOrThrow(
      await call(createSubscriptionIntent, { body: { priceId: 'monthly_subscription' }, signal }),
      subscribeWords.failedToCreate,
    ),
  gcTime: 0,
})
