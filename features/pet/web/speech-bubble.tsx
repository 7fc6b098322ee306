import type { CSSProperties } from 'react'
import { classNames } from '#kit/ui/class-names.ts'

/** In the dark theme lighter than any other paper, so that it stands out from the wall. */
const paper = { '--bubble': 'light-dark(oklch(1 0 0), oklch(0.39 0.055 296))' } as CSSProperties

/** What the pet says or thinks (a thought has small clouds below it). It sits above the pet and grows upwards. */
export function SpeechBubble({ text, thought, thinks }: { text: string; thought: boolean; thinks: string }) {
  return (
    <p
      key={text}
      style={paper}
      className={classNames(
        'relative z-30 mb-3.5 max-w-[min(17.500rem,84vw)] animate-pop bg-(--bubble) px-4 py-2.5 text-center font-medium font-name text-small shadow-lift sm:max-w-80 sm:text-body',
        thought
          ? 'rounded-[26px] before:absolute before:-bottom-2.5 before:left-[calc(50%-4px)] before:size-3.5 before:rounded-full before:bg-(--bubble) after:absolute after:-bottom-5 after:left-[calc(50%+7px)] after:size-2 after:rounded-full after:bg-(--bubble)'
          : 'rounded-card after:absolute after:top-full after:left-1/2 after:-ml-2 after:border-8 after:border-transparent after:border-t-(color:--bubble)',
      )}
    >
      {thought && <span className="sr-only">{thinks}</span>}
      {text}
    </p>
  )
}
