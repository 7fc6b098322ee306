import { ShieldCheck, UsersRound } from 'lucide-react'
import { focusMenuButton } from '#kit/ui/focus-menu-button.ts'
import { grownUpAccess, openParentView } from './grown-up-access.ts'
import { pageWords } from './guardian-words.ts'

/** The menu entry: "For grown-ups" if a child learns, else "Who is learning?". */
export function GuardianEntry({ isChild }: { isChild: boolean }) {
  const Icon = isChild ? ShieldCheck : UsersRound
  return (
    <button
      type="button"
      onClick={({ currentTarget }) => {
        focusMenuButton(currentTarget)
        if (isChild) void openParentView()
        else grownUpAccess.show('who')
      }}
      className="flex min-h-11 w-full items-center gap-2.5 rounded-tile px-3 text-left font-medium hover:bg-sunk"
    >
      <Icon size={18} aria-hidden="true" />
      {isChild ? pageWords.entry : pageWords.who}
    </button>
  )
}
