import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import type { User } from '#account/web/current-user.ts'
import { grownUpAccess } from '#guardian/web/grown-up-access.ts'
import { onCallEnded, recoverFrom } from '#kit/contract/call.ts'
import { lockFeedback } from '#kit/ui/feedback-choice.ts'
import { optionalComponent } from '#kit/ui/lazy-component.tsx'
import { onFreeTimeStatus } from './free-time-replies.ts'
import { paths } from './paths.ts'

const Dialogs = optionalComponent(() => import('./guardian-area.tsx').then(part => part.GuardianArea))
const DoneForToday = optionalComponent(() => import('#guardian/web/done-for-today.tsx').then(part => part.DoneForToday))

/** Refusals that mention payment. */
const aboutPaying = ['free_time_used', 'free_topics_used'] as const

async function inChildsWords(code: (typeof aboutPaying)[number]): Promise<string | undefined> {
  const said = await import('./say-to-child.ts').catch(() => undefined)
  return said?.saidToChild[code]()
}

/** Asks for a grown-up's PIN when a call needs it, and tells a child when the day's time is over. */
export function GuardianPlace({ user }: { user: User }) {
  const shown = useSyncExternalStore(grownUpAccess.subscribe, grownUpAccess.read)
  const [, navigate] = useLocation()
  const isChild = user.learns === 'child'
  const [done, setDone] = useState(false)

  useEffect(() => recoverFrom('grown_up_needed', { recover: grownUpAccess.request }), [])
  useEffect(() => {
    if (!isChild) return
    const takeBack = aboutPaying.map(code => recoverFrom(code, { message: () => inChildsWords(code) }))
    return () => {
      for (const each of takeBack) each()
    }
  }, [isChild])
  useEffect(() => {
    // A user stored by an earlier version of the page has no `soundAllowed`.
    lockFeedback('sound', user.soundAllowed === false)
    return () => lockFeedback('sound', false)
  }, [user.soundAllowed])
  useEffect(() => {
    window.addEventListener('pagehide', grownUpAccess.leave)
    return () => {
      window.removeEventListener('pagehide', grownUpAccess.leave)
      grownUpAccess.leave()
    }
  }, [])
  useEffect(() => {
    // Shown when the limit is reached on this page or a call is refused for it, but not when a page opens later.
    let before: boolean | undefined = user.session.isDoneForToday
    const stops = [
      onCallEnded(end => {
        if (end.error !== undefined && end.code === 'daily_limit_reached') setDone(true)
      }),
      onFreeTimeStatus(({ isDoneForToday }) => {
        if (isDoneForToday && before === false) setDone(true)
        before = isDoneForToday
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [user.session.isDoneForToday])

  return (
    <>
      {(shown.panel || shown.asking) && <Dialogs shown={shown} user={user} />}
      {done && (
        <DoneForToday
          onClose={() => setDone(false)}
          onRoom={() => {
            setDone(false)
            navigate(paths.petRoom)
          }}
        />
      )}
    </>
  )
}
