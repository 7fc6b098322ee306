import type { Draft } from '#authoring/rules/draft.ts'
import type { Family } from '#authoring/rules/family.ts'
import { familyWithId } from '#authoring/server/families.ts'
import type { ReplyOf } from '#kit/contract/endpoint.ts'
import { seededDice } from '#kit/random/dice.ts'
import type { readProof } from '../contract.ts'

/** What a question is based on: its fact or idea as a sentence, or the steps of its computation. */
export function basisOf(draft: Draft): ReplyOf<typeof readProof>['restsOn'] {
  const ids = draft.factIds
  if (draft.author === 'computed') {
    const family = familyWithId(draft.skill)
    return { kind: 'computation', title: family?.title ?? draft.source.title, sentences: stepsOf(draft, family), ids }
  }
  const kind = draft.kind === 'recall' || draft.kind === 'apply' ? 'idea' : 'fact'
  return { kind, sentences: [draft.explanation], ids }
}

/** Draws the problem again from the draft's seed to get every step; the explanation holds only those that fit. */
function stepsOf(draft: Draft, family: Family | undefined): string[] {
  const again = family?.draw(seededDice(draft.seed), draft.level)
  return again !== undefined && again.stem === draft.stem && again.key === draft.key ? again.steps : [draft.explanation]
}
