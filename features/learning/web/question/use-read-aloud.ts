import type { RefObject } from 'react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { toast } from '#kit/ui/toast-store.ts'
import { packLanguage } from '#learning/rules/pack-language.ts'
import { pageWords } from '#learning/words.ts'
import { readAloud } from './read-aloud.ts'

/** Styles of a passage while it is being read: a highlighter stroke behind the words. */
export const readable =
  'data-being-read:rounded-tile data-being-read:bg-sky-soft data-being-read:shadow-[0_0_0_0.3rem_var(--color-sky-soft)]'

/**
 * Reads the elements of the card whose `data-read` names the passage, each preceded by its `data-read-before`, if any. Stops when
 * toggled again, when `passage` changes, and when the card unmounts.
 *
 * @param passage the passage to read
 */
export function useReadAloud(card: RefObject<HTMLElement | null>, passage: 'question' | 'explanation') {
  const stop = useRef<() => void>(undefined)
  const [reading, setReading] = useState(false)

  const toggle = useCallback(() => {
    if (stop.current) return stop.current()
    const places = [...(card.current?.querySelectorAll<HTMLElement>(`[data-read="${passage}"]`) ?? [])]
    if (places.length === 0 || !hasVoice()) return
    const marked = (place: HTMLElement | undefined) => {
      for (const each of places) each.toggleAttribute('data-being-read', each === place)
      place?.scrollIntoView({ block: 'nearest' })
    }
    setReading(true)
    const parts = places.map(place => ({
      place,
      text: [place.dataset.readBefore, place.textContent].filter(Boolean).join(', '),
    }))
    stop.current = readAloud(parts, {
      voice: speechSynthesis,
      language: packLanguage,
      utter,
      onPart: place => {
        marked(place)
        if (place) return
        stop.current = undefined
        setReading(false)
      },
      onSilence: () => toast({ title: pageWords.noVoice, description: pageWords.noVoiceNote }),
    })
  }, [card, passage])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of passage stops reading
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

/** Whether the browser supports speech. */
export function hasVoice(): boolean {
  return 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window
}

function utter(sentence: string): SpeechSynthesisUtterance {
  const utterance = new SpeechSynthesisUtterance(sentence)
  utterance.lang = packLanguage
  const voices = speechSynthesis.getVoices().filter(({ lang }) => lang.toLowerCase().startsWith(packLanguage))
  utterance.voice = voices.find(voice => voice.default) ?? voices.find(voice => voice.localService) ?? null
  return utterance
}
