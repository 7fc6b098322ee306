import { failed } from '#kit/http/failed.ts'
import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import { regenerateQuestions } from '../../contract.ts'
import { findCustomTopic } from '../topic.store.ts'
import type { CustomTopicDeps } from './custom-topic-deps.ts'
import { stockInTime, stockMessage } from './stock-in-time.ts'
import { forgetWizard } from './wizard.store.ts'

/** Has the questions of a topic that the learner holds written once more; answers how many there are now. */
export function regenerateQuestionsRoute(own: CustomTopicDeps): Route {
  return route(regenerateQuestions, async ({ accountId, params: { topicId } }) => {
    // The database has no text with a zero character in it, and so no such topic either.
    if (topicId.includes('\0') || !(await findCustomTopic.first(own.db, { learner: accountId, topic: topicId })))
      return failed('topic_not_found')
    const { count, ready } = await stockInTime(own, { topicId, learnerId: accountId, likes: [] })
    if (count > 0) await forgetWizard.run(own.db, { learner: accountId })
    return { questionsCreated: count, message: stockMessage(count, ready) }
  })
}
