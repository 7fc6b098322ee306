import type { Language } from '#kit/words/language.ts'

/** The language of questions, explanations and facts in breaks, whatever language the page is in. */
export const packLanguage: Language = 'en'
