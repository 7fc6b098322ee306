import { madePack } from '#authoring/server/made-pack.ts'
import { checkLabels } from '#authoring/words.ts'
import { failed } from '#kit/http/failed.ts'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import { readProof } from '../contract.ts'
import { passedChecks } from '../rules/passed-checks.ts'
import { isQuestionId } from '../rules/question-id.ts'
import { findProof, mostCounted, type ProofRow } from './proof.store.ts'
import { basisOf } from './question-basis.ts'
import { contextOf } from './revalidate-draft.ts'

/** Where a question comes from. The gate's checks are run again, so that the page shows what holds today. */
export function readProofRoute({ db }: HandlerDeps): Route {
  return route(readProof, async ({ learnerId, params: { questionId } }) => {
    const row = isQuestionId(questionId) && (await findProof.first(db, { learner: learnerId, question: questionId }))
    if (!row) return failed('question_not_found')
    const { draft } = row
    const context = contextOf(draft, await madePack(db, draft.topic))
    return {
      questionId,
      author: draft.author,
      restsOn: basisOf(draft),
      ...(draft.asOf === undefined ? {} : { asOf: draft.asOf }),
      source: draft.source,
      checks: passedChecks(draft, context).map(name => ({ name, label: checkLabels[name] ?? name })),
      ...answerCounts(row),
      reports: row.reports,
      reportedByYou: row.reported_by_you,
      withdrawn: row.withdrawn,
    }
  })
}

function answerCounts({ answers, right_answers, first_answers, right_first_answers }: ProofRow) {
  if (answers <= mostCounted) return { answers, moreAnswers: false, rightAnswers: right_answers }
  const known = first_answers && {
    rightAnswers: Math.round((mostCounted * (right_first_answers ?? 0)) / first_answers),
  }
  return { answers: mostCounted, moreAnswers: true, ...known }
}
