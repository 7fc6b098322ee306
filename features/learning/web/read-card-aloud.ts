import { toast } from '#kit/ui/toast-store.ts'
import { packLanguage } from '#learning/rules/pack-language.ts'
import { pageWords } from '#learning/words.ts'
import { readAloud } from './read-aloud.ts'

/**
 * Reads what is marked in a card with `data-read` and the name of the passage; its content is what stands there before the
 * words, if anything.
 *
 * @returns how to stop it; undefined where there is nothing to read
 */
export function readCardAloud(
  card: HTMLElement | null,
  passage: 'question' | 'explanation',
  onEnd: () => void,
): (() => void) | undefined {
  const places = [...(card?.querySelectorAll<HTMLElement>(`[data-read="${passage}"]`) ?? [])]
  if (places.length === 0) return undefined
  const parts = places.map(place => ({
    place,
    text: [place.dataset.readBefore, place.textContent].filter(Boolean).join(', '),
  }))
  return readAloud(parts, {
    voice: speechSynthesis,
    language: packLanguage,
    utter,
    onPart: read => {
      for (const place of places) place.toggleAttribute('data-being-read', place === read)
      read?.scrollIntoView({ block: 'nearest' })
      if (!read) onEnd()
    },
    onSilence: () => toast({ title: pageWords.noVoice, description: pageWords.noVoiceNote }),
  })
}

function utter(sentence: string): SpeechSynthesisUtterance {
  const utterance = new SpeechSynthesisUtterance(sentence)
  utterance.lang = packLanguage
  const voices = speechSynthesis.getVoices().filter(({ lang }) => lang.toLowerCase().startsWith(packLanguage))
  utterance.voice = voices.find(voice => voice.default) ?? voices.find(voice => voice.localService) ?? null
  return utterance
}
