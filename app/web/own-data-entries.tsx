import { FolderHeart, ShieldQuestionMark } from 'lucide-react'
import type { MouseEvent } from 'react'
import { yourDataWords as words } from '#account/web/your-data-words.ts'
import { focusMenuButton } from '#kit/ui/focus-menu-button.ts'
import { type OwnDataDialog, ownData } from './own-data.ts'

const look = 'flex min-h-11 w-full items-center gap-2.5 rounded-tile px-3 text-left font-medium hover:bg-sunk'

const show = (room: OwnDataDialog) => (event: MouseEvent<HTMLElement>) => {
  focusMenuButton(event.currentTarget)
  ownData.show(room)
}

export function YourDataEntry() {
  return (
    <button type="button" onClick={show('data')} className={look}>
      <FolderHeart size={18} aria-hidden="true" />
      {words.entry}
    </button>
  )
}

/** Both entries of the user menu. For a child, the data is with the grown-ups' settings instead. */
export function OwnDataEntries({ isChild }: { isChild: boolean }) {
  return (
    <>
      {!isChild && <YourDataEntry />}
      <button type="button" onClick={show('privacy')} className={look}>
        <ShieldQuestionMark size={18} aria-hidden="true" />
        {words.privacy}
      </button>
    </>
  )
}
