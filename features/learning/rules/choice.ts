import type { Draft } from '#authoring/rules/draft.ts'

/** Index in the draft's order of an option shown to a learner: 0 is the key, from 1 on the distractors. */
export function choiceOf(draft: Pick<Draft, 'key' | 'distractors'>, shown: readonly string[], index: number): number {
  const text = shown[index]
  return text === draft.key ? 0 : 1 + draft.distractors.findIndex(distractor => distractor.text === text)
}
