import * as z from 'zod'
import { packFigure } from './figures/figure.schema.ts'
import type { Pack } from './pack.ts'

const id = z.string().regex(/^[\p{L}\p{N}_./-]+$/u, 'an id has letters, digits, dots and dashes')
const text = z.string().min(1, 'a text is empty')
const level = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)])
const misconception = z.strictObject({ text, why: text })

const shape = z.strictObject({
  id,
  title: text,
  version: text,
  asOf: z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'a date is written 2026-11-21'),
  audience: z.enum(['child', 'general']),
  sources: z.array(
    z.strictObject({
      id,
      title: text,
      url: z.string().regex(/^https:\/\/\S+$/, 'an address begins with https://'),
    }),
  ),
  classes: z.array(z.strictObject({ id, label: text, plural: text, parent: z.optional(id) })),
  entities: z.array(
    z.strictObject({
      id,
      name: text,
      aka: z.optional(z.array(text)),
      class: id,
      gloss: z.optional(text),
      plural: z.optional(z.boolean()),
      level,
    }),
  ),
  relations: z.array(
    z.strictObject({
      id,
      domain: id,
      range: z.enum(['entity', 'number', 'year', 'text']),
      rangeClass: z.optional(id),
      unit: z.optional(z.string()),
      functional: z.boolean(),
      inverseFunctional: z.boolean(),
      closed: z.boolean(),
      templates: z.strictObject({
        forward: z.array(text),
        inverse: z.optional(z.array(text)),
        order: z.optional(z.array(text)),
        odd: z.optional(z.array(text)),
      }),
      explain: text,
    }),
  ),
  facts: z.array(
    z.strictObject({
      id,
      s: id,
      r: id,
      o: z.union([text, z.number()]),
      level,
      source: id,
      ask: z.optional(text),
      note: z.optional(text),
      misconceptions: z.optional(z.array(misconception)),
      asOf: z.optional(z.int()),
    }),
  ),
  items: z.array(
    z.strictObject({
      id,
      level,
      skill: z.enum(['recall', 'apply']),
      stem: text,
      figure: z.optional(packFigure),
      key: text,
      distractors: z
        .array(misconception)
        .min(3, 'three wrong options are needed')
        .max(5, 'five wrong options are enough'),
      explanation: text,
      source: id,
      asOf: z.optional(z.int()),
      idea: text,
    }),
  ),
  avoid: z.optional(z.array(z.tuple([text, text]))),
  allowWords: z.optional(z.array(text)),
  atlas: z.optional(
    z.strictObject({
      about: text,
      aliases: z.array(text),
      neighbours: z.array(id),
      interests: z
        .array(z.strictObject({ question: text, placeholder: text }))
        .min(3, 'three questions are asked at least')
        .max(5, 'five questions are enough'),
    }),
  ),
})

const lists = ['sources', 'classes', 'entities', 'relations', 'facts', 'items'] as const

/** `facts 12 (f-moon).note`: where in the file, with the id of the row where it has one. */
function place(raw: unknown, path: readonly PropertyKey[]): string {
  let at: unknown = raw
  const parts: string[] = []
  for (const step of path) {
    at = typeof at === 'object' && at !== null ? Reflect.get(at, step) : undefined
    const rowId = typeof at === 'object' && at !== null ? Reflect.get(at, 'id') : undefined
    parts.push(typeof rowId === 'string' ? `${String(step)} (${rowId})` : String(step))
  }
  return parts.length === 0 ? 'the file' : parts.join(' › ')
}

/** Duplicate ids and dangling references, one line each. */
function* referenceFaults(pack: Pack): Generator<string> {
  for (const list of lists) {
    const seen = new Set<string>()
    for (const row of pack[list]) {
      if (seen.has(row.id)) yield `${list} (${row.id}): this id appears twice`
      seen.add(row.id)
    }
  }
  const [sources, classes, entities] = [pack.sources, pack.classes, pack.entities].map(
    rows => new Set<string>(rows.map(row => row.id)),
  )
  const relations = new Map(pack.relations.map(relation => [relation.id, relation]))
  for (const row of pack.classes)
    if (row.parent !== undefined && !classes?.has(row.parent))
      yield `classes (${row.id}): there is no class ${row.parent}`
  for (const row of pack.entities)
    if (!classes?.has(row.class)) yield `entities (${row.id}): there is no class ${row.class}`
  for (const row of pack.relations) {
    if (!classes?.has(row.domain)) yield `relations (${row.id}): there is no class ${row.domain}`
    if (row.rangeClass !== undefined && !classes?.has(row.rangeClass))
      yield `relations (${row.id}): there is no class ${row.rangeClass}`
  }
  for (const row of pack.items)
    if (!sources?.has(row.source)) yield `items (${row.id}): there is no source ${row.source}`
  for (const row of pack.facts) {
    const relation = relations.get(row.r)
    if (!sources?.has(row.source)) yield `facts (${row.id}): there is no source ${row.source}`
    if (!entities?.has(row.s)) yield `facts (${row.id}): there is no entity ${row.s}`
    if (relation === undefined) yield `facts (${row.id}): there is no relation ${row.r}`
    else if (relation.range === 'entity' && !entities?.has(String(row.o)))
      yield `facts (${row.id}): there is no entity ${row.o}`
    else if ((relation.range === 'number' || relation.range === 'year') !== (typeof row.o === 'number')) {
      yield `facts (${row.id}): the object of ${row.r} is a ${relation.range}, not ${JSON.stringify(row.o)}`
    }
  }
}

/** All faults of a pack, one line each, beginning with the pack's name; an empty list for a sound one. */
export function packFaults(name: string, raw: unknown): string[] {
  const result = shape.safeParse(raw)
  if (!result.success) return result.error.issues.map(issue => `${name}: ${place(raw, issue.path)}: ${issue.message}`)
  return [...referenceFaults(result.data as Pack)].map(fault => `${name}: ${fault}`)
}

/**
 * Reads a pack.
 * @throws Error with the first fault in one line: the pack, the row and what is wrong.
 */
export function readPack(name: string, raw: unknown): Pack {
  const [fault, ...more] = packFaults(name, raw)
  if (fault !== undefined) throw new Error(more.length === 0 ? fault : `${fault} (and ${more.length} more)`)
  return raw as Pack
}
