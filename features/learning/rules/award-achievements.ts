/** What achievements are awarded for. */
export interface LearnerFacts {
  totalQuestions: number
  correctAnswers: number
  level: number
  /** Days. */
  longestStreak: number
  /** This answer recalled a due review. */
  recalled?: boolean
  /** Questions of the answered topic that will be remembered for three weeks. */
  lasting?: number
  /** The answered question belongs to a custom topic. */
  ownTopic?: boolean
}

/** Returns the achievements newly earned, given the learner's facts and the ids already held; implemented by progress. */
export type AwardAchievements = (facts: LearnerFacts, held: readonly string[]) => { id: string; title: string }[]
