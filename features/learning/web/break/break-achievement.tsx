import { Trophy } from 'lucide-react'
import { achievementTitle } from '#learning/rules/breaks/achievement-title.ts'
import type { BreakProps } from './break-body.tsx'
import { breakWords } from './break-words.ts'

export function AchievementBreak({ correct }: BreakProps<'achievement'>) {
  return (
    <div className="mt-5 flex flex-wrap items-center gap-5 rounded-card bg-apricot-soft p-6">
      <span className="inline-flex size-16 animate-pop items-center justify-center rounded-full bg-apricot text-[oklch(0.28_0.06_50)]">
        <Trophy size={32} aria-hidden="true" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="text-small">{breakWords.title}</p>
        <p className="font-name font-semibold text-h2">{achievementTitle(correct)}</p>
        <p className="mt-1">{breakWords.rightAnswers(correct)}</p>
      </div>
    </div>
  )
}
