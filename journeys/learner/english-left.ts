import type { Page } from '@playwright/test'
import { englishCatalogues } from '#app/languages/english-catalogues.ts'
import { translations } from '#app/languages/translations.ts'
import type { Translations } from '#kit/words/catalogue.ts'

/** Shorter ones are words that Spanish and English may share, or a number with a sign. */
const leastLetters = 3
const marks = [37, 41, 43, 47]

/** English sentences that the other language says otherwise, as patterns of what may be read of them. */
function sentencesOf(english: unknown, other: unknown): RegExp[] {
  if (typeof english === 'string') return english === other ? [] : patternOf(english)
  if (typeof english === 'function') return patternOf(shapeOf(english as Saying), shapeOf(other as Saying))
  if (typeof english !== 'object' || english === null) return []
  return Object.entries(english).flatMap(([key, value]) =>
    sentencesOf(value, (other as Record<string, unknown>)?.[key]),
  )
}

type Saying = (...blanks: unknown[]) => unknown

/** A sentence with blanks, told with numbers nobody else uses. */
function shapeOf(saying: Saying): string {
  try {
    const said = saying(...marks.slice(0, saying.length))
    return typeof said === 'string' ? said : ''
  } catch {
    return ''
  }
}

function patternOf(english: string, other = ''): RegExp[] {
  const letters = english.replace(/[^\p{L}]/gu, '')
  if (letters.length < leastLetters || english === other) return []
  const literal = english.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return [new RegExp(`^${literal.replace(/\b(37|41|43|47)\b|\\\{\w+\\\}/g, '.+')}$`)]
}

const patterns = Object.entries(englishCatalogues)
  // What is only ever spoken by the server comes in the replies, and is looked for all the same.
  .flatMap(([room, english]) => sentencesOf(english, (translations.es as Translations)[room]))

/**
 * What can be read or heard on the page that is an English sentence of the product: texts, names and descriptions of
 * controls, and the title; what says of itself that it is English is left out.
 */
export async function englishLeftOn(page: Page): Promise<string[]> {
  const said = await page.evaluate(() => {
    const found = new Set<string>([document.title])
    const foreign = (element: Element | null) => {
      const mark = element?.closest('[lang="en"], script, style, noscript')
      return mark !== null && mark !== undefined && mark !== document.documentElement
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      if (!foreign(node.parentElement)) found.add(node.textContent ?? '')
    for (const element of document.querySelectorAll('*'))
      if (!foreign(element))
        for (const name of ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt'])
          found.add(element.getAttribute(name) ?? '')
    for (const element of document.querySelectorAll<HTMLElement>('p, h1, h2, h3, button, a, li, dt, dd'))
      if (!foreign(element) && !element.querySelector('[lang="en"]')) found.add(element.textContent ?? '')
    return [...found]
  })
  return said.map(text => text.trim().replace(/\s+/g, ' ')).filter(text => patterns.some(pattern => pattern.test(text)))
}
