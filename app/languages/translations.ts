import type { Translations } from '#kit/words/catalogue.ts'
import type { Language } from '#kit/words/language.ts'
import { es } from './es.ts'

/** The texts of each language except English, which every catalogue brings with it. */
export const translations: Readonly<Partial<Record<Language, Translations>>> = { es }
