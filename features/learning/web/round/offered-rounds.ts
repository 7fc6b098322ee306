import { mistakesRound, mixedRound } from '#learning/rules/round-kinds.ts'

/** Fewer are nothing to mix. */
const worthMixing = 2

/**
 * The rounds that have a tab, in their order: all topics mixed where there are several, then each topic, then the
 * mistakes where there are some, or while they are what is open.
 *
 * @param wanted the round that the address asks for
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
    ...(topicIds.length >= worthMixing ? [mixedRound] : []),
    ...topicIds,
    ...(mistakes > 0 || wanted === mistakesRound ? [mistakesRound] : []),
  ]
}

/** The round that is open: the wanted one if it is offered, else the first topic (SPEC §4, *Learning session*). */
export function openedRound(offered: readonly string[], wanted: string | null): string | undefined {
  if (wanted !== null && offered.includes(wanted)) return wanted
  return offered.find(each => each !== mixedRound)
}
