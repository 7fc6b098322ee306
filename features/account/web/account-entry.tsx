import { UserRound } from 'lucide-react'
import { recoveryWords } from './recovery-words.ts'

/** The menu entry that opens the account dialog. */
export function AccountEntry({ onPress }: { onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="flex min-h-11 w-full items-center gap-2.5 rounded-tile px-3 text-left font-medium hover:bg-sunk"
    >
      <UserRound size={18} aria-hidden="true" />
      {recoveryWords.account}
    </button>
  )
}
