import type { House } from '#account/server/house.ts'
import type { Route } from '#kit/http/route.ts'
import { whileFree } from '#membership/server/while-free.ts'
import { addTopicRoute } from './add-topic.ts'
import { listTopicsRoute } from './list-topics.ts'
import { askInterestsRoute } from './own-topic/ask-interests.ts'
import { createOwnTopicRoute } from './own-topic/create-own-topic.ts'
import type { OwnTopics } from './own-topic/own-topic.ts'
import { regenerateQuestionsRoute } from './own-topic/regenerate-questions.ts'
import { researchTopicRoute } from './own-topic/research-topic.ts'
import { suggestTopicNameRoute } from './own-topic/suggest-topic-name.ts'
import { unfinishedTopicRoutes } from './own-topic/unfinished-topic.ts'

export const topicsRoutes = (house: House, own: Omit<OwnTopics, keyof House>): Route[] => [
  ...[listTopicsRoute, addTopicRoute].map(make => make(house)),
  ...[askInterestsRoute, suggestTopicNameRoute, researchTopicRoute, createOwnTopicRoute, regenerateQuestionsRoute].map(
    make => whileFree(own.free, make({ ...house, ...own })),
  ),
  ...unfinishedTopicRoutes(house),
]
