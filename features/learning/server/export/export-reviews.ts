import type { LearnerId } from '#kit/db/ids.ts'
import type { Queryable } from '#kit/db/statement.ts'
import { Download } from '#kit/http/download.ts'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import { exportReviews } from '../../contract.ts'
import { revlogHead, revlogLine } from '../../rules/export/revlog.ts'
import { findReviews, reviewsAtOnce } from './export.store.ts'

/** A learner's reviews for other schedulers, without practice (a second answer on the same day). */
export function exportReviewsRoute({ db }: HandlerDeps): Route {
  return route(exportReviews, async ({ learnerId }) => new Download('mindling-reviews.csv', reviews(db, learnerId)))
}

async function* reviews(db: Queryable, learnerId: LearnerId): AsyncIterable<string> {
  yield revlogHead
  const met = new Set<number>()
  let [at, attempt] = ['-infinity', '']
  for (;;) {
    const found = await findReviews.run(db, { learner: learnerId, at, attempt })
    const lines = found.map(({ question_id: questionId, answered_at: answeredAt, grade, seconds }) => {
      const isFirst = !met.has(questionId)
      met.add(questionId)
      return revlogLine({ questionId, answeredAt, grade, seconds, isFirst })
    })
    yield lines.join('')
    const last = found.at(-1)
    if (!last || found.length < reviewsAtOnce) return
    ;[at, attempt] = [last.at, last.attempt]
  }
}
