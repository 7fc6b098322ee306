import { unsafeWordIn } from '../gate/child-safety.ts'
import type { Gloss } from '../gloss/gloss.ts'
import { glossLevel } from '../gloss/gloss-level.ts'
import { packFromGlosses } from '../gloss/pack-from-glosses.ts'
import { saysTerm } from '../gloss/says-term.ts'
import { shortGlosses } from '../gloss/shorten-gloss.ts'
import type { Pack } from '../pack.ts'
import { fold } from '../text/fold.ts'
import { contentWords, rootOf } from '../text/words.ts'
import { predicateOf } from './predicate.ts'

/** What is read of an article. */
export interface ReadArticle {
  title: string
  description: string
  extract: string
  url: string
  /** Readers per day. */
  views: number
}

/** A topic needs this many articles with a description of their subject. */
export const fewestArticles = 8

/** Living people are left alone, and lists, years and pages about words are not things to ask about. */
const unfitTitle = /^(?:list of|index of|outline of|history of|glossary|\d)|\(disambiguation\)|\d{4}s?$|:/i
const living = /\(born\b|\bborn (?:on |in )?\d|\b\d{4}\s*[–-]\s*\)|\b(?:politician|criminal|serial killer|pornograph)/i

const familiarity = (views: number): number => (views > 3000 ? 0.8 : views > 600 ? 0.5 : views > 100 ? 0.3 : 0.1)

/** `fish with flat teeth` → `fish`: what comes last before the line goes on to say more. */
function headOf(what: string): string {
  const head =
    what.split(/\b(?:that|which|who|with|of|in|from|by|for|to|used|made|found|having|at|on|and)\b|[,;]/)[0] ?? ''
  return fold(head).split(' ').at(-1) || 'thing'
}

/**
 * A pack of an article and what it links to. Only links count whose own first lines speak of the topic: a link alone says
 * nothing (an article about sharks links to countries, too).
 *
 * @param id of the topic
 * @returns undefined where too few are left
 */
export function encyclopediaPack(
  id: string,
  topic: ReadArticle,
  linked: readonly ReadArticle[],
  asOf: string,
): Pack | undefined {
  const about = new Set(contentWords(topic.title.replace(/\s*\(.*\)/, ''), 3).map(rootOf))
  const speaks = ({ title, description, extract }: ReadArticle) =>
    contentWords(`${title} ${description} ${extract}`, 3).some(word => about.has(rootOf(word)))
  const glosses = linked
    .filter(article => article.title !== topic.title && speaks(article))
    .toSorted((a, b) => b.views - a.views)
    .flatMap(article => glossOf(article, about) ?? [])
    .slice(0, 120)
  if (glosses.length < fewestArticles) return undefined
  const heads = [...new Set(glosses.map(({ class: head }) => head))]
  const pack = packFromGlosses(
    {
      id,
      title: topic.title,
      version: asOf,
      asOf,
      sources: glosses.map(({ source }) => {
        const article = linked.find(({ url }) => url === source)
        return { id: source, title: `${article?.title ?? topic.title} – Wikipedia (CC BY-SA 4.0)`, url: source }
      }),
      families: [
        {
          id: 'what',
          forward: ['Which of these describes “{s}”?', 'What is “{s}”?'],
          inverse: ['Which of these is described as “{o}”?'],
        },
      ],
      classes: [
        { id: 'thing', label: 'thing', plural: 'things' },
        ...heads
          .filter(head => head !== 'thing')
          .map(head => ({ id: head, label: head, plural: head, parent: 'thing' })),
      ],
    },
    glosses,
  )
  return pack.facts.length < fewestArticles ? undefined : { ...pack, madeFrom: 'encyclopedia' }
}

function glossOf(article: ReadArticle, about: ReadonlySet<string>): Gloss | undefined {
  const { title, description, extract, url, views } = article
  if (unfitTitle.test(title) || living.test(`${description} ${extract}`) || !url.startsWith('https://'))
    return undefined
  if (unsafeWordIn(`${title} ${description} ${extract}`) !== undefined) return undefined
  const [what] = shortGlosses(predicateOf(extract) ?? '')
  const term = title.replace(/\s*\(.*\)$/, '')
  if (what === undefined || term.length > 60 || saysTerm(what, [term], about)) return undefined
  return {
    id: fold(title).replaceAll(' ', '-') || 'entry',
    term,
    aka: [],
    what,
    family: 'what',
    class: headOf(what),
    within: [],
    group: false,
    level: glossLevel(familiarity(views), what),
    source: url,
  }
}
