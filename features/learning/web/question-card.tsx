import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { Badge } from '#kit/ui/badge.tsx'
import { Button } from '#kit/ui/button.tsx'
import { classNames } from '#kit/ui/class-names.ts'
import { pageWords } from '#learning/words.ts'
import { Explanation } from './explanation.tsx'
import { QuestionFigure } from './question-figure.tsx'
import { QuestionOrigin } from './question-origin.tsx'
import { partsOfQuestion } from './question-text.ts'
import type { Question } from './questions-query.ts'
import { useArrival } from './use-arrival.ts'
import { useOptionKeys } from './use-option-keys.ts'

/** One question: its text, four options, and after the choice what is true and why. */
export function QuestionCard({
  question,
  number,
  count,
  chosen,
  sending,
  failed,
  onChoose,
  onSendAgain,
  onNext,
  companion,
}: {
  question: Question
  number: number
  count: number
  chosen: number | null
  /** The answer is on its way. */
  sending: boolean
  /** The answer did not arrive. */
  failed: boolean
  onChoose: (option: number) => void
  onSendAgain: () => void
  onNext: () => void
  /** Who stands beside Next once the answer is given, where there is no column for it. */
  companion?: ReactNode
}) {
  const locked = chosen !== null
  const next = useRef<HTMLButtonElement>(null)
  const card = useRef<HTMLElement>(null)
  const explained = useRef<HTMLDivElement>(null)
  useOptionKeys({ count: question.options.length, locked, onChoose, onNext })
  // A choice, or a “Send again” that got through, leads on to Next; coming back to an answered question does not.
  const before = useRef({ locked, failed })
  useEffect(() => {
    const was = before.current
    before.current = { locked, failed }
    if (!locked) return
    if (!was.locked) explained.current?.scrollIntoView({ block: 'nearest' })
    if (!was.locked || (was.failed && !failed)) next.current?.focus({ preventScroll: true })
  }, [locked, failed])

  // Next has gone with the question before it.
  useArrival(card, number > 1)

  return (
    <article
      ref={card}
      tabIndex={-1}
      aria-label={pageWords.questionOf(number, count)}
      className="scroll-mt-28 lg:scroll-mt-4 rounded-sheet bg-card p-5 shadow-rest sm:p-8"
    >
      <div className="flex items-center justify-between gap-3 text-ink-soft text-small">
        <p>{pageWords.questionOf(number, count)}</p>
        <Badge tone="plain">{pageWords.difficulty[question.difficulty]}</Badge>
      </div>
      <div className="mt-4 space-y-4">
        {partsOfQuestion(question.question).map(part =>
          part.kind === 'code' ? (
            <pre
              key={part.text}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a listing wider than the card must scroll by keyboard
              tabIndex={0}
              className="overflow-x-auto rounded-tile bg-sunk p-4 text-small leading-relaxed"
            >
              <code>{part.text}</code>
            </pre>
          ) : (
            <h2
              key={part.text}
              className="font-medium font-text text-[1.25rem] leading-snug tracking-normal text-pretty sm:text-[1.5rem]"
            >
              {part.text}
            </h2>
          ),
        )}
      </div>
      <QuestionFigure url={question.relatedImageUrl} alt={question.relatedImageAlt} />
      <ol aria-label={pageWords.options} className="mt-6 grid gap-3">
        {question.options.map((option, index) => (
          <li key={option}>
            <Option
              text={option}
              number={index + 1}
              state={
                !locked ? 'open' : index === question.correctAnswer ? 'right' : index === chosen ? 'wrong' : 'idle'
              }
              onChoose={() => onChoose(index)}
            />
          </li>
        ))}
      </ol>
      <div ref={explained} aria-live="polite" className="scroll-mb-44 md:scroll-mb-28">
        {locked && <Explanation question={question} chosen={chosen} />}
      </div>
      {locked && <QuestionOrigin questionId={question.id} />}
      {locked && (
        <div className="sticky bottom-[calc(5rem+env(safe-area-inset-bottom))] mt-6 flex flex-wrap items-end gap-3 md:bottom-4">
          {companion}
          <div className="ml-auto flex flex-wrap items-center justify-end gap-3">
            {failed && (
              <Button kind="secondary" size="large" busy={sending} onClick={onSendAgain}>
                {pageWords.sendAgain}
              </Button>
            )}
            <Button ref={next} size="large" className="min-w-36" onClick={onNext}>
              {pageWords.next}
            </Button>
          </div>
        </div>
      )}
      {!locked && <p className="mt-5 text-ink-soft text-small max-md:hidden">{pageWords.keysHint}</p>}
    </article>
  )
}

type OptionState = 'open' | 'right' | 'wrong' | 'idle'

const looks: Record<OptionState, string> = {
  open: 'border-line bg-raised shadow-[inset_0_-2px_0_var(--color-line)] hover:-translate-y-0.5 hover:border-brand hover:shadow-rest',
  right: '-translate-y-0.5 border-leaf bg-leaf-soft shadow-rest',
  wrong: 'animate-tilt border-apricot bg-apricot-soft',
  idle: 'border-line bg-card text-ink-soft',
}

function Option({
  text,
  number,
  state,
  onChoose,
}: {
  text: string
  number: number
  state: OptionState
  onChoose: () => void
}) {
  return (
    <button
      type="button"
      disabled={state !== 'open'}
      onClick={onChoose}
      className={classNames(
        'flex min-h-15 w-full items-center gap-3.5 rounded-card border-2 px-3.5 py-2.5 text-left text-body transition-[transform,border-color,background-color,box-shadow] duration-200 ease-out sm:text-[1.125rem]',
        looks[state],
      )}
    >
      <span
        aria-hidden="true"
        className={classNames(
          'inline-flex size-9 shrink-0 items-center justify-center rounded-tile font-name font-semibold',
          state === 'right'
            ? 'bg-leaf-ink text-card'
            : state === 'wrong'
              ? 'bg-apricot text-[oklch(0.28_0.06_50)]'
              : 'bg-sunk text-ink-soft',
        )}
      >
        {state === 'right' ? <Check size={20} strokeWidth={3} /> : number}
      </span>
      <span className="min-w-0 flex-1">{text}</span>
      {state === 'right' && <span className="text-leaf-ink text-small max-sm:sr-only">{pageWords.rightAnswer}</span>}
      {state === 'wrong' && <span className="text-apricot-ink text-small max-sm:sr-only">{pageWords.yourChoice}</span>}
    </button>
  )
}
