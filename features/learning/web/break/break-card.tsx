import { useQuery } from '@tanstack/react-query'
import { Coffee } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { call } from '#kit/contract/call.ts'
import { Button } from '#kit/ui/button.tsx'
import { dataOrThrow, retryAtMost } from '#kit/ui/request-error.ts'
import { Skeleton } from '#kit/ui/skeleton.tsx'
import { takeBreak } from '#learning/contract.ts'
import { type BreakKind, isFactless } from '#learning/rules/breaks/break-kinds.ts'
import type { Reaction } from '#pet/web/reactions.ts'
import { cardFoot } from '../question/card-foot.ts'
import { showTop } from '../question/show-top.ts'
import { useSkipKey } from '../question/use-skip-key.ts'
import { useCheer } from '../round/use-cheer.ts'
import { BreakBody, openingReactions } from './break-body.tsx'
import { breakWords } from './break-words.ts'
import { type BreakReward, useCompleteBreak } from './use-complete-break.ts'

/** A break in place of a question. If it can't be loaded, a brain break is shown, which needs nothing from the server. */
export function BreakCard({
  topicId,
  kind,
  correct,
  onCheer,
  onReward,
  onEnd,
}: {
  topicId: string
  kind: BreakKind
  /** Right answers in this topic so far. */
  correct: number
  /** Must be a stable function. */
  onCheer: (reaction: Reaction | null) => void
  /** Called with the reward once the break is completed. */
  onReward: (reward: BreakReward) => void
  onEnd: (taken: boolean) => void
}) {
  const card = useRef<HTMLElement>(null)
  const goOn = useRef<HTMLButtonElement>(null)
  const [bubbles, setBubbles] = useState(0)
  const content = useId()
  const complete = useCompleteBreak(onReward)
  const cheer = useCheer(openingReactions[kind], onCheer)
  const offer = useQuery({
    queryKey: ['break', topicId, kind, content],
    queryFn: async ({ signal }) => dataOrThrow(await call(takeBreak, { params: { topicId, kind }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: retryAtMost(1),
  })
  const factless = isFactless(kind) ? kind : offer.isError ? 'brain-break' : undefined
  const shown = offer.data ?? (factless && { kind: factless })

  useSkipKey(() => onEnd(false))
  useEffect(() => goOn.current?.focus({ preventScroll: true }), [])
  // Content that arrives late makes the card longer, so show its top again.
  const known = shown !== undefined
  useEffect(() => {
    if (known && card.current) showTop(card.current)
  }, [known])

  return (
    <section
      ref={card}
      aria-label={breakWords.break}
      className="scroll-mt-28 animate-pop lg:scroll-mt-4 rounded-sheet bg-card p-5 shadow-rest sm:p-8"
    >
      <p className="flex items-center gap-2 text-ink-soft text-small">
        <Coffee size={17} aria-hidden="true" />
        {breakWords.break}
      </p>
      <div id={content} aria-live="polite" className="mt-3">
        <h2 className="text-h2">{breakWords.titles[shown?.kind ?? kind]}</h2>
        {shown ? (
          <BreakBody shown={shown} correct={correct} onCheer={cheer} onBubbles={setBubbles} />
        ) : (
          <div className="mt-5 space-y-3">
            <p className="sr-only">{breakWords.loading}</p>
            <Skeleton className="h-5 w-full rounded-tile" />
            <Skeleton className="h-5 w-full rounded-tile" />
          </div>
        )}
      </div>
      <div className={cardFoot}>
        <p className="mr-auto text-ink-soft text-small max-md:hidden">{breakWords.skipHint}</p>
        <Button kind="secondary" size="large" onClick={() => onEnd(false)}>
          {breakWords.skip}
        </Button>
        <Button
          ref={goOn}
          size="large"
          className="min-w-36"
          aria-describedby={content}
          onClick={() => {
            if (offer.data) complete(offer.data.id, bubbles)
            onEnd(true)
          }}
        >
          {breakWords.goOn}
        </Button>
      </div>
    </section>
  )
}
