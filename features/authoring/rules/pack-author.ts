import type { Dice } from '#kit/random/dice.ts'
import type { Author, Slot } from './author.ts'
import type { Draft } from './draft.ts'
import { unweighed } from './fairness.ts'
import { allowsForward, writeForward } from './from-pack/forward.ts'
import { allowsInverse, writeInverse } from './from-pack/inverse.ts'
import { writeItem } from './from-pack/item.ts'
import { writeOdd } from './from-pack/odd.ts'
import { writeOrder } from './from-pack/order.ts'
import type { Level, Pack } from './pack.ts'
import { indexPack, type PackIndex, type ReadFact } from './pack-index.ts'

/** The ways to ask about a fact: whether the relation allows it, and who writes it. */
const directions: readonly {
  name: string
  allows(row: ReadFact): boolean
  write(index: PackIndex, row: ReadFact, ...rest: Parameters<Slot['write']>): Draft | undefined
}[] = [
  { name: 'forward', allows: allowsForward, write: writeForward },
  { name: 'inverse', allows: allowsInverse, write: writeInverse },
  { name: 'order', allows: row => (row.relation.templates.order?.length ?? 0) > 0, write: writeOrder },
  { name: 'odd', allows: row => (row.relation.templates.odd?.length ?? 0) > 0, write: writeOdd },
]

/** The author who writes from a pack: one slot per written item, and one per fact and direction that its relation allows. */
export function packAuthor(index: PackIndex): Author {
  const items = index.pack.items.map(
    (item): Slot => ({
      id: item.id,
      level: item.level,
      endless: false,
      write: (dice, fairness) => writeItem(index, item, dice, fairness),
    }),
  )
  const facts = index.facts.flatMap(row =>
    directions
      .filter(direction => direction.allows(row))
      .map(
        (direction): Slot => ({
          id: `${row.fact.id}/${direction.name}`,
          level: row.fact.level,
          endless: false,
          write: (dice, fairness) => direction.write(index, row, dice, fairness),
        }),
      ),
  )
  return { id: `pack/${index.pack.id}`, topic: index.pack.id, slots: [...items, ...facts] }
}

/** Writes everything a pack gives once, at one level or all. Drafts have not been through the gate. */
export function* writeFromPack(pack: Pack, level: Level | 'all', dice: Dice): Generator<Draft> {
  for (const slot of packAuthor(indexPack(pack)).slots) {
    if (level !== 'all' && slot.level !== level) continue
    const draft = slot.write(dice, unweighed)
    if (draft !== undefined) yield draft
  }
}
