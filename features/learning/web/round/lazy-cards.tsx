import { useEffect, useRef } from 'react'
import { lazyComponent } from '#kit/ui/lazy-component.tsx'
import { pageWords } from '#learning/words.ts'
import { QuestionSkeleton } from '../question/question-skeleton.tsx'
import { LoadFault } from './load-fault.tsx'

// None of these is on the first screen.

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

/** Preloads, with the first answer, the cards that follow later, while there is a connection. */
export function preloadCards(): void {
  void BreakCard.preload()
  void RoundEnd.preload()
}

/** Skips a break whose card can't be loaded. */
function NoBreak({ onEnd }: { onEnd: (taken: boolean) => void }) {
  const end = useRef(onEnd)
  useEffect(() => end.current(false), [])
  return <QuestionSkeleton />
}

/** Reloading is safe, as the server knows how far the round is. */
function NoRoundEnd() {
  return <LoadFault message={pageWords.cannotConnect} onRetry={() => location.reload()} />
}
