import type { TalkContext } from './talk-context.ts'

/** A pet on its first morning. */
export const plainContext: TalkContext = {
  temperament: 'brave',
  asleep: false,
  hour: 9,
  happiness: 60,
  health: 90,
  energy: 60,
  level: 1,
  stage: 0,
  form: 'Egg',
  learningStreak: 0,
  visitStreak: 1,
  answeredToday: 0,
  dailyGoal: 10,
  answered: 0,
  topics: [],
  due: null,
  learned: null,
}
