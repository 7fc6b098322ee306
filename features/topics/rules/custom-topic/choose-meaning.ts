import { fold } from '#authoring/rules/text/fold.ts'
import { contentWords } from '#authoring/rules/text/words.ts'

/** One meaning of the typed words. */
export interface Meaning {
  id: string
  /** Text of the choice: `Bass guitar: the instrument with low strings`. */
  label: string
  /** Other words for it. */
  words: readonly string[]
}

/** The meaning that fits the answers: the one that was tapped, else the one whose words they use most, else the first. */
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
