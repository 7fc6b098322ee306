import type { ReactNode } from 'react'
import { useRef } from 'react'
import { Badge } from '#kit/ui/badge.tsx'
import { Button } from '#kit/ui/button.tsx'
import { optionalComponent } from '#kit/ui/lazy-component.tsx'
import type { Hint } from '#learning/rules/round-progress.ts'
import { pageWords } from '#learning/words.ts'
import { TopicSign } from '#topics/web/topic-sign.tsx'
import type { Question } from '../round/questions-query.ts'
import { useNext } from '../round/use-next.ts'
import { cardFoot } from './card-foot.ts'
import { Explanation } from './explanation.tsx'
import { HintOffer } from './hint-offer.tsx'
import { OptionTile, stateOf } from './option-tile.tsx'
import { QuestionFigure } from './question-figure.tsx'
import { QuestionStem } from './question-stem.tsx'
import { ReadAloudButton } from './read-aloud-button.tsx'
import { useArrival } from './use-arrival.ts'
import { useHintArrival } from './use-hint-arrival.ts'
import { useOptionKeys } from './use-option-keys.ts'
import { hasVoice, useReadAloud } from './use-read-aloud.ts'
import { useSeenClock } from './use-seen-clock.ts'

const QuestionOrigin = optionalComponent(() => import('./question-origin.tsx').then(part => part.QuestionOrigin))

/** One question: its text, four options, a hint on request, and the explanation after the choice. */
export function QuestionCard({
  question,
  topicName,
  number,
  count,
  follows,
  chosen,
  hint,
  hintBusy,
  sending,
  failed,
  onChoose,
  onHint,
  onSendAgain,
  onNext,
  companion,
}: {
  question: Question
  /** Shown in a round over several topics. */
  topicName: string | undefined
  number: number
  count: number
  /** It replaces something the learner has finished, so focus must move to it. */
  follows: boolean
  chosen: number | null
  hint: Hint | null
  hintBusy: boolean
  /** The answer is being sent. */
  sending: boolean
  /** The answer couldn't be sent. */
  failed: boolean
  /** @param seconds how long the question was visible */
  onChoose: (option: number, seconds: number) => void
  onHint: () => void
  onSendAgain: () => void
  onNext: () => void
  /** The pet below the explanation, on screens without a column for it. */
  companion?: ReactNode
}) {
  const locked = chosen !== null
  const card = useRef<HTMLElement>(null)
  const secondsSeen = useSeenClock()
  const choose = (option: number) => {
    if (option !== hint?.struck) onChoose(option, secondsSeen())
  }
  const askHint = () => {
    if (!hint && !hintBusy) onHint()
  }
  const { reading, toggle: readOrStop } = useReadAloud(card, locked ? 'explanation' : 'question')
  useOptionKeys({
    count: question.options.length,
    locked,
    onChoose: choose,
    onHint: askHint,
    onRead: readOrStop,
    onNext,
  })
  const { explained, next } = useNext(locked, failed)
  const why = useHintArrival(card, hint !== null && !locked)
  useArrival(card, follows)

  return (
    <article
      ref={card}
      tabIndex={-1}
      aria-label={pageWords.questionOf(number, count)}
      className="scroll-mt-28 lg:scroll-mt-4 rounded-sheet bg-card p-5 shadow-rest sm:p-8"
    >
      <div className="flex items-center justify-between gap-3 text-ink-soft text-small">
        <p>{pageWords.questionOf(number, count)}</p>
        <div className="flex items-center gap-2">
          <Badge tone="plain">{pageWords.difficulty[question.difficulty]}</Badge>
          <ReadAloudButton reading={reading} onToggle={readOrStop} />
        </div>
      </div>
      {pageWords.questionsInEnglish && <p className="mt-1 text-ink-soft text-small">{pageWords.questionsInEnglish}</p>}
      {topicName && (
        <p className="mt-3 flex items-center gap-2.5 font-medium font-name">
          <TopicSign topicId={question.topicId} small />
          <span className="min-w-0 [overflow-wrap:anywhere]">{topicName}</span>
        </p>
      )}
      <QuestionStem question={question.question} />
      <QuestionFigure url={question.relatedImageUrl} alt={question.relatedImageAlt} />
      <ol aria-label={pageWords.options} className="mt-6 grid gap-3">
        {question.options.map((option, index) => (
          <li key={option}>
            <OptionTile
              text={option}
              number={index + 1}
              state={stateOf({ option: index, chosen, right: question.correctAnswer, struck: hint?.struck })}
              why={index === hint?.struck && !locked ? hint.why : undefined}
              whyRef={why}
              onChoose={() => choose(index)}
            />
          </li>
        ))}
      </ol>
      <p aria-live="polite" className="sr-only">
        {hint && !locked && pageWords.hintRead(question.options[hint.struck] ?? '', hint.why)}
      </p>
      {!locked && (
        <div className="mt-5 space-y-3">
          <HintOffer taken={hint !== null} busy={hintBusy} onHint={askHint} />
          <p className="text-ink-soft text-small max-md:hidden">
            {hint ? pageWords.keysHinted : pageWords.keysHint}
            {hasVoice() && ` · ${pageWords.keyReads}`}
          </p>
        </div>
      )}
      <div ref={explained} className="scroll-mb-44 md:scroll-mb-28">
        <div aria-live="polite">{locked && <Explanation question={question} chosen={chosen} />}</div>
        {locked && companion}
      </div>
      {locked && <QuestionOrigin questionId={question.id} fallback={<div className="mt-2 h-11" />} />}
      {locked && (
        <div className={cardFoot}>
          {failed && (
            <Button kind="secondary" size="large" busy={sending} className="max-sm:w-full" onClick={onSendAgain}>
              {pageWords.sendAgain}
            </Button>
          )}
          <Button ref={next} size="large" className="min-w-36 max-sm:w-full" onClick={onNext}>
            {pageWords.next}
          </Button>
        </div>
      )}
    </article>
  )
}
