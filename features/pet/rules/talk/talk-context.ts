import type { Temperament } from '../traits.ts'

/** Everything the pet knows when it speaks; what it says about it is true. */
export interface TalkContext {
  temperament: Temperament
  asleep: boolean
  /** By the learner's clock, 0 to 23. */
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
  /** Questions answered in total. */
  answered: number
  topics: readonly { topicId: string; name: string }[]
  /** The topic with the most due reviews; null where none is due. */
  due: { topic: string; questions: number } | null
  /** A sentence learned this week. */
  learned: string | null
}
