import { afterEach, expect, test } from 'vitest'
import { setTranslationsSource } from '#kit/words/catalogue.ts'
import { captionFor } from '#pet/rules/drawing/caption.ts'
import { LINEAGES } from '#pet/rules/traits.ts'
import { translations } from './translations.ts'

afterEach(() => setTranslationsSource(() => undefined))

/** What pets of every lineage are told at each stage of their lives. */
const lives = () =>
  LINEAGES.flatMap(lineage =>
    Array.from({ length: 999 }, (_, i) => captionFor({ id: `told ${lineage}`, lineage }, i + 1)),
  )

const wordsOf = (captions: readonly string[]) =>
  new Set(
    captions
      .join(' ')
      .toLowerCase()
      .match(/\p{L}+/gu),
  )

/** Words that are the same in both languages. */
const shared: Readonly<Record<string, readonly string[]>> = { es: ['a', 'collar', 'halo'] }

test.each(Object.entries(translations))('%s: what is new about a pet is said in it alone', (language, translation) => {
  const english = wordsOf(lives())
  setTranslationsSource(() => translation)
  const captions = lives()
  expect(captions.filter(said => said.length < 8 || /undefined|[{}]|\s\s|^\s|\s$|\s[,;:]/.test(said))).toEqual([])
  expect([...wordsOf(captions)].filter(word => english.has(word)).toSorted()).toEqual(shared[language])
})

test('in Spanish, articles follow the gender of what they name', () => {
  setTranslationsSource(() => translations.es)
  const captions = lives()
  const feminine = /\b(una|la) (perla|gema|florecita|motita|mancha|peca) /
  const masculine = /\b(un|el) (puntito|cascabel|dibujo de rayas|grupo de chispas|par de (motitas|cascabeles|marcas)) /
  const adorned = captions.filter(said =>
    /perla|gema |florecita|motita|mancha|peca|puntito|cascabel|rayas|chispas|marcas/.test(
      said.replace(/(una )?gema (más grande )?en el pecho/, ''),
    ),
  )
  expect(adorned.length).toBeGreaterThan(4000)
  expect(adorned.filter(said => !feminine.test(said) && !masculine.test(said))).toEqual([])
  expect(captions).toContain('el dibujo de rayas en la cola tomó un color claro')
})
