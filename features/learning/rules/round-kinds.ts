/** What stands in the place of a topic's id for a round over all topics. */
export const mixedRound = 'mixed'
/** And for a round of the questions that went wrong last. */
export const mistakesRound = 'mistakes'
