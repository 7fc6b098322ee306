import type { Draft } from '#authoring/rules/draft.ts'
import type { Figure } from '#authoring/rules/figures/figure.ts'
import type { ReportReason } from './rules/report.ts'
import type { CandidateRow, PathRow, RoundRow } from './server/batch.store.ts'

/** What the columns of this feature hold beyond what PostgreSQL knows: see `npm run statements`. */
export interface LearningColumnTypes {
  'question.draft': Draft
  'report.reason': ReportReason
  'find-figure.figure': Figure | null
  'find-first-meetings.ability': number
  'load-batch.topics': PathRow[]
  'load-batch.round': RoundRow[]
  'load-batch.candidates': CandidateRow[]
  'export-reviews.grade': number
  'load-wronged.topic_id': string
  'load-wronged.question_level': number
  'load-wronged.attempt': string
  'export-met-questions:after': string
}
