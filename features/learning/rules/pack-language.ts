import type { Language } from '#kit/words/language.ts'

/** The language that questions, their explanations and the facts of breaks are written in, whatever the page speaks. */
export const packLanguage: Language = 'en'
