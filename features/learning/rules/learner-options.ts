import type { Draft } from '#authoring/rules/draft.ts'
import { orderOptions, type ServedOptions } from '#authoring/rules/serve-order.ts'

type Options = Pick<Draft, 'key' | 'distractors'>

/** Seeds what is random about a question for one learner, so that they always see the same (RULES "Questions"). */
export function optionSeed(learnerId: number, questionId: string): string {
  return `${learnerId}:${questionId}`
}

/** A question's options in this learner's order. */
export function optionsFor(learnerId: number, questionId: string, draft: Options): ServedOptions {
  return orderOptions(draft, optionSeed(learnerId, questionId))
}

/**
 * The option that a learner chose. A question that is reworded keeps its id, and its options may change order, so the text of
 * the option on the learner's screen decides.
 *
 * @param options the options as this learner would see them now
 * @param text the option's text on the screen; undefined if the caller only sent the index
 * @returns the option's current index; undefined if no option has that text any more
 */
export function chosenOption(options: readonly string[], index: number, text: string | undefined): number | undefined {
  if (text === undefined || options[index] === text) return index
  const now = options.indexOf(text)
  return now === -1 ? undefined : now
}

/** Index in the draft's order of an option shown to a learner: 0 is the key, from 1 on the distractors. */
export function choiceOf(draft: Options, shown: readonly string[], index: number): number {
  const text = shown[index]
  return text === draft.key ? 0 : 1 + draft.distractors.findIndex(distractor => distractor.text === text)
}
