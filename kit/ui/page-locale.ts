import { isLanguage, locales } from '#kit/words/language.ts'

/** The locale for dates and numbers, from the page's language (BCP 47). */
export function pageLocale(): string {
  const { lang } = document.documentElement
  return locales[isLanguage(lang) ? lang : 'en']
}

/** Formats a whole number in the page's locale: `1,234`. */
export function formatNumber(number: number): string {
  return new Intl.NumberFormat(pageLocale()).format(number)
}
