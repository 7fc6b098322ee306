import { expect, test } from 'vitest'
import { languageFor } from './language.ts'

test.each([
  [undefined, undefined, 'en'],
  ['es', 'en-GB,en;q=0.9', 'es'],
  ['xx', 'es-MX', 'es'],
  ['__proto__', 'fr', 'en'],
  [undefined, 'fr-FR, es;q=0.7, en;q=0.8', 'en'],
  [undefined, 'de,ES-419;q=0.9,en;q=0.1', 'es'],
  [undefined, 'es;q=0, en', 'en'],
  [undefined, ',;q=;,es', 'es'],
  [undefined, '*', 'en'],
])('With %s chosen and %s accepted, the language is %s', (chosen, accepted, language) => {
  expect(languageFor(chosen, accepted)).toBe(language)
})
