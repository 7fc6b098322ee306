import type { AwardAchievements, LearnerFacts } from '#learning/rules/award-achievements.ts'
import { FORMS, formNames, stageOf } from '#pet/rules/forms.ts'
import { words } from '../words.ts'

/** Percent of all answers that were right, rounded; 0 before the first. */
export function accuracy({
  totalQuestions,
  correctAnswers,
}: Pick<LearnerFacts, 'totalQuestions' | 'correctAnswers'>): number {
  return totalQuestions === 0 ? 0 : Math.round((100 * correctAnswers) / totalQuestions)
}

export interface Achievement {
  id: string
  /** Title and description in the language of the request. */
  said: () => { title: string; description: string }
  earned: (facts: LearnerFacts) => boolean
}

/** A topic is mastered when this many of its questions will be remembered for three weeks. */
const lastingForMastery = 25

type Named = keyof typeof words.achievements

const named: readonly { id: Named; earned: Achievement['earned'] }[] = [
  // The four of the progress page (SPEC §9).
  { id: 'first_steps', earned: facts => facts.totalQuestions >= 1 },
  { id: 'on_fire', earned: facts => facts.longestStreak >= 3 },
  { id: 'growing_strong', earned: facts => facts.level >= 5 },
  { id: 'sharp_mind', earned: facts => accuracy(facts) >= 80 },
  // And more to collect (RULES "Achievements").
  { id: 'ten_questions', earned: facts => facts.totalQuestions >= 10 },
  { id: 'hundred_questions', earned: facts => facts.totalQuestions >= 100 },
  { id: 'thousand_questions', earned: facts => facts.totalQuestions >= 1000 },
  { id: 'week_streak', earned: facts => facts.longestStreak >= 7 },
  { id: 'month_streak', earned: facts => facts.longestStreak >= 30 },
  { id: 'first_review', earned: facts => facts.recalled === true },
  { id: 'topic_mastered', earned: facts => (facts.lasting ?? 0) >= lastingForMastery },
  { id: 'own_topic', earned: facts => facts.ownTopic === true },
]

/** All achievements in the order in which they are shown; each is awarded once. */
export const achievements: readonly Achievement[] = [
  ...named.map(({ id, earned }) => ({ id, earned, said: () => words.achievements[id] })),
  ...FORMS.map(({ id, from }) => ({
    id: `form_${id}`,
    said: () => (from === 0 ? words.firstForm : words.form(formNames[id])),
    earned: ({ level }: LearnerFacts) => stageOf({ level }) >= from,
  })),
]

/** Achievements that are earned now and were not awarded before. */
export const awardAchievements: AwardAchievements = (facts, held) =>
  achievements
    .filter(({ id, earned }) => earned(facts) && !held.includes(id))
    .map(({ id, said }) => ({ id, title: said().title }))
