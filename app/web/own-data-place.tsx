import { useSyncExternalStore } from 'react'
import type { User } from '#account/web/current-user.ts'
import { optionalComponent } from '#kit/ui/lazy-component.tsx'
import { ownData } from './own-data.ts'

const Dialogs = optionalComponent(() => import('./own-data-dialogs.tsx').then(part => part.OwnDataDialogs))

/** Shows the dialogs about the learner's data and privacy. */
export function OwnDataPlace({ user }: { user: User | null }) {
  const shown = useSyncExternalStore(ownData.subscribe, ownData.read, () => undefined)
  return shown && <Dialogs shown={shown} user={user} />
}
