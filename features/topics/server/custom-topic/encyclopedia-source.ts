import { encyclopediaPack, fewestArticles } from '#authoring/rules/encyclopedia/encyclopedia-pack.ts'
import { emptyPack, withPageFacts } from '#authoring/rules/encyclopedia/page-facts.ts'
import { unsafeWordIn } from '#authoring/rules/gate/child-safety.ts'
import type { Page } from '#authoring/rules/model/ask-for-facts.ts'
import type { GroundFact } from '#authoring/rules/model/ground-fact.ts'
import { contentWords, rootOf } from '#authoring/rules/text/words.ts'
import type { LearnerId } from '#kit/db/ids.ts'
import type { Clock } from '#kit/time/clock.ts'
import type { Article, Hit, Visit, Wikipedia } from '#outside/encyclopedia/wikipedia.ts'
import { EncyclopediaFault } from '#outside/encyclopedia/wikipedia.ts'
import { meaningLabel } from '../../rules/custom-topic/meaning-label.ts'
import type { TopicSource } from './topic-source.ts'

/** Time limit for one topic, in milliseconds. */
const patience = 20_000
const mostMeanings = 4
/** How long a topic's knowledge stays fresh, in milliseconds: as long as the fetched pages. */
const freshMs = 30 * 86_400_000
/** Characters: with a longer title the topic's id would be longer than the calls accept. */
const longestTitle = 60

/**
 * One edition of the encyclopedia as a topic source. Where it is unreachable or refuses more requests it has no topics, and
 * the next source is asked.
 *
 * @param place index of the edition in the settings; part of its topics' ids
 * @param report called once for each fault
 * @param pick has a model pick facts from a page, where one is configured
 */
export function encyclopediaSource(
  wikipedia: Wikipedia,
  place: number,
  clock: Clock,
  report: (fault: Error) => void,
  pick?: (page: Page, learnerId: LearnerId, signal: AbortSignal) => Promise<GroundFact[]>,
): TopicSource {
  const reportFault = (fault: unknown) => report(fault instanceof Error ? fault : new Error(String(fault)))
  const search = async (area: string, visit: Visit): Promise<Hit[]> => {
    const hits = await wikipedia.search(area, visit)
    return hits.filter(
      ({ title, description, matched }) =>
        title.length <= longestTitle &&
        means({ title, description, matched }, area) &&
        unsafeWordIn(`${title} ${description}`) === undefined,
    )
  }
  const orNothing = async <T>(nothing: T, { calls, signal }: Visit, ask: (visit: Visit) => Promise<T>) => {
    const soon = AbortSignal.any([signal, AbortSignal.timeout(patience)])
    try {
      return await ask({ calls, signal: soon })
    } catch (fault) {
      if (!(fault instanceof EncyclopediaFault) && !soon.aborted) throw fault
      reportFault(fault)
      return nothing
    }
  }
  return {
    madeFrom: 'encyclopedia',
    freshMs,
    meanings: (area, visit) =>
      orNothing([], visit, async within => {
        const hits = await search(area, within)
        const plain = hits.filter(({ description }) => !/same term|disambiguation/i.test(description))
        const several = plain.length < hits.length || plain.filter(({ title }) => title.includes('(')).length > 1
        return plain.slice(0, several ? mostMeanings : 1).map(({ title, description }) => ({
          id: `${place}.${title}`,
          label: meaningLabel(title, description),
          // The disambiguation in brackets is not part of the name.
          title: title.replace(/\s*\([^()]*\)$/, ''),
          words: [],
        }))
      }),
    knowledge: (meaningId, learnerId, visit) =>
      orNothing(undefined, visit, async within => {
        const title = meaningId.slice(`${place}.`.length)
        const { article, linked } = await wikipedia.read(title, within)
        if (!article) return undefined
        const [id, today] = [`encyclopedia:${meaningId}`, clock().toISOString().slice(0, 10)]
        const pack = encyclopediaPack(id, article, linked, today)
        if (!pick) return pack
        const picked = await wikipedia
          .text(title, within)
          .then(content => pick(pageOf(article, content), learnerId, within.signal))
          .catch(fault => {
            reportFault(fault)
            return []
          })
        const whole = withPageFacts(pack ?? emptyPack(id, article.title, today), picked)
        return whole.facts.length >= fewestArticles ? whole : undefined
      }),
    neighbours: (area, visit) =>
      orNothing([], visit, async within => (await wikipedia.search(area, within)).map(({ title }) => title)),
  }
}

const pageOf = ({ title, url }: Article, content: string): Page => ({
  title: `${title} – Wikipedia (CC BY-SA 4.0)`,
  url,
  content,
})

/** Whether an article is about the typed words rather than close to them: its names or description contain all of them. */
function means({ title, matched, description }: Hit, area: string): boolean {
  const held = new Set(contentWords(`${title} ${matched ?? ''} ${description}`, 2).map(rootOf))
  const typed = contentWords(area, 2).map(rootOf)
  const named = contentWords(`${title} ${matched ?? ''}`, 2).map(rootOf)
  return typed.length > 0 && typed.every(word => held.has(word)) && named.some(word => typed.includes(word))
}
