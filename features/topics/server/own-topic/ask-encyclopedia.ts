import { encyclopediaPack, fewestArticles } from '#authoring/rules/encyclopedia/encyclopedia-pack.ts'
import { emptyPack, withTold } from '#authoring/rules/encyclopedia/told-facts.ts'
import { unsafeWordIn } from '#authoring/rules/gate/child-safety.ts'
import type { Page } from '#authoring/rules/model/ask-for-facts.ts'
import type { GroundFact } from '#authoring/rules/model/ground-fact.ts'
import { contentWords, rootOf } from '#authoring/rules/text/words.ts'
import type { Clock } from '#kit/chance/clock.ts'
import type { Hit, Wikipedia } from '#outside/encyclopedia/wikipedia.ts'
import { EncyclopediaFault, openVisit } from '#outside/encyclopedia/wikipedia.ts'
import { senseLabel } from '../../rules/own-topic/sense-label.ts'
import type { Knower } from './knower.ts'

/** Milliseconds that the encyclopedia may take for one topic. */
const patience = 20_000
const mostSenses = 4

/**
 * The encyclopedia as somebody to ask. Where it can't be reached, or wants to be left alone, it knows nothing: whoever comes next
 * is asked.
 *
 * @param complain is told once for each fault
 * @param pick has a model pick facts out of a page, where one is configured
 */
export function encyclopediaKnower(
  wikipedia: Wikipedia,
  clock: Clock,
  complain: (fault: Error) => void,
  pick?: (page: Page, learnerId: string, signal: AbortSignal) => Promise<GroundFact[]>,
): Knower {
  const search = async (area: string, signal: AbortSignal): Promise<Hit[]> => {
    const hits = await wikipedia.search(area, openVisit(signal))
    return hits.filter(hit => means(hit, area) && unsafeWordIn(`${hit.title} ${hit.description}`) === undefined)
  }
  const orNothing = async <T>(nothing: T, asked: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal) => {
    const limit = AbortSignal.timeout(patience)
    try {
      return await asked(signal ? AbortSignal.any([signal, limit]) : limit)
    } catch (fault) {
      if (!(fault instanceof EncyclopediaFault) && !limit.aborted && !signal?.aborted) throw fault
      complain(fault instanceof Error ? fault : new Error(String(fault)))
      return nothing
    }
  }
  return {
    madeFrom: 'encyclopedia',
    senses: (area, outer) =>
      orNothing(
        [],
        async signal => {
          const hits = await search(area, signal)
          const plain = hits.filter(({ description }) => !/same term|disambiguation/i.test(description))
          const several = plain.length < hits.length || plain.filter(({ title }) => title.includes('(')).length > 1
          return plain
            .slice(0, several ? mostSenses : 1)
            .map(hit => ({ id: `${hit.wiki}.${hit.title}`, label: senseLabel(hit.title, hit.description), words: [] }))
        },
        outer,
      ),
    knowledge: (senseId, { answers, learnerId }, outer) =>
      orNothing(
        undefined,
        async signal => {
          const [, wiki, title] = /^(\d+)\.(.+)$/su.exec(senseId) ?? []
          if (title === undefined) return undefined
          const visit = openVisit(signal)
          const { article, linked } = await wikipedia.read({ wiki: Number(wiki), title }, visit)
          if (!article) return undefined
          const [id, today] = [`encyclopedia:${wiki}.${title}`, clock().toISOString().slice(0, 10)]
          const pack = encyclopediaPack(id, article, linked, answers, today)
          if (!pick) return pack
          const content = await wikipedia.text({ wiki: Number(wiki), title }, visit)
          const page = { title: `${article.title} – Wikipedia (CC BY-SA 4.0)`, url: article.url, content }
          const told = await pick(page, learnerId, signal).catch(fault => {
            complain(fault instanceof Error ? fault : new Error(String(fault)))
            return []
          })
          const whole = withTold(pack ?? emptyPack(id, article.title, today), told)
          return whole.facts.length >= fewestArticles ? whole : undefined
        },
        outer,
      ),
    neighbours: area =>
      orNothing([], async signal => (await wikipedia.search(area, openVisit(signal))).map(({ title }) => title)),
  }
}

/** Whether an article is about the typed words, and not only near them: all of them stand in its names or its description. */
function means({ title, matched, description }: Hit, area: string): boolean {
  const held = new Set(contentWords(`${title} ${matched ?? ''} ${description}`, 2).map(rootOf))
  const typed = contentWords(area, 2).map(rootOf)
  const named = contentWords(`${title} ${matched ?? ''}`, 2).map(rootOf)
  return typed.length > 0 && typed.every(word => held.has(word)) && named.some(word => typed.includes(word))
}
