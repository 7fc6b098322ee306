import type { RefObject } from 'react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { whenIdle } from '#kit/ui/when-idle.ts'

/** The look of what can be read, while it is: a marker stroke beneath the words. */
export const readable =
  'data-being-read:rounded-tile data-being-read:bg-sky-soft data-being-read:shadow-[0_0_0_0.3rem_var(--color-sky-soft)]'

/**
 * Reads what is marked in the card with `data-read` and a name of the passage; its content is what stands there before
 * the words, if anything. Stops on a second press, when `passage` changes and when the card goes.
 *
 * @param passage what is to be read now
 */
export function useReadAloud(card: RefObject<HTMLElement | null>, passage: 'question' | 'explanation') {
  const stop = useRef<() => void>(undefined)
  const [reading, setReading] = useState(false)

  // A browser may let a voice speak only while a press is being handled, so the part for it is there before.
  const reader = useRef<typeof import('./read-card-aloud.ts')>(undefined)
  useEffect(() => {
    if (!hasVoice()) return
    whenIdle(() => {
      void import('./read-card-aloud.ts').then(part => {
        reader.current = part
      }, ignored)
    })
  }, [])

  const toggle = useCallback(() => {
    if (stop.current) return stop.current()
    const begin = ({ readCardAloud }: typeof import('./read-card-aloud.ts')) => {
      stop.current = readCardAloud(card.current, passage, () => {
        stop.current = undefined
        setReading(false)
      })
      if (stop.current) setReading(true)
    }
    if (reader.current) begin(reader.current)
    else void import('./read-card-aloud.ts').then(begin, ignored)
  }, [card, passage])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another passage ends what is being read of this one
  useEffect(() => {
    const leave = () => stop.current?.()
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [passage])

  return { reading, toggle }
}

/** Whether the browser can speak at all. */
export function hasVoice(): boolean {
  return 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window
}

const ignored = () => undefined
