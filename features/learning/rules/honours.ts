/** What achievements are earned by. */
export interface LearnerFacts {
  totalQuestions: number
  correctAnswers: number
  level: number
  /** Days. */
  longestStreak: number
}

/** Who decides on achievements: given what is true now and what is held already, the new ones with their titles. */
export type Honours = (facts: LearnerFacts, held: readonly string[]) => { id: string; title: string }[]
