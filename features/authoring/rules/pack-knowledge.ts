import type { Draft } from './draft.ts'
import { askedEnd } from './from-pack/order.ts'
import type { Knowledge } from './gate/check.ts'
import type { PackIndex, ReadFact } from './pack-index.ts'
import { fold } from './text/fold.ts'

const alike = (a: string, b: string): boolean => fold(a) === fold(b)

function orderFault(draft: Draft, rows: readonly ReadFact[]): string | undefined {
  const [key] = rows
  const end = key === undefined ? undefined : askedEnd(draft.stem, key.relation.range)
  const own = key?.fact.o
  if (key === undefined || end === undefined || typeof own !== 'number') return 'the order asked for is unclear'
  const beyond = rows.slice(1).find(row => typeof row.fact.o !== 'number' || end * (own - row.fact.o) <= 0)
  return beyond === undefined ? undefined : `${beyond.subject.name} comes before ${key.subject.name}`
}

function keyFault(index: PackIndex, draft: Draft): string | undefined {
  if (draft.kind === 'recall' || draft.kind === 'apply') {
    const item = index.pack.items.find(written => written.id === draft.factIds[0])
    return item !== undefined && item.key !== draft.key ? `the pack's key is "${item.key}"` : undefined
  }
  const rows = draft.factIds.flatMap(id => index.byFactId.get(id) ?? [])
  const [row] = rows
  if (row === undefined || rows.length < draft.factIds.length) return `the pack has no fact ${draft.factIds.join(', ')}`
  const right = draft.kind === 'forward' ? row.objectText : row.subject.name
  if (!alike(right, draft.key)) return `the pack says "${right}"`
  return draft.kind === 'order' ? orderFault(draft, rows) : undefined
}

function secondKey(index: PackIndex, draft: Draft): string | undefined {
  const texts = draft.distractors.map(distractor => distractor.text)
  const near = texts.find(
    (text, i) => index.apart(text, draft.key) || texts.slice(0, i).some(other => index.apart(other, text)),
  )
  if (near !== undefined) return `"${near}" must not be offered beside another option here`
  const row = index.byFactId.get(draft.factIds[0] ?? '')
  if (row === undefined) return undefined
  if (draft.kind === 'forward') {
    const own = index.objectsOf(row.subject.id, row.relation.id)
    const right = texts.find(text => own.has(fold(text)))
    return right === undefined ? undefined : `"${right}" is right as well`
  }
  if (draft.kind !== 'inverse') return undefined
  const object = fold(row.objectText)
  const right = texts.find(text =>
    index.named(text).some(entity => index.objectsOf(entity.id, row.relation.id).has(object)),
  )
  return right === undefined ? undefined : `"${right}" is right as well`
}

/** Wrong options of another class than the key, and not taken from the key's own relation. */
function foreignOptions(index: PackIndex, draft: Draft): number {
  const row = index.byFactId.get(draft.factIds[0] ?? '')
  const own = index.named(draft.key).map(entity => entity.class)
  if (row === undefined || own.length === 0) return 0
  const siblings = new Set(
    index.ofRelation(row.relation.id).flatMap(({ objectText, subject }) => [fold(objectText), fold(subject.name)]),
  )
  return draft.distractors.filter(({ text }) => {
    const named = siblings.has(fold(text)) ? [] : index.named(text)
    return named.length > 0 && named.every(entity => own.every(id => index.classDistance(id, entity.class) === 3))
  }).length
}

/** What a pack knows, in the form in which the gate asks for it. */
export function packKnowledge(index: PackIndex): Knowledge {
  return {
    keyFault: draft => keyFault(index, draft),
    secondKey: draft => secondKey(index, draft),
    foreignOptions: draft => foreignOptions(index, draft),
  }
}
