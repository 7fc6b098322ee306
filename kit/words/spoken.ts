/** The sentences of one room in another language: the same keys, the same blanks to fill, other words. */
export type Translated<W> = W extends string
  ? string
  : W extends (...blanks: infer Blanks) => infer Sentence
    ? (...blanks: Blanks) => Translated<Sentence>
    : W extends readonly (infer Line)[]
      ? readonly Translated<Line>[]
      : { readonly [Key in keyof W]: Translated<W[Key]> }

/** All sentences of a language, by room; what a room lacks is said in English. */
export type Dictionary = Readonly<Record<string, object>>

const rooms = new Map<string, object>()
/** Where a language's own file leaves its sentences for the page that starts after it. */
const here = globalThis as { sentencesHere?: Dictionary }
let current: () => Dictionary | undefined = () => here.sentencesHere

/** Says where the dictionary of the moment comes from: on the server one for each request. By itself it is the page's. */
export function speakBy(source: () => Dictionary | undefined): void {
  current = source
}

/**
 * Sentences of one room that are said in the language of the moment.
 *
 * @param room its name in the dictionaries, like `learning` or `learning.page`
 * @param english what is said where no other language is chosen
 * @throws Error where two rooms share a name
 */
/*@__NO_SIDE_EFFECTS__*/
export function spoken<const W extends object>(room: string, english: W): Translated<W> {
  if (rooms.has(room)) throw new Error(`Two rooms say that they are ${room}.`)
  rooms.set(room, english)
  const inLanguage = (key: string | symbol): unknown => {
    const said = current()?.[room] as Record<string | symbol, unknown> | undefined
    return said?.[key] ?? (english as Record<string | symbol, unknown>)[key]
  }
  return new Proxy(english, { get: (_, key) => inLanguage(key) }) as unknown as Translated<W>
}

const sentencesOf = new WeakMap<Dictionary, ReadonlyMap<string, string>>()

/** A whole English sentence in the language of the moment; one that no room knows, or that has blanks, stays as it is. */
export function inOtherWords(sentence: string): string {
  const dictionary = current()
  if (!dictionary) return sentence
  let sentences = sentencesOf.get(dictionary)
  if (!sentences) {
    sentences = new Map([...rooms].flatMap(([room, english]) => pairs(english, dictionary[room])))
    sentencesOf.set(dictionary, sentences)
  }
  return sentences.get(sentence) ?? sentence
}

function pairs(english: unknown, other: unknown): (readonly [string, string])[] {
  if (typeof english === 'string') return typeof other === 'string' ? [[english, other]] : []
  if (typeof english !== 'object' || english === null || typeof other !== 'object' || other === null) return []
  return Object.entries(english).flatMap(([key, value]) => pairs(value, (other as Record<string, unknown>)[key]))
}
