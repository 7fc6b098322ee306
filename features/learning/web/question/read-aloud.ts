/** A part of what is read, and the text to say for it. */
export interface Spoken<Place> {
  place: Place
  text: string
}

/** What the browser's voice speaks, as far as reading needs it (Web Speech API). */
export type Utterance = Pick<SpeechSynthesisUtterance, 'onstart' | 'onend' | 'onerror'>

/** Milliseconds in which a voice has begun, or there is none. */
const patience = 4000

/** The sentences of a text: some browsers fall silent within a long one. */
export function sentencesOf(text: string, language: string): string[] {
  return [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)]
    .map(({ segment }) => segment.trim())
    .filter(sentence => sentence !== '')
}

/**
 * Reads parts one after the other.
 *
 * @param utter makes what the voice speaks of a sentence
 * @param onPart is told what is being read; undefined when all is read, or reading was stopped
 * @param onSilence is told that the voice does not speak
 * @returns stops it
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
  let timer = setTimeout(fail, patience)
  // What is being spoken is held here: browsers forget the rest of a queue that nobody holds.
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
      timer = setTimeout(fail, patience)
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
