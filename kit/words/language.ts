/** The product's languages by code (BCP 47), each with its own name. */
export const languages = { en: 'English', es: 'Español' } as const
export type Language = keyof typeof languages

/** The locale for dates and numbers in each language. */
export const locales: Readonly<Record<Language, string>> = { en: 'en-GB', es: 'es-MX' }

/** The cookie with the language that was chosen. */
export const languageCookie = 'language'

export function isLanguage(code: string | undefined): code is Language {
  return code !== undefined && Object.hasOwn(languages, code)
}

/**
 * The language to use: the chosen one, else the first supported one in the browser's list, else English.
 *
 * @param chosen content of the cookie
 * @param accepted the `Accept-Language` header (RFC 9110 §12.5.4)
 */
export function languageFor(chosen: string | undefined, accepted: string | undefined): Language {
  if (isLanguage(chosen)) return chosen
  const requested = (accepted ?? '')
    .split(',')
    .map((entry, place) => {
      const [tag = '', ...parameters] = entry.trim().split(';')
      const weight = parameters.map(each => /^\s*q=([\d.]+)\s*$/.exec(each)?.[1]).find(each => each !== undefined)
      return { code: tag.split('-', 1)[0]?.toLowerCase(), weight: weight === undefined ? 1 : Number(weight), place }
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || a.place - b.place)
  return requested.map(({ code }) => code).find(isLanguage) ?? 'en'
}
