import { jsonText } from '#kit/db/json-text.ts'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import { forgetUnfinishedTopic, keepUnfinishedTopic, readUnfinishedTopic } from '../../contract.ts'
import { findWizard, forgetWizard, keepWizard } from './wizard.store.ts'

/** Reads, saves, and forgets the learner's unfinished custom topic. */
export const unfinishedTopicRoutes = ({ db, clock }: HandlerDeps): Route[] => [
  route(readUnfinishedTopic, async ({ learnerId }) => ({
    unfinished: (await findWizard.first(db, { learner: learnerId }))?.state ?? null,
  })),
  route(keepUnfinishedTopic, async ({ learnerId, body }) => {
    await keepWizard.run(db, { learner: learnerId, state: jsonText(body), now: clock() })
    return { success: true as const }
  }),
  route(forgetUnfinishedTopic, async ({ learnerId }) => {
    await forgetWizard.run(db, { learner: learnerId })
    return { success: true as const }
  }),
]
