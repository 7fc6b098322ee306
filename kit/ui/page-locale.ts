import { isLanguage, locales } from '#kit/words/language.ts'

/** How the page writes dates and numbers (BCP 47), by the language it speaks. */
export function pageLocale(): string {
  const { lang } = document.documentElement
  return locales[isLanguage(lang) ? lang : 'en']
}

/** A whole number as the page writes it: `1,234`. */
export function formatNumber(number: number): string {
  return new Intl.NumberFormat(pageLocale()).format(number)
}
