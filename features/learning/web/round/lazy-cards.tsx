import { useEffect, useRef } from 'react'
import { lazyComponent } from '#kit/ui/lazy-component.tsx'
import { pageWords } from '#learning/words.ts'
import { QuestionSkeleton } from '../question/question-skeleton.tsx'
import { LoadFault } from './load-fault.tsx'

// None is on the first screen.

export const NoMistakes = lazyComponent(() => import('./arena-empty.tsx').then(part => part.NoMistakes))

export const BreakCard = lazyComponent(() =>
  import('../break/break-card.tsx').then(
    part => part.BreakCard,
    () => NoBreak,
  ),
)

export const RoundEnd = lazyComponent(() =>
  import('./round-end.tsx').then(
    part => part.RoundEnd,
    () => NoRoundEnd,
  ),
)

/** Fetches what comes after some answers with the first one, while there is a connection. */
export function fetchCardsAhead(): void {
  void BreakCard.preload()
  void RoundEnd.preload()
}

/** A break whose card cannot be fetched is none. */
function NoBreak({ onEnd }: { onEnd: (taken: boolean) => void }) {
  const end = useRef(onEnd)
  useEffect(() => end.current(false), [])
  return <QuestionSkeleton />
}

/** A new load is the way on: where the round was left is known. */
function NoRoundEnd() {
  return <LoadFault message={pageWords.cannotConnect} onRetry={() => location.reload()} />
}
