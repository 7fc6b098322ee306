import { page } from './es-page-words.ts'

// Runs before the page's own script, so that the very first text is in Spanish. The two scripts share nothing but this
// global, which kit/words/catalogue.ts reads.
Object.assign(globalThis, { pageTranslations: page })
