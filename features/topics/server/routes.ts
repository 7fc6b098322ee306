import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Route } from '#kit/http/route.ts'
import { requireFreeTime } from '#membership/server/require-free-time.ts'
import { addTopicRoute } from './add-topic.ts'
import { listTopicsRoute } from './list-topics.ts'
import { askInterestsRoute } from './own-topic/ask-interests.ts'
import { createOwnTopicRoute } from './own-topic/create-own-topic.ts'
import type { OwnTopics } from './own-topic/own-topic.ts'
import { regenerateQuestionsRoute } from './own-topic/regenerate-questions.ts'
import { researchTopicRoute } from './own-topic/research-topic.ts'
import { suggestTopicNameRoute } from './own-topic/suggest-topic-name.ts'
import { unfinishedTopicRoutes } from './own-topic/unfinished-topic.ts'

export const topicsRoutes = (deps: HandlerDeps, own: Omit<OwnTopics, keyof HandlerDeps>): Route[] => [
  listTopicsRoute({ ...deps, ...own }),
  addTopicRoute(deps),
  ...[askInterestsRoute, suggestTopicNameRoute, researchTopicRoute, createOwnTopicRoute, regenerateQuestionsRoute].map(
    make => requireFreeTime(own.free, make({ ...deps, ...own })),
  ),
  ...unfinishedTopicRoutes(deps),
]
