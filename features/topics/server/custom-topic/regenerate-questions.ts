import { failed } from '#kit/http/failed.ts'
import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import { regenerateQuestions } from '../../contract.ts'
import { findCustomTopic } from '../topic.store.ts'
import type { CustomTopicDeps } from './custom-topic-deps.ts'
import { stockInTime, stockMessage } from './stock-in-time.ts'
import { forgetWizard } from './wizard.store.ts'

/** Writes questions again for one of the learner's topics. Replies with how many there are now. */
export function regenerateQuestionsRoute(own: CustomTopicDeps): Route {
  return route(regenerateQuestions, async ({ learnerId, params: { topicId } }) => {
    // PostgreSQL texts cannot contain a zero character, so there is no such topic.
    if (topicId.includes('\0') || !(await findCustomTopic.first(own.db, { learner: learnerId, topic: topicId })))
      return failed('topic_not_found')
    const { count, ready } = await stockInTime(own, { topicId, learnerId, likes: [] })
    if (count > 0) await forgetWizard.run(own.db, { learner: learnerId })
    return { questionsCreated: count, message: stockMessage(count, ready) }
  })
}
