import { mistakesRound, mixedRound } from '#learning/rules/round-kinds.ts'

/** Topics needed for a mixed round. */
const topicsToMix = 2

/**
 * The rounds with a tab, in order: a mix if there are several topics, each topic, and mistakes if there are any or their tab is
 * open.
 *
 * @param wanted the round in the page's address
 */
export function offeredRounds({
  topicIds,
  mistakes,
  wanted,
}: {
  topicIds: readonly string[]
  mistakes: number
  wanted: string | null
}): string[] {
  return [
    ...(topicIds.length >= topicsToMix ? [mixedRound] : []),
    ...topicIds,
    ...(mistakes > 0 || wanted === mistakesRound ? [mistakesRound] : []),
  ]
}

/** The open round: the wanted one if it's offered, otherwise the first topic (SPEC §4, *Learning session*). */
export function openedRound(offered: readonly string[], wanted: string | null): string | undefined {
  if (wanted !== null && offered.includes(wanted)) return wanted
  return offered.find(each => each !== mixedRound)
}
