import { mistakesRound } from '#learning/rules/round-kinds.ts'
import { lazyWords } from '../lazy-words.ts'
import type { Round } from './use-round.ts'
import { VictoryCard } from './victory-card.tsx'

/** Where a learner goes on once there is nothing left in a round. */
export interface WayOn {
  name: string
  go: () => void
}

/** The end of a round: ten more of it, or, where no mistakes are left, another one. */
export function RoundEnd({
  round,
  mistakes,
  wayOn,
  topicsPath,
}: {
  round: Round
  mistakes: number
  wayOn: WayOn
  topicsPath: string
}) {
  const { topicId, progress, tell, again } = round
  if (!progress) return null
  const allPutRight = topicId === mistakesRound && mistakes === 0
  const more = topicId === mistakesRound ? lazyWords.moreMistakes : lazyWords.moreQuestions
  return (
    <VictoryCard
      score={progress.score}
      note={allPutRight ? lazyWords.allPutRight : undefined}
      topicsPath={topicsPath}
      more={allPutRight ? wayOn : { name: more, go: again }}
      onPracticeAgain={() => tell({ type: 'practice-again-asked' })}
    />
  )
}
