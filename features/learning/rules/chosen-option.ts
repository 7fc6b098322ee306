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
