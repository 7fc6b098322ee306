import type { House } from '#account/server/house.ts'
import { explanationOf } from '#authoring/rules/from-pack/draft-from-fact.ts'
import type { Pack } from '#authoring/rules/pack.ts'
import { indexPack } from '#authoring/rules/pack-index.ts'
import { putKnowledge } from '#authoring/server/knowledge.store.ts'
import { packOf } from '#authoring/server/load-packs.ts'
import { jsonText } from '#kit/db/json-text.ts'
import { chooseSense } from '../../rules/own-topic/choose-sense.ts'
import { likesOf } from '../../rules/own-topic/likes.ts'
import type { FoundSense } from './find-senses.ts'
import { findSenses } from './find-senses.ts'
import type { Asker, Knower } from './knower.ts'

/** A topic of which enough is known to ask about it. */
export interface Found {
  topicId: string
  title: string
  madeFrom: 'library' | Knower['madeFrom']
  likes: string[]
  /** How many facts there are. */
  known: number
  /** Some of them as sentences, those first that the learner likes. */
  facts: string[]
  sources: { title: string; url: string }[]
}

const shown = 10

/** Finds out what questions about a topic can be made of; undefined where nobody knows enough of it. */
export async function findOut(
  { db, clock }: House,
  area: string,
  asker: Asker,
  knowers: readonly Knower[],
  signal: AbortSignal,
): Promise<Found | undefined> {
  const { answers } = asker
  const sense = chooseSense(await findSenses(area, knowers, signal), answers)
  if (!sense) return undefined
  if ('topicId' in sense.of) return described(sense, packOf(sense.of.topicId), 'library', answers)
  const pack = await sense.of.knowledge(sense.id, asker, signal)
  if (pack) await putKnowledge.run(db, [pack.id, jsonText(pack), clock()])
  return described(sense, pack, sense.of.madeFrom, answers)
}

function described(
  { title }: FoundSense,
  pack: Pack | undefined,
  madeFrom: Found['madeFrom'],
  answers: readonly string[],
): Found | undefined {
  if (!pack) return undefined
  const index = indexPack(pack)
  const likes = likesOf(index, answers)
  const rows = index.facts.toSorted((a, b) => Number(likes.includes(b.fact.id)) - Number(likes.includes(a.fact.id)))
  const told = spread(rows, shown)
  const sources = [...new Set(told.map(({ fact }) => fact.source))].flatMap(id => index.source(id) ?? [])
  return {
    topicId: pack.id,
    title,
    madeFrom,
    likes,
    known: pack.facts.length,
    facts: told.map(explanationOf),
    sources: sources.map(({ title, url }) => ({ title, url })),
  }
}

/** So many of different subjects, in their order. */
function spread<Row extends { subject: { id: string } }>(rows: readonly Row[], count: number): Row[] {
  const seen = new Set<string>()
  const first = rows.filter(({ subject }) => !seen.has(subject.id) && seen.add(subject.id))
  return [...first, ...rows.filter(row => !first.includes(row))].slice(0, count)
}
