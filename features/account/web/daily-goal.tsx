import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Minus, Plus } from 'lucide-react'
import { changeAccount } from '#account/contract.ts'
import { dailyGoalRange } from '#account/rules/daily-goal.ts'
import { call } from '#kit/contract/call.ts'
import { dataOrThrow } from '#kit/ui/request-error.ts'
import { toast } from '#kit/ui/toast-store.ts'
import { userQuery } from './current-user.ts'
import { menuWords } from './menu-words.ts'

const step = 5

/** The daily goal, with buttons for five questions more or fewer. */
export function DailyGoal({ goal }: { goal: number }) {
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: async (dailyGoal: number) => dataOrThrow(await call(changeAccount, { body: { dailyGoal } })),
    onSuccess: user => client.setQueryData(userQuery.queryKey, user),
    onError: fault => toast({ title: menuWords.goalFailed, description: fault.message, kind: 'destructive', fault }),
  })
  const shown = change.isPending ? change.variables : goal
  const to = (next: number) => () => {
    if (!change.isPending && next >= dailyGoalRange.least && next <= dailyGoalRange.most) change.mutate(next)
  }
  return (
    <span className="flex items-center justify-between gap-1">
      <span aria-live="polite">{menuWords.questionsPerDay(shown)}</span>
      <span className="-mr-2 flex">
        <GoalButton label={menuWords.lowerGoal} off={shown <= dailyGoalRange.least} onClick={to(shown - step)}>
          <Minus size={16} aria-hidden="true" />
        </GoalButton>
        <GoalButton label={menuWords.raiseGoal} off={shown >= dailyGoalRange.most} onClick={to(shown + step)}>
          <Plus size={16} aria-hidden="true" />
        </GoalButton>
      </span>
    </span>
  )
}

function GoalButton({
  label,
  off,
  onClick,
  children,
}: {
  label: string
  off: boolean
  onClick: () => void
  children: React.ReactNode
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={off || undefined}
      onClick={onClick}
      className="inline-flex size-11 items-center justify-center rounded-tile hover:bg-raised aria-disabled:opacity-40"
    >
      {children}
    </button>
  )
}
