import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { endOtherSessions, endSession } from '#account/contract.ts'
import { learnerDay } from '#account/rules/learner-day.ts'
import { call } from '#kit/contract/call.ts'
import { Button } from '#kit/ui/button.tsx'
import { pageLocale } from '#kit/ui/page-locale.ts'
import { dataOrThrow } from '#kit/ui/request-error.ts'
import { Skeleton } from '#kit/ui/skeleton.tsx'
import type { SignedInDevice } from './devices-query.ts'
import { devicesQuery } from './devices-query.ts'
import { FormFault } from './form-fault.tsx'
import { recoveryWords as words } from './recovery-words.ts'
import { seenDay } from './seen-day.ts'

/** The signed-in devices, each with a button to sign it out. */
export function DevicesSection({ timeZone }: { timeZone: string }) {
  const client = useQueryClient()
  const devices = useQuery(devicesQuery)
  const again = () => client.invalidateQueries({ queryKey: devicesQuery.queryKey })
  const ending = useMutation({
    mutationFn: async (sessionId: string) => dataOrThrow(await call(endSession, { params: { sessionId } })),
    onSettled: again,
  })
  const endingOthers = useMutation({
    mutationFn: async () => dataOrThrow(await call(endOtherSessions, {})),
    onSettled: again,
  })
  if (devices.isPending) return <Skeleton className="h-16" />
  const list = devices.data ?? []
  return (
    <>
      <FormFault text={devices.error?.message ?? ending.error?.message ?? endingOthers.error?.message} />
      {devices.error && (
        <Button kind="secondary" className="mt-3" onClick={() => void devices.refetch()}>
          {words.tryAgain}
        </Button>
      )}
      <ul className="divide-y-2 divide-line">
        {list.map(device => (
          <Device
            key={device.id}
            device={device}
            today={learnerDay(new Date(), timeZone)}
            busy={ending.isPending && ending.variables === device.id}
            onEnd={() => ending.mutate(device.id)}
          />
        ))}
      </ul>
      {list.length > 2 && (
        <Button
          kind="secondary"
          className="mt-3 w-full"
          busy={endingOthers.isPending}
          onClick={() => endingOthers.mutate()}
        >
          {words.signOutOthers}
        </Button>
      )}
    </>
  )
}

const mobileSystems: ReadonlySet<string | null> = new Set(['Android', 'iPhone', 'iPad'])

function Device({
  device,
  today,
  busy,
  onEnd,
}: {
  device: SignedInDevice
  today: string
  busy: boolean
  onEnd: () => void
}) {
  const name = words.device(device.browser ?? words.someBrowser, device.system ?? words.someSystem)
  const Icon = mobileSystems.has(device.system) ? Smartphone : Monitor
  return (
    <li className="flex items-center gap-3 py-2.5">
      <Icon size={22} aria-hidden="true" className="shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1">
        <p>{name}</p>
        <p className={device.current ? 'text-leaf-ink text-small' : 'text-ink-soft text-small'}>
          {device.current ? words.thisOne : seenDay(device.lastSeen, today, pageLocale())}
        </p>
      </div>
      {!device.current && (
        <Button kind="quiet" className="-mr-2 px-3" aria-label={words.signOutOf(name)} busy={busy} onClick={onEnd}>
          {words.signOut}
        </Button>
      )}
    </li>
  )
}
