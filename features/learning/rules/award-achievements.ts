/** What achievements are earned by. */
export interface LearnerFacts {
  totalQuestions: number
  correctAnswers: number
  level: number
  /** Days. */
  longestStreak: number
  /** A review that was due was recalled just now. */
  recalled?: boolean
  /** Questions of the topic just answered that will be remembered for three weeks. */
  lasting?: number
  /** The question just answered is of a topic of the learner's own. */
  ownTopic?: boolean
}

/** Who decides on achievements: given what is true now and what is held already, the new ones with their titles. */
export type AwardAchievements = (facts: LearnerFacts, held: readonly string[]) => { id: string; title: string }[]
