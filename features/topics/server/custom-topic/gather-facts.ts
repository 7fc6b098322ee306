import { explanationOf } from '#authoring/rules/from-pack/draft-from-fact.ts'
import type { Pack } from '#authoring/rules/pack.ts'
import { indexPack } from '#authoring/rules/pack-index.ts'
import { findKnowledge, putKnowledge } from '#authoring/server/knowledge.store.ts'
import { packOf } from '#authoring/server/load-packs.ts'
import type { LearnerId } from '#kit/db/ids.ts'
import { jsonText } from '#kit/db/json-text.ts'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Visit } from '#outside/encyclopedia/wikipedia.ts'
import { chooseMeaning } from '../../rules/custom-topic/choose-meaning.ts'
import { likesOf } from '../../rules/custom-topic/likes.ts'
import type { CustomTopicDeps } from './custom-topic-deps.ts'
import type { FoundMeaning } from './find-meanings.ts'
import { meaningsInOrder } from './find-meanings.ts'
import type { TopicSource } from './topic-source.ts'

/** A topic with enough facts to ask about. */
export interface Found {
  topicId: string
  title: string
  madeFrom: 'library' | TopicSource['madeFrom']
  likes: string[]
  /** Number of facts. */
  known: number
  /** Some of them as sentences, the learner's likes first. */
  facts: string[]
  sources: { title: string; url: string }[]
}

const shown = 10

/** Gathers facts about a topic from the first source that has enough; undefined where none has. */
export async function gatherFacts(
  deps: Pick<CustomTopicDeps, keyof HandlerDeps | 'topicSources'>,
  area: string,
  learner: { learnerId: LearnerId; answers: readonly string[] },
  visit: Visit,
): Promise<Found | undefined> {
  for await (const meanings of meaningsInOrder(area, deps.topicSources, visit)) {
    const meaning = chooseMeaning(meanings, learner.answers)
    const found = meaning && (await gatherFor(deps, meaning, learner, visit))
    if (found) return found
  }
  return undefined
}

/** The facts of one meaning; undefined where there are too few. */
async function gatherFor(
  { db, clock }: HandlerDeps,
  meaning: FoundMeaning,
  { learnerId, answers }: { learnerId: LearnerId; answers: readonly string[] },
  visit: Visit,
): Promise<Found | undefined> {
  if ('topicId' in meaning.of) return described(meaning, packOf(meaning.of.topicId), 'library', answers)
  const { madeFrom, freshMs } = meaning.of
  const kept = await findKnowledge.first(db, { topic: `${madeFrom}:${meaning.id}` })
  if (kept && clock().getTime() - kept.made_at.getTime() < freshMs)
    return described(meaning, kept.pack, madeFrom, answers)
  const pack = await meaning.of.knowledge(meaning.id, learnerId, visit)
  if (pack) await putKnowledge.run(db, { topic: pack.id, pack: jsonText(pack), now: clock() })
  return described(meaning, pack, madeFrom, answers)
}

function described(
  { title }: FoundMeaning,
  pack: Pack | undefined,
  madeFrom: Found['madeFrom'],
  answers: readonly string[],
): Found | undefined {
  if (!pack) return undefined
  const index = indexPack(pack)
  const likes = likesOf(index, answers)
  const rows = index.facts.toSorted((a, b) => Number(likes.includes(b.fact.id)) - Number(likes.includes(a.fact.id)))
  const preview = spread(rows, shown)
  const sources = [...new Set(preview.map(({ fact }) => fact.source))].flatMap(id => index.source(id) ?? [])
  return {
    topicId: pack.id,
    title,
    madeFrom,
    likes,
    known: pack.facts.length,
    facts: preview.map(explanationOf),
    sources: sources.map(({ title, url }) => ({ title, url })),
  }
}

/** The first rows, one for each subject before any subject repeats. */
function spread<Row extends { subject: { id: string } }>(rows: readonly Row[], count: number): Row[] {
  const seen = new Set<string>()
  const first = rows.filter(({ subject }) => !seen.has(subject.id) && seen.add(subject.id))
  return [...first, ...rows.filter(row => !first.includes(row))].slice(0, count)
}
