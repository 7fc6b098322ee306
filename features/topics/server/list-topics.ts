import type * as z from 'zod'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import type { topic } from '../contract.ts'
import { listTopics } from '../contract.ts'
import { forgetting } from '../rules/forgetting.ts'
import { masteryLevel } from '../rules/mastery.ts'
import { nameOfTopic, presetOf } from '../rules/presets.ts'
import type { FindTopics, TopicRow } from './topic.store.ts'

export function listTopicsRoute({ db, clock, findTopics }: HandlerDeps & { readonly findTopics: FindTopics }): Route {
  return route(listTopics, async ({ learnerId }) => {
    const rows = await findTopics.run(db, {
      learner: learnerId,
      now: clock(),
      decay: forgetting.decay,
      factor: forgetting.factor,
    })
    return rows.map(presentTopic)
  })
}

export function presentTopic(row: TopicRow): z.output<typeof topic> {
  return {
    id: row.topic_id,
    topicId: row.topic_id,
    topicName: nameOfTopic(row.topic_id, row.name),
    isCustom: row.is_custom,
    difficulty: presetOf(row.topic_id)?.difficulty ?? 'beginner',
    masteryLevel: masteryLevel(row.remembered),
    questionsCompleted: row.questions_completed,
    correctAnswers: row.correct_answers,
    dueReviews: row.due_reviews,
  }
}
