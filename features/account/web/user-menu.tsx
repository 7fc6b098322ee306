import type { ReactNode } from 'react'
import { useState } from 'react'
import { pageWords } from '#account/words.ts'
import { Avatar } from '#kit/ui/avatar.tsx'
import { optionalComponent } from '#kit/ui/lazy-component.tsx'
import { Menu } from '#kit/ui/menu.tsx'
import { Skeleton } from '#kit/ui/skeleton.tsx'
import type { User } from './current-user.ts'
import { initials } from './initials.ts'
import { useTimeZoneSync } from './time-zone.ts'

const AccountDialog = optionalComponent(() => import('./account-dialog.tsx').then(part => part.AccountDialog))
const UserMenuCard = optionalComponent(() => import('./user-menu-card.tsx').then(part => part.UserMenuCard))

/** The avatar at the top right, and the user menu that it opens. */
export function UserMenu({
  user,
  more,
  onSignedOut,
}: {
  user: User
  /** Entries that other features add. */
  more?: ReactNode
  onSignedOut: () => void
}) {
  useTimeZoneSync(user)
  const [account, setAccount] = useState(false)
  return (
    <>
      <Menu
        label={pageWords.userMenu(initials(user))}
        face={<Avatar letters={initials(user)} />}
        onNear={UserMenuCard.preload}
      >
        {close => (
          <UserMenuCard
            user={user}
            more={more}
            onAccount={() => {
              close()
              setAccount(true)
            }}
            onSignedOut={onSignedOut}
            fallback={<Skeleton className="h-80" />}
          />
        )}
      </Menu>
      {account && <AccountDialog user={user} onClose={() => setAccount(false)} />}
    </>
  )
}
