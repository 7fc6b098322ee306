/** The texts of a catalogue in another language: the same keys and parameters, other words. */
export type Translated<W> = W extends string
  ? string
  : W extends (...parameters: infer Parameters) => infer Text
    ? (...parameters: Parameters) => Translated<Text>
    : W extends readonly (infer Line)[]
      ? readonly Translated<Line>[]
      : { readonly [Key in keyof W]: Translated<W[Key]> }

/** All texts of one language, by the name of their catalogue. What is missing falls back to English. */
export type Translations = Readonly<Record<string, object>>

const englishTexts = new Map<string, object>()
/** On the page, a language's own script puts its texts here before the page's script runs. */
const page = globalThis as { pageTranslations?: Translations }
let currentTranslations: () => Translations | undefined = () => page.pageTranslations

/** Sets how to find the translations to use right now: on the server, those of the request that is being answered. */
export function setTranslationsSource(source: () => Translations | undefined): void {
  currentTranslations = source
}

/**
 * The texts of one part of the product. Reading a text gives it in the current language.
 *
 * @param name its key in `Translations`, such as `learning` or `learning.page`
 * @throws Error if the name is taken
 */
/*@__NO_SIDE_EFFECTS__*/
export function catalogue<const W extends object>(name: string, english: W): Translated<W> {
  if (englishTexts.has(name)) throw new Error(`There are two catalogues called ${name}.`)
  englishTexts.set(name, english)
  const textOf = (key: string | symbol): unknown => {
    const translated = currentTranslations()?.[name] as Record<string | symbol, unknown> | undefined
    return translated?.[key] ?? (english as Record<string | symbol, unknown>)[key]
  }
  return new Proxy(english, { get: (_, key) => textOf(key) }) as unknown as Translated<W>
}

const translatedTexts = new WeakMap<Translations, ReadonlyMap<string, string>>()

/** Translates a complete English text into the current language. Texts that are in no catalogue, or have parameters, stay as they are. */
export function translate(text: string): string {
  const translations = currentTranslations()
  if (!translations) return text
  let known = translatedTexts.get(translations)
  if (!known) {
    known = new Map([...englishTexts].flatMap(([name, english]) => textPairs(english, translations[name])))
    translatedTexts.set(translations, known)
  }
  return known.get(text) ?? text
}

function textPairs(english: unknown, translated: unknown): (readonly [string, string])[] {
  if (typeof english === 'string') return typeof translated === 'string' ? [[english, translated]] : []
  if (typeof english !== 'object' || english === null || typeof translated !== 'object' || translated === null)
    return []
  return Object.entries(english).flatMap(([key, value]) =>
    textPairs(value, (translated as Record<string, unknown>)[key]),
  )
}
