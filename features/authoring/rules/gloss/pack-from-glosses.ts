import type { Pack, Relation, Source } from '../pack.ts'
import { fold } from '../text/fold.ts'
import { contentWords, rootOf } from '../text/words.ts'
import type { Gloss, GlossClass, GlossFamily } from './gloss.ts'

/** What a pack of glosses is about. */
export interface GlossTopic {
  id: string
  title: string
  version: string
  /** ISO date of the reference work. */
  asOf: string
  sources: readonly Source[]
  families: readonly GlossFamily[]
  classes: readonly GlossClass[]
}

/** A family needs at least this many glosses to fill four options. */
const fewest = 4

/** The glosses without duplicates: if two share a term, another name or a line, only the first is kept. */
function distinct(glosses: readonly Gloss[]): Gloss[] {
  const taken = new Set<string>()
  return glosses.filter(gloss => {
    const texts = [fold(gloss.term), fold(gloss.what)]
    if (texts.some(text => taken.has(text))) return false
    for (const text of [...texts, ...gloss.aka.map(fold)]) taken.add(text)
    return true
  })
}

/** Share of the shorter line's main words that the longer one contains too, 0 to 1. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [short, long] = a.size < b.size ? [a, b] : [b, a]
  let common = 0
  for (const word of short) if (long.has(word)) common++
  return short.size === 0 ? 1 : common / short.size
}

/** Two lines at least this similar may both be true of the same thing. */
const tooAlike = 0.5

interface ReadGloss {
  gloss: Gloss
  /** Roots of the main words of its line, and of its term. */
  said: ReadonlySet<string>
  named: ReadonlySet<string>
}

const roots = (text: string): ReadonlySet<string> => new Set(contentWords(text, 3).map(rootOf))

/** A root in more lines than this belongs to all of them (`dog` among dogs) and points at none. */
const shared = 3

/** True where the two must not be options of one question: they are related, have similar descriptions, or one mentions the other by name. */
function clash(a: ReadGloss, b: ReadGloss, isShared: (root: string) => boolean): boolean {
  const speaksOf = (one: ReadGloss, other: ReadGloss) =>
    [...other.named].some(root => one.said.has(root) && !isShared(root))
  return (
    a.gloss.group !== b.gloss.group ||
    a.gloss.within.includes(b.gloss.id) ||
    b.gloss.within.includes(a.gloss.id) ||
    likeness(a.said, b.said) >= tooAlike ||
    speaksOf(a, b) ||
    speaksOf(b, a)
  )
}

/** Pairs of one family that must not be options of one question. */
function pairsApart(glosses: readonly Gloss[]): [string, string][] {
  const read = glosses.map(gloss => ({ gloss, said: roots(gloss.what), named: roots(gloss.term) }))
  const counts = new Map<string, number>()
  for (const { said } of read) for (const root of said) counts.set(root, (counts.get(root) ?? 0) + 1)
  const isShared = (root: string) => (counts.get(root) ?? 0) > shared
  return read.flatMap((a, i) =>
    read
      .slice(i + 1)
      .filter(b => a.gloss.family === b.gloss.family && clash(a, b, isShared))
      .map((b): [string, string] => [a.gloss.id, b.gloss.id]),
  )
}

/** Each family becomes a relation: the term is the subject, what it is the object. */
const relationOf = (family: GlossFamily, domain: string): Relation => ({
  id: family.id,
  domain,
  range: 'text',
  functional: true,
  inverseFunctional: true,
  closed: true,
  templates: { forward: [...family.forward], inverse: [...family.inverse] },
  explain: '“{s}” is described as “{o}”.',
})

/**
 * Turns glosses into an ordinary pack, so the pack author and the gate can treat it like any other. Leaves out glosses that share a name with an
 * earlier one, and families of fewer than four.
 */
export function packFromGlosses(topic: GlossTopic, glosses: readonly Gloss[]): Pack {
  const own = distinct(glosses)
  const large = new Set(
    topic.families.filter(({ id }) => own.filter(gloss => gloss.family === id).length >= fewest).map(({ id }) => id),
  )
  const kept = own.filter(gloss => large.has(gloss.family))
  const [root] = topic.classes
  return {
    id: topic.id,
    title: topic.title,
    version: topic.version,
    asOf: topic.asOf,
    audience: 'general',
    sources: [...topic.sources],
    classes: [...topic.classes],
    entities: kept.map(gloss => ({
      id: gloss.id,
      name: gloss.term,
      ...(gloss.aka.length === 0 ? {} : { aka: [...gloss.aka] }),
      class: gloss.class,
      gloss: gloss.what,
      level: gloss.level,
    })),
    relations: topic.families.filter(({ id }) => large.has(id)).map(family => relationOf(family, root?.id ?? '')),
    facts: kept.map(gloss => ({
      id: `${gloss.id}/what`,
      s: gloss.id,
      r: gloss.family,
      o: gloss.what,
      level: gloss.level,
      source: gloss.source,
    })),
    items: [],
    avoid: pairsApart(kept),
  }
}
