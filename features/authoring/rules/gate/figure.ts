import { wordsOfFigure } from '../figures/figure-words.ts'
import type { Check } from './check.ts'

/** Whether a text contains an option as a whole: `−5`, `15`, `5.5` and `5/8` do not contain `5`. A single letter must match in case. */
function says(text: string, option: string): boolean {
  const literal = option.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
  const flags = option.length === 1 ? 'u' : 'iu'
  return new RegExp(String.raw`(?<![\p{L}\p{N}/−]|\d[.,])${literal}(?![\p{L}\p{N}/]|[.,]\d)`, flags).test(text)
}

const answerInFigure: Check = {
  id: 3,
  name: 'answer in figure',
  level: 'hard',
  check({ draft }) {
    if (draft.figure === undefined) return undefined
    const labels = wordsOfFigure(draft.figure)
    const shown = (option: string) => labels.some(text => says(text, option))
    if (!shown(draft.key) || says(draft.stem, draft.key)) return undefined
    return draft.distractors.some(({ text }) => shown(text))
      ? undefined
      : `the figure shows "${draft.key}" and no other option`
  },
}

export const figureChecks: readonly Check[] = [answerInFigure]
