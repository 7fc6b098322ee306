import { learnerClock } from '#account/rules/learner-clock.ts'
import { translate } from '#kit/words/catalogue.ts'
import { isAsleep } from '../rules/care.ts'
import { formNames, formOf, stageOf } from '../rules/forms.ts'
import { settle } from '../rules/stats.ts'
import type { TalkContext } from '../rules/talk/talk-context.ts'
import type { Temperament } from '../rules/traits.ts'
import { TEMPERAMENTS } from '../rules/traits.ts'
import type { TalkRow } from './talk.store.ts'

/** The loaded row as the rules of talking need it. */
export function talkContext(row: TalkRow, now: Date): TalkContext {
  const stage = stageOf({ level: row.level })
  const due = row.due_topic !== null && row.due_questions !== null
  return {
    ...settle(row, row.stats_at, now),
    temperament: temperamentOf(row.personality),
    asleep: isAsleep(row.asleep_until, now),
    hour: learnerClock(now, row.time_zone).hour,
    level: row.level,
    stage,
    form: formNames[formOf(stage).id],
    learningStreak: row.learning_streak,
    visitStreak: row.visit_streak,
    answeredToday: row.answered_today ?? 0,
    dailyGoal: row.daily_goal,
    answered: row.total_questions,
    topics: (row.topics ?? []).map(({ topicId, name, isCustom }) => ({ topicId, name: calledNow(name, isCustom) })),
    due: due ? { topic: calledNow(row.due_topic ?? '', row.due_custom), questions: row.due_questions ?? 0 } : null,
    learned: row.learned,
  }
}

/** Name of a topic: a preset in the language of the request, a custom topic as the learner named it. */
function calledNow(name: string, isCustom: boolean | null): string {
  return isCustom ? name : translate(name)
}

function temperamentOf(personality: string): Temperament {
  return TEMPERAMENTS.find(each => each === personality) ?? 'steady'
}
