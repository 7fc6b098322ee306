import type { Temperament } from '../traits.ts'

/** All that the pet knows when it speaks; everything it says of it is true. */
export interface TalkContext {
  temperament: Temperament
  asleep: boolean
  /** Of the learner's own clock, 0 to 23. */
  hour: number
  /** Settled to now, 0 to 100. */
  happiness: number
  health: number
  energy: number
  level: number
  stage: number
  /** Name of the form. */
  form: string
  /** Days in a row. */
  learningStreak: number
  visitStreak: number
  answeredToday: number
  dailyGoal: number
  /** Questions ever answered. */
  answered: number
  topics: readonly { topicId: string; name: string }[]
  /** The topic with most due reviews; null where none is due. */
  due: { topic: string; questions: number } | null
  /** A sentence learned this week. */
  learned: string | null
}
