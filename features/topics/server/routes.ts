import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Route } from '#kit/http/route.ts'
import { requireFreeTime } from '#membership/server/require-free-time.ts'
import { addTopicRoute } from './add-topic.ts'
import { askInterestsRoute } from './custom-topic/ask-interests.ts'
import { createCustomTopicRoute } from './custom-topic/create-custom-topic.ts'
import type { CustomTopicDeps } from './custom-topic/custom-topic-deps.ts'
import { regenerateQuestionsRoute } from './custom-topic/regenerate-questions.ts'
import { researchTopicRoute } from './custom-topic/research-topic.ts'
import { suggestTopicNameRoute } from './custom-topic/suggest-topic-name.ts'
import { unfinishedTopicRoutes } from './custom-topic/unfinished-topic.ts'
import { listTopicsRoute } from './list-topics.ts'

export function topicsRoutes(deps: HandlerDeps, customTopics: Omit<CustomTopicDeps, keyof HandlerDeps>): Route[] {
  const custom = { ...deps, ...customTopics }
  const withFreeTime = (route: Route) => requireFreeTime(custom.free, route)
  return [
    listTopicsRoute(custom),
    addTopicRoute(deps),
    withFreeTime(askInterestsRoute(custom)),
    withFreeTime(suggestTopicNameRoute(custom)),
    withFreeTime(researchTopicRoute(custom)),
    withFreeTime(createCustomTopicRoute(custom)),
    withFreeTime(regenerateQuestionsRoute(custom)),
    ...unfinishedTopicRoutes(deps),
  ]
}
