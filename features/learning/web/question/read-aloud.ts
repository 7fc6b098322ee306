/** A part of the page to read, and the text to speak for it. */
export interface Spoken<Place> {
  place: Place
  text: string
}

/** The part of the Web Speech API's utterance that reading needs. */
export type Utterance = Pick<SpeechSynthesisUtterance, 'onstart' | 'onend' | 'onerror'>

/** Milliseconds; a voice that hasn't started by then is taken to be missing. */
const startTimeout = 4000

/** Splits a text into sentences, as some browsers fall silent in the middle of a long utterance. */
export function sentencesOf(text: string, language: string): string[] {
  return [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)]
    .map(({ segment }) => segment.trim())
    .filter(sentence => sentence !== '')
}

/**
 * Reads parts one after another.
 *
 * @param utter makes an utterance of a sentence
 * @param onPart called with the place being read; undefined when reading has finished or was stopped
 * @param onSilence called if the voice doesn't speak
 * @returns a function that stops reading
 */
export function readAloud<Place, U extends Utterance>(
  parts: readonly Spoken<Place>[],
  {
    voice,
    language,
    utter,
    onPart,
    onSilence,
  }: {
    voice: { speak(utterance: U): void; cancel(): void }
    language: string
    utter: (sentence: string) => U
    onPart: (place: Place | undefined) => void
    onSilence: () => void
  },
): () => void {
  const sentences = parts.flatMap(({ place, text }) => sentencesOf(text, language).map(said => ({ place, said })))
  let over = false
  const end = () => {
    if (over) return
    over = true
    clearTimeout(timer)
    onPart(undefined)
  }
  const fail = () => {
    if (over) return
    end()
    voice.cancel()
    onSilence()
  }
  let timer = setTimeout(fail, startTimeout)
  // Keeps references to the utterances, as browsers drop queued ones that are garbage-collected.
  const utterances: U[] = []
  const say = (at: number) => {
    const next = sentences[at]
    if (!next) return end()
    const utterance = utter(next.said)
    utterances.push(utterance)
    utterance.onstart = () => {
      clearTimeout(timer)
      if (!over) onPart(next.place)
    }
    utterance.onend = () => {
      if (over) return
      clearTimeout(timer)
      timer = setTimeout(fail, startTimeout)
      say(at + 1)
    }
    utterance.onerror = fail
    voice.speak(utterance)
  }
  say(0)
  return () => {
    if (over) return
    end()
    voice.cancel()
  }
}
