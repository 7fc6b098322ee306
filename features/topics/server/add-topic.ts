import { failed } from '#kit/http/failed.ts'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import { addTopic } from '../contract.ts'
import { presetOf } from '../rules/presets.ts'
import { presentTopic } from './list-topics.ts'
import { insertTopic } from './topic.store.ts'

/** Adds a preset under its own name. The primary key refuses a topic that the learner already has, even if two requests arrive at once. */
export function addTopicRoute({ db, clock }: HandlerDeps): Route {
  return route(addTopic, async ({ learnerId, body }) => {
    const preset = presetOf(body.topicId)
    if (!preset) return failed('unknown_topic')
    const [added] = await insertTopic.run(db, { learner: learnerId, topic: preset.id, name: preset.name, now: clock() })
    if (!added) return failed('topic_held')
    const fresh = { topic_id: preset.id, name: preset.name, is_custom: false }
    return presentTopic({ ...fresh, questions_completed: 0, correct_answers: 0, remembered: 0, due_reviews: 0 })
  })
}
