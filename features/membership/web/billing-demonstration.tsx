import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { userQuery } from '#account/web/current-user.ts'
import { call } from '#kit/contract/call.ts'
import type { BodyOf, ReplyOf } from '#kit/contract/endpoint.ts'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { pageLocale } from '#kit/ui/page-locale.ts'
import { dataOrThrow } from '#kit/ui/request-error.ts'
import { Spinner } from '#kit/ui/spinner.tsx'
import { toast } from '#kit/ui/toast-store.ts'
import { demonstrationChange, demonstrationSubscription } from '#membership/contract.ts'
import { subscribeWords as words } from './subscribe-words.ts'
import { SubscriptionError } from './subscription-error.tsx'

type Running = ReplyOf<typeof demonstrationSubscription>
type Change = BodyOf<typeof demonstrationChange>['change']

const runningQuery = queryOptions({
  queryKey: [demonstrationSubscription.path],
  queryFn: async ({ signal }) => dataOrThrow(await call(demonstrationSubscription, { signal })),
  gcTime: 0,
})

/** The demonstration's portal: the state of the subscription, and a button to cancel it. */
export function BillingDemonstration({ backTo }: { backTo: string }) {
  const client = useQueryClient()
  const running = useQuery(runningQuery)
  const changing = useMutation({
    mutationFn: async (change: Change) => dataOrThrow(await call(demonstrationChange, { body: { change } })),
    onSuccess: now => {
      client.setQueryData(runningQuery.queryKey, now)
      void client.invalidateQueries({ queryKey: userQuery.queryKey })
    },
    onError: fault => toast({ title: words.manageFailed, description: fault.message, kind: 'destructive', fault }),
  })
  if (running.error) {
    return (
      <SubscriptionError
        text={running.error.message}
        fault={running.error}
        backTo={backTo}
        onRetry={() => void running.refetch()}
      />
    )
  }
  const change = (label: string, which: Change, kind: 'secondary' | 'quiet' = 'secondary') => (
    <Button
      kind={kind}
      busy={changing.isPending && changing.variables === which}
      onClick={() => changing.isPending || changing.mutate(which)}
    >
      {label}
    </Button>
  )
  return (
    <section className="w-full max-w-lg rounded-sheet bg-card p-6 shadow-lift sm:p-9">
      <h1 className="text-h1">{words.portalTitle}</h1>
      <p className="mt-3 rounded-card bg-apricot-soft p-3.5 text-apricot-ink">{words.portalNote}</p>
      {running.data ? (
        <>
          <p role="status" className="mt-5 text-lead">
            {standing(running.data)}
          </p>
          {running.data.status !== 'none' && (
            <>
              <div className="mt-5">
                {running.data.endsAt ? change(words.resume, 'resume') : change(words.cancel, 'cancel')}
              </div>
              <h2 className="mt-7 text-h3">{words.trySection}</h2>
              <div className="mt-2 flex flex-wrap gap-3">
                {change(words.renew, 'renew', 'quiet')}
                {change(words.fail, 'fail', 'quiet')}
              </div>
            </>
          )}
        </>
      ) : (
        <Spinner label={words.checking} />
      )}
      <ButtonLink size="large" className="mt-7" href={backTo}>
        {words.back}
      </ButtonLink>
    </section>
  )
}

function standing({ status, renewsAt, endsAt }: Running): string {
  const day = (date: string) => new Intl.DateTimeFormat(pageLocale(), { dateStyle: 'long' }).format(new Date(date))
  if (endsAt) return words.endsOn(day(endsAt))
  if (status === 'past_due') return words.pastDue
  return renewsAt ? words.renewsOn(day(renewsAt)) : words.none
}
