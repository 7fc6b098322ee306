import { fold } from '#authoring/rules/text/fold.ts'
import { contentWords } from '#authoring/rules/text/words.ts'

/** One meaning of typed words. */
export interface Meaning {
  id: string
  /** As a choice to tap: `Bass guitar: the instrument with low strings`. */
  label: string
  /** More words that belong to it. */
  words: readonly string[]
}

/** The meaning that the answers speak of: the one that was tapped, else the one whose words they use most; the first if they are silent. */
export function chooseMeaning<S extends Meaning>(meanings: readonly S[], answers: readonly string[]): S | undefined {
  const tapped = meanings.find(({ label }) => answers.some(answer => fold(answer) === fold(label)))
  if (tapped) return tapped
  const said = new Set(answers.flatMap(answer => contentWords(answer, 3)).map(fold))
  const score = ({ label, words }: S) =>
    [...new Set([label, ...words].flatMap(text => contentWords(text, 3)).map(fold))].filter(word => said.has(word))
      .length
  const scores = meanings.map(score)
  return meanings[scores.indexOf(Math.max(...scores))]
}
