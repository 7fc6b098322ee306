import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { classNames } from '#kit/ui/class-names.ts'
import { roomWords } from './room-words.ts'

const targetPlaces = [
  { left: '12%', top: '42%' },
  { left: '78%', top: '38%' },
  { left: '24%', top: '66%' },
  { left: '72%', top: '64%' },
  { left: '46%', top: '9%' },
] as const

/**
 * Five stars to catch during the game. With the keyboard, focus moves on to the next star by itself.
 *
 * @param grab whether the game was started by keyboard: then the first star gets the focus
 */
export function PlayTargets({
  grab,
  onCatch,
}: {
  grab: boolean
  onCatch: (left: string, top: string, count: number) => void
}) {
  const [caught, setCaught] = useState<readonly number[]>([])
  const area = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (grab) area.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [grab])
  const take = (index: number, byKeyboard: boolean) => {
    const now = [...caught, index]
    setCaught(now)
    const place = targetPlaces[index]
    if (place) onCatch(place.left, place.top, now.length)
    const next = targetPlaces.findIndex((_, other) => !now.includes(other))
    if (!byKeyboard) return
    const to = next < 0 ? careButton('play') : area.current?.querySelector<HTMLElement>(`[data-target="${next}"]`)
    to?.focus({ preventScroll: true })
  }
  return (
    <div ref={area} className="absolute inset-0 z-30 pointer-events-none">
      {targetPlaces.map(({ left, top }, index) =>
        caught.includes(index) ? null : (
          <button
            key={left}
            type="button"
            data-target={index}
            aria-label={roomWords.target(index + 1)}
            onClick={event => take(index, event.detail === 0)}
            style={{ left, top, animationDelay: `${index * -700}ms` }}
            className="pointer-events-auto absolute size-13 animate-drift rounded-full [animation-duration:0.900s]"
          >
            <svg viewBox="0 0 52 52" className="size-full animate-pop drop-shadow-md" aria-hidden="true">
              <path
                d="M26 3c2 0 3 1 4 3l5 11 12 2c4 1 5 5 2 8l-9 8 2 12c1 4-3 7-6 5l-10-6-10 6c-3 2-7-1-6-5l2-12-9-8c-3-3-2-7 2-8l12-2 5-11c1-2 2-3 4-3z"
                className="fill-apricot"
              />
              <path
                d="M26 3c2 0 3 1 4 3l5 11 12 2c4 1 5 5 2 8l-9 8 2 12c1 4-3 7-6 5l-10-6c8-8 10-26 0-43z"
                className="fill-shade"
              />
              <path
                d="M21 14l-3 6-6 1"
                className="stroke-white"
                strokeWidth="3.500"
                strokeLinecap="round"
                strokeLinejoin="round"
                fill="none"
                opacity=".75"
              />
            </svg>
          </button>
        ),
      )}
    </div>
  )
}

export const targets = targetPlaces.length

/** The button of a care action below the room. */
function careButton(action: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-care="${action}"]`)
}

const bubblePlaces = [
  { left: '5%', top: '47%', size: 'size-11' },
  { left: '81%', top: '46%', size: 'size-12' },
  { left: '30%', top: '36%', size: 'size-11 max-sm:hidden' },
  { left: '65%', top: '42%', size: 'size-11 max-sm:hidden' },
] as const
const newBubblesMs = 9000

/** Soap bubbles in the room; a while after the last pop, new ones appear. */
export function SoapBubbles({ onPop }: { onPop: (left: string, top: string) => void }) {
  const [popped, setPopped] = useState<readonly number[]>([])
  const area = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (popped.length === 0) return
    const timer = setTimeout(() => setPopped([]), newBubblesMs)
    return () => clearTimeout(timer)
  }, [popped])
  const pop = (index: number) => {
    setPopped([...popped, index])
    const place = bubblePlaces[index]
    if (place) onPop(place.left, place.top)
  }
  const onKey = (event: KeyboardEvent<HTMLButtonElement>, index: number) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    const others = [...(area.current?.querySelectorAll<HTMLElement>('button') ?? [])].filter(
      each => each !== event.currentTarget && each.offsetParent !== null,
    )
    const to = others[0] ?? careButton('talk')
    pop(index)
    to?.focus({ preventScroll: true })
  }
  return (
    <div ref={area} className="pointer-events-none absolute inset-0">
      {bubblePlaces.map(({ left, top, size }, index) =>
        popped.includes(index) ? null : (
          <button
            key={left}
            type="button"
            aria-label={roomWords.bubble(index + 1)}
            onClick={() => pop(index)}
            onKeyDown={event => onKey(event, index)}
            style={{ left, top, animationDelay: `${index * -1900}ms` }}
            className={classNames('pointer-events-auto absolute animate-drift rounded-full', size)}
          >
            <svg viewBox="0 0 48 48" className="size-full" aria-hidden="true">
              <circle cx="24" cy="24" r="21" className="fill-white" opacity=".22" />
              <circle cx="24" cy="24" r="21" fill="none" className="stroke-white" strokeWidth="2" opacity=".75" />
              <path
                d="M9 30a17 17 0 0 0 24 9"
                fill="none"
                stroke="oklch(0.8 0.12 330)"
                strokeWidth="3"
                strokeLinecap="round"
                opacity=".7"
              />
              <path
                d="M40 20a17 17 0 0 0-8-10"
                fill="none"
                stroke="oklch(0.85 0.12 200)"
                strokeWidth="3"
                strokeLinecap="round"
                opacity=".8"
              />
              <ellipse
                cx="16"
                cy="15"
                rx="5"
                ry="3.500"
                className="fill-white"
                opacity=".9"
                transform="rotate(-35 16 15)"
              />
            </svg>
          </button>
        ),
      )}
    </div>
  )
}
