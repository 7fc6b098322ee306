import type { Entity, Fact, Pack, PackClass, Relation, Source } from './pack.ts'
import { printObject } from './print-object.ts'
import { fold } from './text/fold.ts'

/** A fact with everything looked up. */
export interface ReadFact {
  fact: Fact
  relation: Relation
  subject: Entity
  /** The object where it is an entity. */
  object: Entity | undefined
  /** The object as it is printed. */
  objectText: string
}

/** A pack made ready for looking things up; built once per pack. */
export interface PackIndex {
  pack: Pack
  facts: readonly ReadFact[]
  byFactId: ReadonlyMap<string, ReadFact>
  ofRelation(relationId: string): readonly ReadFact[]
  /** Objects that the pack states for a subject in a relation, folded. */
  objectsOf(subjectId: string, relationId: string): ReadonlySet<string>
  source(id: string): Source | undefined
  /** Entities that go by a name. */
  named(text: string): readonly Entity[]
  /** 0 same class, 1 same parent, 2 one is above the other, 3 nothing in common. */
  classDistance(a: string, b: string): number
  /** True where the two texts are names of one thing or a pair that the pack keeps apart. */
  apart(a: string, b: string): boolean
}

function grouped<K, V>(rows: readonly V[], keyOf: (row: V) => K): Map<K, V[]> {
  const out = new Map<K, V[]>()
  for (const row of rows) {
    const key = keyOf(row)
    const held = out.get(key)
    if (held === undefined) out.set(key, [row])
    else held.push(row)
  }
  return out
}

const byId = <T extends { id: string }>(rows: readonly T[]): Map<string, T> => new Map(rows.map(row => [row.id, row]))

function readFacts(pack: Pack): ReadFact[] {
  const entities = byId(pack.entities)
  const relations = byId(pack.relations)
  return pack.facts.flatMap(fact => {
    const relation = relations.get(fact.r)
    const subject = entities.get(fact.s)
    if (relation === undefined || subject === undefined) return []
    const object = relation.range === 'entity' ? entities.get(String(fact.o)) : undefined
    if (relation.range === 'entity' && object === undefined) return []
    return [{ fact, relation, subject, object, objectText: object?.name ?? printObject(relation, fact.o) }]
  })
}

function ancestors(classes: ReadonlyMap<string, PackClass>, id: string): string[] {
  const out: string[] = []
  for (let at = classes.get(id)?.parent; at !== undefined && !out.includes(at); at = classes.get(at)?.parent)
    out.push(at)
  return out
}

/** Makes a pack ready for looking things up. Facts that point nowhere are left out: `pack.schema.ts` refuses such a pack. */
export function indexPack(pack: Pack): PackIndex {
  const facts = readFacts(pack)
  const relations = grouped(facts, row => row.relation.id)
  const stated = new Map<string, Set<string>>()
  for (const row of facts) {
    const key = `${row.subject.id}|${row.relation.id}`
    stated.set(key, (stated.get(key) ?? new Set()).add(fold(row.objectText)))
  }
  const names = grouped(
    pack.entities.flatMap(entity => [entity.name, ...(entity.aka ?? [])].map(name => ({ name: fold(name), entity }))),
    row => row.name,
  )
  const classes = byId(pack.classes)
  const sources = byId(pack.sources)
  const entityNames = new Map(pack.entities.map(entity => [entity.id, entity.name]))
  const avoided = new Set(
    (pack.avoid ?? []).flatMap(([a, b]) => {
      const [one, two] = [fold(entityNames.get(a) ?? a), fold(entityNames.get(b) ?? b)]
      return [`${one}|${two}`, `${two}|${one}`]
    }),
  )
  const named = (text: string): readonly Entity[] => (names.get(fold(text)) ?? []).map(row => row.entity)
  const nothing: ReadonlySet<string> = new Set()
  return {
    pack,
    facts,
    byFactId: new Map(facts.map(row => [row.fact.id, row])),
    ofRelation: id => relations.get(id) ?? [],
    objectsOf: (subjectId, relationId) => stated.get(`${subjectId}|${relationId}`) ?? nothing,
    source: id => sources.get(id),
    named,
    classDistance(a, b) {
      if (a === b) return 0
      const [above, other] = [ancestors(classes, a), ancestors(classes, b)]
      if (above[0] !== undefined && above[0] === other[0]) return 1
      return above.includes(b) || other.includes(a) || above.some(id => other.includes(id)) ? 2 : 3
    },
    apart(a, b) {
      if (avoided.has(`${fold(a)}|${fold(b)}`)) return true
      const ids = new Set(named(a).map(entity => entity.id))
      return named(b).some(entity => ids.has(entity.id))
    },
  }
}
