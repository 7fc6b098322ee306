import type { Dice } from '#kit/random/dice.ts'
import type { TextModel } from '#outside/model/text-model.ts'
import type { Draft } from '../../rules/draft.ts'
import { askForEvidence, faultFound, finding } from '../../rules/model/ask-for-evidence.ts'
import type { Ballot } from '../../rules/model/ask-for-votes.ts'
import { answersTo, askForVotes, isForKey, vote } from '../../rules/model/ask-for-votes.ts'
import type { GroundFact } from '../../rules/model/ground-fact.ts'
import { newSeal } from './new-seal.ts'

/** The model that checks, and how long a check may take. */
export interface Verifier {
  model: TextModel
  /** The provider's own moderation, where it has one. */
  isHarmless?: (texts: readonly string[], signal: AbortSignal) => Promise<boolean>
  milliseconds: number
}

/**
 * Has drafts checked by a model that did not write them: two votes without the key, its options in another order each
 * time, a third where one of them missed; and whether the cited facts bear out the key and nothing else.
 *
 * @returns what was found wrong with each draft, undefined for those that passed
 * @throws where the checks could not be made
 */
export async function verifyDrafts(
  verifier: Verifier,
  drafts: readonly Draft[],
  facts: readonly GroundFact[],
  luck: Dice,
  signal: AbortSignal,
): Promise<(string | undefined)[]> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(verifier.milliseconds)])
  const [first, second, evidence, harmless] = await Promise.all([
    hits(verifier, drafts, facts, luck, limit),
    hits(verifier, drafts, facts, luck, limit),
    found(verifier, drafts, facts, limit),
    Promise.all(drafts.map(draft => verifier.isHarmless?.(textsOf(draft), limit) ?? true)),
  ])
  const split = drafts.filter((_, n) => first[n] !== second[n])
  const third = split.length > 0 ? await hits(verifier, split, facts, luck, limit) : []
  return drafts.map((draft, n) => {
    if (!harmless[n]) return 'the moderation refused it'
    const votes = [first[n], second[n], third[split.indexOf(draft)]].filter(hit => hit).length
    return votes < 2 ? `${votes} votes are for the key` : evidence[n]
  })
}

/** One round of votes: for each draft whether its key was chosen. */
async function hits(
  { model }: Verifier,
  drafts: readonly Draft[],
  facts: readonly GroundFact[],
  luck: Dice,
  signal: AbortSignal,
): Promise<boolean[]> {
  const ballots: Ballot[] = drafts.map(draft => ({
    draft,
    options: luck.shuffle([draft.key, ...draft.distractors.slice(0, 3).map(({ text }) => text)]),
  }))
  const ask = askForVotes(ballots, factsAbout(drafts, facts), newSeal())
  const votes = await drawn(model.elements({ ...ask, signal }, vote))
  return answersTo(ballots, votes).map((answer, n) => {
    const ballot = ballots[n]
    return ballot !== undefined && isForKey(ballot, answer)
  })
}

async function found({ model }: Verifier, drafts: readonly Draft[], facts: readonly GroundFact[], signal: AbortSignal) {
  const seal = newSeal()
  const ask = askForEvidence(drafts, new Map(facts.map(({ id, text }) => [id, text])), seal)
  const findings = await drawn(model.elements({ ...ask, signal }, finding))
  return drafts.map((draft, n) =>
    faultFound(
      draft,
      findings.find(({ question }) => question === n + 1),
    ),
  )
}

/** What the drafts cite, and what else is known about their options: one of them may be right too. */
function factsAbout(drafts: readonly Draft[], facts: readonly GroundFact[]): GroundFact[] {
  const cited = new Set(drafts.flatMap(({ factIds }) => factIds))
  const options = drafts.flatMap(({ key, distractors }) => [key, ...distractors.map(({ text }) => text)])
  const named = options.map(option => option.toLowerCase()).filter(option => option.length >= 4)
  return facts.filter(({ id, text }) => cited.has(id) || named.some(option => text.toLowerCase().includes(option)))
}

function textsOf({ stem, key, distractors, explanation }: Draft): string[] {
  return [[stem, key, ...distractors.flatMap(({ text, why = '' }) => [text, why]), explanation].join('\n')]
}

async function drawn<T>(elements: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const each of elements) all.push(each)
  return all
}
