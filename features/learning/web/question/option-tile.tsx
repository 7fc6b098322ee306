import { Check, X } from 'lucide-react'
import type { Ref } from 'react'
import { classNames } from '#kit/ui/class-names.ts'
import { packLanguage } from '#learning/rules/pack-language.ts'
import { pageWords } from '#learning/words.ts'
import { readable } from './use-read-aloud.ts'

type OptionState = 'open' | 'struck' | 'right' | 'wrong' | 'idle'

const looks: Record<OptionState, string> = {
  open: 'border-line bg-raised shadow-[inset_0_-2px_0_var(--color-line)] hover:-translate-y-0.5 hover:border-brand hover:shadow-rest',
  struck: 'border-line border-dashed bg-card text-ink-soft',
  right: '-translate-y-0.5 border-leaf bg-leaf-soft shadow-rest',
  wrong: 'animate-tilt border-apricot bg-apricot-soft',
  idle: 'border-line bg-card text-ink-soft',
}

const keys: Partial<Record<OptionState, string>> = {
  right: 'bg-leaf-ink text-card',
  wrong: 'bg-apricot text-[oklch(0.28_0.06_50)]',
}

/** The label beside an option in each state; read to screen readers only where a phone has no room for it. */
const marks: Partial<Record<OptionState, { word: 'notThisOne' | 'rightAnswer' | 'yourChoice'; tone: string }>> = {
  struck: { word: 'notThisOne', tone: 'text-ink-soft max-sm:basis-full max-sm:pl-[3.125rem]' },
  right: { word: 'rightAnswer', tone: 'text-leaf-ink max-sm:sr-only' },
  wrong: { word: 'yourChoice', tone: 'text-apricot-ink max-sm:sr-only' },
}

/** An option's state: open or struck out before the choice; right, wrong or idle after it. */
export function stateOf({
  option,
  chosen,
  right,
  struck,
}: {
  option: number
  chosen: number | null
  right: number
  struck: number | undefined
}): OptionState {
  if (chosen !== null && option === right) return 'right'
  if (chosen === option) return 'wrong'
  if (option === struck) return 'struck'
  return chosen === null ? 'open' : 'idle'
}

/** One option as a large tile; a struck one shows the reason below it. */
export function OptionTile({
  text,
  number,
  state,
  why,
  whyRef,
  onChoose,
}: {
  text: string
  number: number
  state: OptionState
  why: string | undefined
  whyRef: Ref<HTMLParagraphElement>
  onChoose: () => void
}) {
  const mark = marks[state]
  return (
    <>
      <button
        type="button"
        disabled={state !== 'open'}
        onClick={onChoose}
        className={classNames(
          'flex min-h-15 w-full flex-wrap items-center gap-x-3.5 gap-y-0.5 rounded-card border-2 px-3.5 py-2.5 text-left text-body transition-[transform,border-color,background-color,box-shadow] duration-200 ease-out sm:text-[1.125rem]',
          looks[state],
        )}
      >
        <span
          aria-hidden="true"
          className={classNames(
            'inline-flex size-9 shrink-0 items-center justify-center rounded-tile font-name font-semibold',
            keys[state] ?? 'bg-sunk text-ink-soft',
          )}
        >
          {state === 'right' ? <Check size={20} strokeWidth={3} /> : state === 'struck' ? <X size={18} /> : number}
        </span>
        <span
          lang={packLanguage}
          data-read={state === 'struck' ? undefined : 'question'}
          data-read-before={number}
          className={classNames('min-w-0 flex-1', state === 'struck' && 'line-through decoration-2', readable)}
        >
          {text}
        </span>
        {mark && <span className={classNames('shrink-0 text-small', mark.tone)}>{pageWords[mark.word]}</span>}
      </button>
      {why && (
        <p
          ref={whyRef}
          lang={packLanguage}
          className="mt-1.5 scroll-mb-28 animate-rise px-3.5 text-ink-soft text-small sm:pl-16"
        >
          {why}
        </p>
      )}
    </>
  )
}
