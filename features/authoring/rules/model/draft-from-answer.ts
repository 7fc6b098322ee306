import type { Seal } from '#kit/words/sealed.ts'
import type { Draft } from '../draft.ts'
import { fingerprintOf } from '../fingerprint.ts'
import type { Level } from '../pack.ts'
import type { WrittenQuestion } from './ask-for-questions.ts'
import type { GroundFact } from './ground-fact.ts'
import { plantedIn } from './planted-in.ts'

/** What models like to put before an option: `A) `, `2. `. */
const label = /^\(?(?:[A-Da-d]|[1-4])[).:]\s+/

/**
 * Turns a model's question into a draft for the gate. Its source is that of the first fact it
 * cites; a source that the model makes up is never used.
 *
 * @param facts in the order in which they were numbered
 * @returns undefined where it cites nothing that it was given, lacks three distractors, or repeats planted text
 */
export function draftFromAnswer(
  written: WrittenQuestion,
  { topicId, facts, seal, seed }: { topicId: string; facts: readonly GroundFact[]; seal: Seal; seed: number },
): Draft | undefined {
  const cited = [...new Set(written.factIds)].map(id => facts[Number(/^F?(\d{1,3})$/.exec(id.trim())?.[1]) - 1])
  const [first] = cited
  if (!first || cited.includes(undefined) || written.distractors.length < 3) return undefined
  const option = (text: string) => seal.open(text).replace(label, '')
  const draft: Omit<Draft, 'fingerprint'> = {
    topic: topicId,
    stem: seal.open(written.stem),
    key: option(written.correct),
    distractors: written.distractors.slice(0, 3).map(({ text, whyWrong }) => ({
      text: option(text),
      why: seal.open(whyWrong),
    })),
    explanation: seal.open(written.explanation),
    level: levelOf(written.difficulty),
    skill: `idea:${first.id}`,
    kind: 'recall',
    factIds: cited.flatMap(fact => fact?.id ?? []),
    source: first.source,
    author: 'model',
    seed,
  }
  const prose = [
    draft.stem,
    draft.key,
    draft.explanation,
    ...draft.distractors.flatMap(({ text, why = '' }) => [text, why]),
  ]
  return prose.some(text => plantedIn(text)) ? undefined : { ...draft, fingerprint: fingerprintOf(draft) }
}

function levelOf(difficulty: number): Level {
  return ([1, 2, 3, 4] as const)[Math.round(difficulty) - 1] ?? 2
}
