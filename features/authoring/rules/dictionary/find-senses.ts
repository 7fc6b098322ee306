import { collectTargets } from './collect-targets.ts'
import type { Dictionary } from './dictionary.ts'
import { plainKind } from './name-topic.ts'
import { findReviewed, reviewedTopic, senseTopic } from './topic.ts'
import { topicNames } from './topic-words.ts'

/** One thing that a learner may mean by what they typed. */
export interface Sense {
  id: string
  /** Distinguishes it from other senses of the word, in a child's words: `bass: the fish`. */
  label: string
  score: number
  /** At least one other sense is about as likely: better ask. */
  close: boolean
  /** The things asked about were read one by one; else they only passed the filters. */
  reviewed: boolean
  /** How many things the dictionary can ask about it. */
  targets: number
}

/** So many are offered at most. */
const most = 7
/** The learner is asked to choose among senses whose scores are within this distance of the best. */
const near = 1.6
/** A sense that scores this much lower than the best is ignored. */
const far = 7

/**
 * The senses of what a learner typed, best first: often meant, with much to ask about, and first in the dictionary. None for words that the dictionary
 * does not have, for names made of words that it has, and for what no child is to be asked about.
 */
export function findSenses(dictionary: Dictionary, typed: string): Sense[] {
  const { lexicon } = dictionary
  if (!dictionary.safeText(typed)) return []
  const found = new Map<string, Sense>()
  for (const [place, name] of topicNames(typed).entries()) {
    for (const [rank, sense] of lexicon.senses(name).entries()) {
      const own = lexicon.names(sense).find(({ text }) => text.toLowerCase() === name)
      // A person is meant only where the person is the word's first sense.
      const kind = plainKind(lexicon, sense)
      if (
        own === undefined ||
        !dictionary.safe(sense) ||
        (lexicon.isSingle(sense) && !dictionary.mayBeNamed(sense)) ||
        (rank > 0 && kind === 'person' && lexicon.isSingle(sense))
      )
        continue
      const targets = collectTargets(dictionary, senseTopic(dictionary, sense)).length
      const score =
        (targets > 0 && dictionary.reviewed(sense) ? 1 : 0) +
        0.45 * Math.log(1 + own.tagged) +
        0.9 * Math.log(1 + targets) -
        0.35 * rank -
        0.3 * place
      const label = `${own.text}: the ${kind}`
      const held = found.get(label)
      if (held === undefined || held.score < score)
        found.set(label, { id: lexicon.idOf(sense), label, score, close: false, reviewed: false, targets })
    }
  }
  const reviewed = findReviewed(dictionary.topics, typed)
  if (reviewed !== undefined) {
    const targets = collectTargets(dictionary, reviewedTopic(dictionary, reviewed)).length
    return [{ id: reviewed.id, label: reviewed.title, score: 9, close: false, reviewed: true, targets }]
  }
  const sorted = [...found.values()].toSorted((a, b) => b.score - a.score)
  const best = sorted[0]?.score ?? 0
  const kept = sorted.filter(sense => best - sense.score <= far).slice(0, most)
  const asked = kept.filter(sense => best - sense.score <= near)
  return kept.map(sense => ({ ...sense, close: asked.length > 1 && asked.includes(sense) }))
}
