import type { Language } from '#kit/words/language.ts'
import type { Dictionary } from '#kit/words/spoken.ts'
import { es } from './es.ts'

/** The sentences of each language but English, which every room brings along itself. */
export const dictionaries: Readonly<Partial<Record<Language, Dictionary>>> = { es }
