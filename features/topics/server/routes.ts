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

export const topicsRoutes = (deps: HandlerDeps, own: Omit<CustomTopicDeps, keyof HandlerDeps>): Route[] => [
  listTopicsRoute({ ...deps, ...own }),
  addTopicRoute(deps),
  ...[
    askInterestsRoute,
    suggestTopicNameRoute,
    researchTopicRoute,
    createCustomTopicRoute,
    regenerateQuestionsRoute,
  ].map(make => requireFreeTime(own.free, make({ ...deps, ...own }))),
  ...unfinishedTopicRoutes(deps),
]
