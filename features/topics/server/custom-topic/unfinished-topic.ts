import { jsonText } from '#kit/db/json-text.ts'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import { forgetUnfinishedTopic, keepUnfinishedTopic, readUnfinishedTopic } from '../../contract.ts'
import { findWizard, forgetWizard, keepWizard } from './wizard.store.ts'

/** Offers the way to an own topic that was left, keeps it while it is walked, and forgets it on wish. */
export const unfinishedTopicRoutes = ({ db, clock }: HandlerDeps): Route[] => [
  route(readUnfinishedTopic, async ({ accountId }) => ({
    unfinished: (await findWizard.first(db, { learner: accountId }))?.state ?? null,
  })),
  route(keepUnfinishedTopic, async ({ accountId, body }) => {
    await keepWizard.run(db, { learner: accountId, state: jsonText(body), now: clock() })
    return { success: true as const }
  }),
  route(forgetUnfinishedTopic, async ({ accountId }) => {
    await forgetWizard.run(db, { learner: accountId })
    return { success: true as const }
  }),
]
