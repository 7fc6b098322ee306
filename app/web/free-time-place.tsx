import { useEffect, useState } from 'react'
import type { FreeTimeStatus } from '#account/contract.ts'
import { openParentView } from '#guardian/web/grown-up-access.ts'
import { onCallEnded } from '#kit/contract/call.ts'
import { optionalComponent } from '#kit/ui/lazy-component.tsx'
import { whenIdle } from '#kit/ui/when-idle.ts'
import { onFreeTimeStatus } from './free-time-replies.ts'
import { paths } from './paths.ts'

const FreeTime = optionalComponent(() => import('#membership/web/free-time.tsx').then(part => part.FreeTime))

/** Shows the free time. The timer's code loads once the page is idle; its place is reserved until then. */
export function FreeTimePlace({ session, isChild }: { session: FreeTimeStatus; isChild: boolean }) {
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  // Counted from the start: opening the arena after the limit is refused before the timer has loaded.
  const [refused, setRefused] = useState(0)
  useEffect(
    () =>
      onCallEnded(end => {
        if (end.error !== undefined && end.code === 'free_time_used') setRefused(count => count + 1)
      }),
    [],
  )
  const room = <div className="h-11 w-32" />
  if (!idle) return room
  const forChild = isChild ? { child: { onGrownUp: () => void openParentView() } } : {}
  return (
    <FreeTime
      session={session}
      refused={refused}
      onStatus={onFreeTimeStatus}
      paths={paths}
      fallback={room}
      {...forChild}
    />
  )
}
