import { useRef, useState } from 'react'
import { maxBubbles } from '#learning/rules/breaks/break-kinds.ts'
import type { Reaction } from '#pet/web/reactions.ts'
import type { BreakProps } from './break-body.tsx'
import { breakWords } from './break-words.ts'

const numbers = Array.from({ length: maxBubbles }, (_, i) => i + 1)
/** Used in turn, so that no reaction repeats the last. */
const joys: readonly Reaction[] = ['hop', 'tickle', 'joy']
const tones = ['bg-sky-soft border-sky', 'bg-coral-soft border-coral', 'bg-leaf-soft border-leaf']
const sizes = ['size-14', 'size-17', 'size-14']

export function PlayBreak({ onCheer, onBubbles }: BreakProps<'creature-play'>) {
  const [popped, setPopped] = useState<readonly number[]>([])
  const area = useRef<HTMLUListElement>(null)
  const pop = (number: number) => {
    const now = [...popped, number]
    setPopped(now)
    onBubbles(now.length)
    onCheer(joys[now.length % joys.length] ?? 'hop')
    const [next] = numbers.filter(each => !now.includes(each)).toSorted((a, b) => order(a, number) - order(b, number))
    area.current?.querySelector<HTMLElement>(`[data-bubble="${next}"]`)?.focus({ preventScroll: true })
  }
  return (
    <>
      <p className="mt-2 text-lead">{breakWords.bubbles}</p>
      <ul
        ref={area}
        aria-label={breakWords.bubbleArea}
        className="mt-4 grid grid-cols-4 items-center justify-items-center gap-2 rounded-card bg-heaven px-2 py-5"
      >
        {numbers.map(number => (
          <li key={number} className="flex h-19 items-center justify-center even:pt-3">
            {popped.includes(number) ? (
              <span aria-hidden="true" className="animate-float-away font-name font-semibold text-leaf-ink">
                {breakWords.pop}
              </span>
            ) : (
              <button
                type="button"
                data-bubble={number}
                aria-label={breakWords.bubble(number)}
                onClick={() => pop(number)}
                style={{ animationDelay: `${number * -900}ms` }}
                className={`animate-drift rounded-full border-2 shadow-rest ${sizes[number % 3]} ${tones[number % 3]}`}
              >
                <span className="mb-5 ml-2 block size-3 rounded-full bg-white opacity-60" />
              </button>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-3 min-h-6 text-ink-soft">{popped.length > 0 && breakWords.popped(popped.length, maxBubbles)}</p>
    </>
  )
}

/** Sort key: bubbles after the popped one come first, then those before it. */
function order(bubble: number, popped: number): number {
  return bubble > popped ? bubble : bubble + maxBubbles
}
