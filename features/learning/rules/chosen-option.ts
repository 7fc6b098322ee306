/**
 * The option that a learner chose. A question keeps its place in the pool when it gets other words, and its options may
 * stand in another order then: what stood at the option on the learner's screen decides.
 *
 * @param options as this learner gets them now
 * @param text what stood there; undefined where the caller goes by the number alone
 * @returns its index, or undefined where none of the options says that any more
 */
export function chosenOption(options: readonly string[], index: number, text: string | undefined): number | undefined {
  if (text === undefined || options[index] === text) return index
  const now = options.indexOf(text)
  return now === -1 ? undefined : now
}
