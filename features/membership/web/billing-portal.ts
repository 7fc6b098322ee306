import { useMutation } from '@tanstack/react-query'
import { call } from '#kit/contract/call.ts'
import { dataOrThrow } from '#kit/ui/request-error.ts'
import { toast } from '#kit/ui/toast-store.ts'
import { billingPortal } from '#membership/contract.ts'
import { subscribeWords as words } from './subscribe-words.ts'

/** Opens the portal where a subscription is cancelled, or paid with another card. */
export function useBillingPortal() {
  return useMutation({
    mutationFn: async () => dataOrThrow(await call(billingPortal, {})),
    onSuccess: ({ url }) => location.assign(url),
    onError: fault => toast({ title: words.manageFailed, description: fault.message, kind: 'destructive', fault }),
  })
}
