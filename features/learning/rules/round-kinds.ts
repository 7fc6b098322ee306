/** Used in place of a topic's id for a round of all topics. */
export const mixedRound = 'mixed'
/** Used in place of a topic's id for a round of questions answered wrong last time. */
export const mistakesRound = 'mistakes'
