import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import type { FreeTimeStatus } from '#account/contract.ts'
import { optionalComponent } from '#kit/ui/lazy-component.tsx'
import { FreeTimeBadge } from './free-time-badge.tsx'
import { freeTime, runFreeTimer } from './free-time-store.ts'

const TrialEndedDialog = optionalComponent(() => import('./trial-ended-dialog.tsx').then(part => part.TrialEndedDialog))

/** Milliseconds from Maybe Later to the goodbye screen. */
const goodbyeAfter = 500

/** The signed-in user's free time: its timer, its badge, and the dialog at its end. */
export function FreeTime({
  session,
  refused,
  onStatus,
  child,
  paths,
}: {
  session: FreeTimeStatus
  /** How many calls were refused because the free time is used up. */
  refused: number
  /** Subscribes to the counts that replies bring; returns how to unsubscribe. */
  onStatus: (listener: (status: FreeTimeStatus) => void) => () => void
  /** For a child, who sees no offers but can ask for a grown-up. */
  child?: { onGrownUp: () => void }
  paths: { subscribe: string; goodbye: string }
}) {
  const [here, navigate] = useLocation()
  const shown = useSyncExternalStore(freeTime.subscribe, freeTime.read)
  const [seen, setSeen] = useState(0)
  const { raised } = shown

  // biome-ignore lint/correctness/useExhaustiveDependencies: the first count starts the timer, replies correct it
  useEffect(() => runFreeTimer(session), [])
  useEffect(() => onStatus(freeTime.noteStatus), [onStatus])

  useEffect(() => {
    if (refused > 0) freeTime.noteRefusal()
  }, [refused])

  const isChild = child !== undefined
  useEffect(() => freeTime.watch(isChild), [isChild])

  // These pages already are where the dialog leads.
  const isOnTarget = [paths.subscribe, paths.goodbye].includes(here.toLowerCase())
  useEffect(() => {
    if (isOnTarget) setSeen(raised)
  }, [isOnTarget, raised])
  const close = () => setSeen(raised)

  return (
    <>
      {isChild && shown.look === 'member' ? <div className="h-11 w-32" /> : <FreeTimeBadge {...shown} />}
      {raised > seen && !isOnTarget && shown.look !== 'member' && (
        <TrialEndedDialog
          {...(child && {
            onGrownUp: () => {
              close()
              child.onGrownUp()
            },
          })}
          onSubscribe={() => {
            close()
            navigate(paths.subscribe)
          }}
          onLater={() => {
            close()
            setTimeout(() => navigate(paths.goodbye), goodbyeAfter)
          }}
          onClose={close}
        />
      )}
    </>
  )
}
