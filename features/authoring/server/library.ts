import { dice } from '#kit/chance/dice.ts'
import type { Author } from '../rules/author.ts'
import type { Draft } from '../rules/draft.ts'
import type { Family } from '../rules/family.ts'
import type { GateContext } from '../rules/gate/check.ts'
import { rememberWritten } from '../rules/gate/duplicate.ts'
import type { Verdict } from '../rules/gate.ts'
import { mathematicsFamilies } from '../rules/mathematics/families.ts'
import type { Level } from '../rules/pack.ts'
import { packAuthor } from '../rules/pack-author.ts'
import { indexPack } from '../rules/pack-index.ts'
import { packKnowledge } from '../rules/pack-knowledge.ts'
import { proceduralAuthor, recomputeFrom } from '../rules/procedural-author.ts'
import { programmingFamilies } from '../rules/programming/families.ts'
import { type Attempt, writeAll } from '../rules/write-all.ts'
import { loadPack, packNames } from './load-packs.ts'

/** The preset topics, in the order of the topic list. */
export const presetTopics = [
  'science',
  'mathematics',
  'history',
  'literature',
  'art',
  'music',
  'programming',
  'health',
] as const
export type PresetTopic = (typeof presetTopics)[number]

const families: Partial<Record<PresetTopic, readonly Family[]>> = {
  mathematics: mathematicsFamilies,
  programming: programmingFamilies,
}

/** The authors of one topic with what the gate needs to judge them. */
export interface Desk {
  authors: readonly { author: Author; context: GateContext }[]
}

const desks = new Map<string, Desk>()

function setUp(topicId: string): Desk {
  const authors: { author: Author; context: GateContext }[] = []
  if (packNames().includes(topicId)) {
    const pack = loadPack(topicId)
    const index = indexPack(pack)
    authors.push({
      author: packAuthor(index),
      context: {
        allowWords: new Set(pack.allowWords),
        knowledge: packKnowledge(index),
        packYear: Number(pack.asOf.slice(0, 4)),
      },
    })
  }
  const computed = Object.entries(families).find(([topic]) => topic === topicId)?.[1]
  if (computed !== undefined)
    authors.push({ author: proceduralAuthor(topicId, computed), context: { recompute: recomputeFrom(computed) } })
  return { authors }
}

/** Who writes for a topic, with the gate's context for each; nobody for a topic that is not a preset. Set up once per process. */
export function authorsFor(topicId: string): Desk['authors'] {
  const held = desks.get(topicId) ?? setUp(topicId)
  desks.set(topicId, held)
  return held.authors
}

export interface WriteOptions {
  /** All levels unless given. */
  level?: Level
  /** Stop after so many; unless given, everything the packs give and `perSlot` questions per family and level. */
  count?: number
  /** The same seed writes the same questions. */
  seed: string | number
  /** Questions per family and level; 60 unless given. */
  perSlot?: number
}

/** Every attempt with the gate's verdict, also the refused ones. Accepted questions have distinct fingerprints. */
export function attemptQuestions(
  topicId: string,
  { level, count, seed, perSlot = 60 }: WriteOptions,
): Iterable<Attempt> {
  const desk = authorsFor(topicId)
  const written = rememberWritten()
  const jobs = desk.flatMap(({ author, context }) =>
    author.slots
      .filter(slot => level === undefined || slot.level === level)
      .map(slot => ({ slot, context: { ...context, written }, most: slot.endless ? perSlot : 1 })),
  )
  return writeAll(jobs, dice(`${topicId} ${seed}`), count)
}

/** Questions that passed the gate, each once. */
export function* writeQuestions(topicId: string, options: WriteOptions): Generator<Draft & { verdict: Verdict }> {
  for (const { draft, verdict } of attemptQuestions(topicId, options)) {
    if (verdict.passed) yield { ...draft, verdict }
  }
}
