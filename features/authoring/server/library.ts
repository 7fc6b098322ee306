import type { Author } from '../rules/author.ts'
import type { Draft } from '../rules/draft.ts'
import type { GateContext } from '../rules/gate/check.ts'
import { rememberWritten } from '../rules/gate/duplicate.ts'
import type { Level, Pack } from '../rules/pack.ts'
import { packAuthor } from '../rules/pack-author.ts'
import { indexPack } from '../rules/pack-index.ts'
import { packKnowledge } from '../rules/pack-knowledge.ts'
import { proceduralAuthor, recomputeFrom } from '../rules/procedural-author.ts'
import { type Attempt, writeAll } from '../rules/write-all.ts'
import { editionOf } from './edition.ts'
import { familiesOf } from './families.ts'
import { packOf } from './load-packs.ts'
import { publishVerdict } from './verdicts.ts'

/** The authors of one topic with what the gate needs to judge them. */
export interface TopicAuthors {
  authors: readonly { author: Author; context: GateContext }[]
}

const topicAuthors = new Map<string, TopicAuthors>()

function setUp(topicId: string): TopicAuthors {
  const authors: { author: Author; context: GateContext }[] = []
  const pack = packOf(topicId)
  if (pack) authors.push(packAuthorWithContext(pack))
  const computed = familiesOf(topicId)
  if (computed.length > 0)
    authors.push({ author: proceduralAuthor(topicId, computed), context: { recompute: recomputeFrom(computed) } })
  return { authors }
}

/** The author of a pack's questions, with what the gate needs to judge them. */
export function packAuthorWithContext(pack: Pack): TopicAuthors['authors'][number] {
  const index = indexPack(pack)
  return {
    author: packAuthor(index),
    context: {
      allowWords: new Set(pack.allowWords),
      knowledge: packKnowledge(index),
      packYear: Number(pack.asOf.slice(0, 4)),
    },
  }
}

/** The authors of a topic, with the gate's context for each; none for a topic without a pack. Set up once per process. */
export function authorsFor(topicId: string): TopicAuthors['authors'] {
  const held = topicAuthors.get(topicId) ?? setUp(topicId)
  topicAuthors.set(topicId, held)
  return held.authors
}

/** Returns a test for questions that ask to use an idea in a situation: written ones by their kind, computed ones by their family. */
export function asksToApply(topicId: string): (draft: Draft) => boolean {
  const applied = new Set(familiesOf(topicId).flatMap(family => (family.applied ? [family.id] : [])))
  return draft => draft.kind === 'apply' || applied.has(draft.skill)
}

export interface WriteOptions {
  /** All levels unless given. */
  level?: Level | undefined
  /** Stop after so many; unless given, everything the packs give and `perSlot` questions per family and level. */
  count?: number | undefined
  /** The same seed writes the same questions. */
  seed: string | number
  /** Questions per family and level; `shareOf` unless given. */
  perSlot?: number
  /** The pack of a topic whose pack is not a file: it was made for it. */
  pack?: Pack | undefined
}

/**
 * How many questions of one family and level a series holds. For a child who begins with music, written questions about sounds,
 * instruments and songs stay the larger part; reading notes is for those who have lessons.
 */
function shareOf(topicId: string, level: Level): number {
  return topicId === 'music' && level === 1 ? 8 : 25
}

/** Every attempt with the gate's verdict, including refused ones. Accepted questions have distinct fingerprints. */
export function attemptQuestions(
  topicId: string,
  { level, count, seed, perSlot, pack }: WriteOptions,
): Iterable<Attempt> {
  const written = rememberWritten()
  const authors = pack ? [packAuthorWithContext(pack)] : authorsFor(topicId)
  const jobs = authors.flatMap(({ author, context }) =>
    author.slots
      .filter(slot => level === undefined || slot.level === level)
      .map(slot => ({
        slot,
        context: { ...context, written },
        most: slot.endless ? (perSlot ?? shareOf(topicId, slot.level)) : 1,
      })),
  )
  return writeAll(jobs, `${topicId} ${seed}`, count)
}

/** Questions that passed the gate, each once. */
export function* writeQuestions(topicId: string, options: WriteOptions): Generator<Draft> {
  for (const { draft, verdict } of attemptQuestions(topicId, options)) {
    publishVerdict(draft, verdict)
    if (verdict.passed) yield draft
  }
}

/** The built-in library as the question pool sees it. */
export interface Library {
  /**
   * Changes whenever the questions that the library would write change: a digest of the topic's pack and of the authoring
   * rules.
   *
   * @param pack of a topic whose pack is not a file: it was made for it
   */
  edition(topicId: string, pack?: Pack): string
  /**
   * Everything the library has for a topic, already through the gate. Series 0 is the first; each further one computes
   * other questions of the same families.
   */
  write(topicId: string, series: number, pack?: Pack): Iterable<Draft>
  /** Whether further series have other questions: only computed ones never end. */
  endless(topicId: string): boolean
}

/** The library: reviewed packs and computed families. */
export function library(): Library {
  return {
    edition: editionOf,
    write: (topicId, series, pack) => writeQuestions(topicId, { seed: `library ${series}`, pack }),
    endless: topicId => authorsFor(topicId).some(({ author }) => author.slots.some(({ endless }) => endless)),
  }
}
