import { Flame, LogOut, MailQuestionMark, Target } from 'lucide-react'
import type { ReactNode } from 'react'
import { Avatar } from '#kit/ui/avatar.tsx'
import { LanguageChoice } from '#kit/ui/language-choice.tsx'
import { Spinner } from '#kit/ui/spinner.tsx'
import { AccountEntry } from './account-entry.tsx'
import type { User } from './current-user.ts'
import { DailyGoal } from './daily-goal.tsx'
import { FeedbackSwitches } from './feedback-switches.tsx'
import { initials } from './initials.ts'
import { menuWords } from './menu-words.ts'
import { recoveryWords } from './recovery-words.ts'
import { useSignOut } from './sign-out.ts'

/** The content of the user menu: the user, their goal and streak, settings, and log out. */
export function UserMenuCard({
  user,
  more,
  onAccount,
  onSignedOut,
}: {
  user: User
  more: ReactNode
  onAccount: () => void
  onSignedOut: () => void
}) {
  const leaving = useSignOut(onSignedOut)
  // In a child's account, the account dialog is behind the PIN.
  const isChild = user.learns === 'child'
  return (
    <>
      <div className="flex items-center gap-3 px-3 py-3">
        <Avatar letters={initials(user)} size={48} />
        <div className="min-w-0">
          <p className="truncate font-name font-semibold">{user.username}</p>
          <p className="truncate text-ink-soft text-small">{user.email}</p>
        </div>
      </div>
      {!user.emailVerified && !isChild && (
        <button
          type="button"
          onClick={onAccount}
          className="mb-2 flex min-h-11 w-full items-center gap-2.5 rounded-tile bg-sunk px-3 text-left text-ink-soft text-small hover:text-ink"
        >
          <MailQuestionMark size={17} aria-hidden="true" />
          {recoveryWords.confirmHint}
        </button>
      )}
      <dl className="mb-2 grid gap-2">
        <div className="rounded-tile bg-apricot-soft p-3 text-apricot-ink">
          <dt className="flex items-center gap-1.5 text-small">
            <Flame size={16} aria-hidden="true" />
            {menuWords.learningStats}
          </dt>
          <dd className="font-name font-semibold">{menuWords.longestStreak(user.longestStreak)}</dd>
        </div>
        <div className="rounded-tile bg-leaf-soft p-3 text-leaf-ink">
          <dt className="flex items-center gap-1.5 text-small">
            <Target size={16} aria-hidden="true" />
            {menuWords.dailyGoal}
          </dt>
          <dd className="font-name font-semibold">
            <DailyGoal goal={user.dailyGoal} />
          </dd>
        </div>
      </dl>
      <LanguageChoice
        label={menuWords.language}
        className="flex w-full items-center gap-2.5 rounded-tile px-3 hover:bg-sunk"
      />
      <FeedbackSwitches />
      {!isChild && <AccountEntry onPress={onAccount} />}
      {more}
      <button
        type="button"
        aria-disabled={leaving.isPending || undefined}
        onClick={() => leaving.isPending || leaving.mutate()}
        className="flex min-h-11 w-full items-center gap-2.5 rounded-tile px-3 text-left font-medium hover:bg-sunk"
      >
        {leaving.isPending ? <Spinner size={18} /> : <LogOut size={18} aria-hidden="true" />}
        {menuWords.logOut}
      </button>
    </>
  )
}
