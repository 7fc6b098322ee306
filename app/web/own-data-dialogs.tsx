import { useLocation } from 'wouter'
import type { User } from '#account/web/current-user.ts'
import { PrivacyDialog } from '#account/web/privacy-dialog.tsx'
import { YourDataDialog } from '#account/web/your-data-dialog.tsx'
import { yourDataWords } from '#account/web/your-data-words.ts'
import { exportCards, exportReviews } from '#learning/contract.ts'
import { type OwnDataDialog, ownData } from './own-data.ts'
import { paths } from './paths.ts'

const files = [
  { call: exportCards, name: 'mindling-cards.txt', type: 'text/plain', label: yourDataWords.cards },
  { call: exportReviews, name: 'mindling-reviews.csv', type: 'text/csv', label: yourDataWords.reviews },
]

/** The dialogs about people's own data, with what other features have for them. */
export function OwnDataDialogs({ shown, user }: { shown: OwnDataDialog; user: User | null }) {
  const [, navigate] = useLocation()
  const close = () => ownData.show(undefined)
  if (shown === 'privacy' || !user) return <PrivacyDialog onClose={close} />
  return (
    <YourDataDialog
      user={user}
      files={files}
      onClose={close}
      onGone={() => {
        close()
        navigate(paths.home)
      }}
    />
  )
}
