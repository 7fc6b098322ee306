import type { GroundFact } from '../model/ground-fact.ts'
import type { Pack } from '../pack.ts'

const relation = {
  id: 'told',
  domain: 'thing',
  range: 'text',
  functional: false,
  inverseFunctional: false,
  closed: false,
  templates: { forward: [] },
  explain: '{o}',
} as const

/** An empty pack for a topic, to which facts from a page can be added. */
export function emptyPack(id: string, title: string, asOf: string): Pack {
  const classes = [{ id: 'thing', label: 'thing', plural: 'things' }]
  const lists = { sources: [], entities: [], relations: [], facts: [], items: [] }
  return { id, title, version: asOf, asOf, audience: 'general', classes, ...lists, madeFrom: 'encyclopedia' }
}

/**
 * Adds facts that were quoted from a page as whole sentences. No template asks about them: a model writes questions on
 * them, and breaks may show them as facts.
 */
export function withPageFacts(pack: Pack, facts: readonly GroundFact[]): Pack {
  if (facts.length === 0) return pack
  const subject = { id: 'the-topic', name: pack.title, class: 'thing', level: 2 as const }
  const sources = new Map(facts.map(({ source }) => [source.url, { id: source.url, ...source }]))
  return {
    ...pack,
    sources: [...pack.sources.filter(({ id }) => !sources.has(id)), ...sources.values()],
    entities: [...pack.entities, subject],
    relations: [...pack.relations, { ...relation, templates: { forward: [] } }],
    facts: [
      ...facts.map(({ id, text, source }) => {
        return { id, s: subject.id, r: relation.id, o: text, level: 2 as const, source: source.url }
      }),
      ...pack.facts,
    ],
  }
}
