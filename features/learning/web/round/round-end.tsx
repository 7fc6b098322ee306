import { mistakesRound } from '#learning/rules/round-kinds.ts'
import { lazyWords } from '../lazy-words.ts'
import type { Round } from './use-round.ts'
import { VictoryCard } from './victory-card.tsx'

/** Where a learner can continue once a round has nothing left. */
export interface WayOn {
  name: string
  go: () => void
}

/** The end of a round, with ten more questions of it or, if no mistakes are left, another round. */
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
  const allFixed = topicId === mistakesRound && mistakes === 0
  const more = topicId === mistakesRound ? lazyWords.moreMistakes : lazyWords.moreQuestions
  return (
    <VictoryCard
      score={progress.score}
      note={allFixed ? lazyWords.allFixed : undefined}
      topicsPath={topicsPath}
      more={allFixed ? wayOn : { name: more, go: again }}
      onPracticeAgain={() => tell({ type: 'practice-again-asked' })}
    />
  )
}
