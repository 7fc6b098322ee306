import { Trophy } from 'lucide-react'
import { useRef } from 'react'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { lazyWords } from '../lazy-words.ts'
import { useArrival } from '../question/use-arrival.ts'

/** The end of a round: the score, a comment on it, and how to continue. */
export function VictoryCard({
  score,
  note,
  topicsPath,
  more,
  onPracticeAgain,
}: {
  score: { correct: number; total: number }
  /** Replaces the usual comment on the score. */
  note: string | undefined
  topicsPath: string
  /** The first button. */
  more: { name: string; go: () => void }
  /** Repeats the same ten questions as practice, without rewards on the same day. */
  onPracticeAgain: () => void
}) {
  const { all, most, some } = lazyWords.victoryNote
  const card = useRef<HTMLElement>(null)
  useArrival(card, true)
  const share = score.total ? score.correct / score.total : 0
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-label={lazyWords.victory}
      className="scroll-mt-28 animate-pop lg:scroll-mt-4 rounded-sheet bg-card p-6 shadow-rest sm:p-9"
    >
      <span className="inline-flex size-16 items-center justify-center rounded-card bg-apricot-soft text-apricot-ink">
        <Trophy size={32} aria-hidden="true" />
      </span>
      <h2 className="mt-5 text-h1">{lazyWords.victory}</h2>
      <p className="mt-2 text-lead">{lazyWords.victoryScore(score.correct, score.total)}</p>
      <p className="mt-1 text-ink-soft">{note ?? (share === 1 ? all : share >= 0.6 ? most : some)}</p>
      <ol aria-hidden="true" className="mt-6 flex gap-1.5">
        {Array.from({ length: score.total }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the marks are alike and never move
          <li key={i} className={`h-3 flex-1 rounded-full ${i < score.correct ? 'bg-leaf' : 'bg-line'}`} />
        ))}
      </ol>
      <div className="mt-8 flex flex-wrap gap-3 max-sm:grid">
        <Button size="large" onClick={more.go}>
          {more.name}
        </Button>
        <Button kind="secondary" size="large" onClick={onPracticeAgain}>
          {lazyWords.practiceAgain}
        </Button>
        <ButtonLink kind="secondary" size="large" href={topicsPath}>
          {lazyWords.anotherTopic}
        </ButtonLink>
      </div>
    </section>
  )
}
