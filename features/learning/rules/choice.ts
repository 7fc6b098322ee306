import type { Draft } from '#authoring/rules/draft.ts'

/** An option that a learner sees, as the draft lists them: 0 the key, from 1 on the wrong ones. */
export function choiceOf(draft: Pick<Draft, 'key' | 'distractors'>, shown: readonly string[], index: number): number {
  const text = shown[index]
  return text === draft.key ? 0 : 1 + draft.distractors.findIndex(distractor => distractor.text === text)
}
