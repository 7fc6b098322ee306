import type { LucideIcon } from 'lucide-react'
import { GraduationCap, Sprout } from 'lucide-react'
import { toast } from '#kit/ui/toast-store.ts'
import { pageWords } from './guardian-words.ts'
import { useLearnerChange } from './use-learner-change.ts'

/** Asks who is learning, with a button for each answer; "my child" goes on to the PIN. */
export function WhoLearns({ onMyself, onChild }: { onMyself: () => void; onChild: () => void }) {
  const changing = useLearnerChange(onMyself)
  const fail = (fault: Error) =>
    toast({ title: pageWords.failed, description: fault.message, kind: 'destructive', fault })
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Answer
        Icon={GraduationCap}
        name={pageWords.me}
        text={pageWords.meText}
        onChoose={() => changing.isPending || changing.mutate(undefined, { onError: fail })}
      />
      <Answer Icon={Sprout} name={pageWords.child} text={pageWords.childText} onChoose={onChild} />
    </div>
  )
}

function Answer({
  Icon,
  name,
  text,
  onChoose,
}: {
  Icon: LucideIcon
  name: string
  text: string
  onChoose: () => void
}) {
  return (
    <button
      type="button"
      onClick={onChoose}
      className="flex items-center gap-4 rounded-card border-2 border-line bg-raised p-4 text-left transition-colors hover:border-edge"
    >
      <span className="inline-flex size-12 shrink-0 items-center justify-center rounded-card bg-brand-soft text-brand-ink">
        <Icon size={24} aria-hidden="true" />
      </span>
      <span className="min-w-0">
        <span className="block font-name font-semibold text-lead">{name}</span>
        <span className="block text-ink-soft text-small">{text}</span>
      </span>
    </button>
  )
}
