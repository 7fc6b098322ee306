import { useState } from 'react'
import { AccountDialog } from '#account/web/account-dialog.tsx'
import { AccountEntry } from '#account/web/account-entry.tsx'
import type { User } from '#account/web/current-user.ts'
import type { GrownUpAccess } from '#guardian/web/grown-up-access.ts'
import { GuardianDialogs } from '#guardian/web/guardian-dialogs.tsx'
import { YourDataEntry } from './own-data-entries.tsx'
import { paths } from './paths.ts'

/** The dialogs for grown-ups, with the account and data entries of other features. */
export function GuardianArea({ shown, user }: { shown: GrownUpAccess; user: User }) {
  const [account, setAccount] = useState(false)
  const entries = (
    <>
      <AccountEntry onPress={() => setAccount(true)} />
      <YourDataEntry />
      {account && <AccountDialog user={user} onClose={() => setAccount(false)} />}
    </>
  )
  return <GuardianDialogs shown={shown} user={user} paths={paths} account={entries} />
}
