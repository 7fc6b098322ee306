import type { Draft } from '#authoring/rules/draft.ts'
import type { Figure } from '#authoring/rules/figures/figure.ts'
import type { ReportReason } from './rules/report.ts'
import type { CandidateRow, RoundRow, TopicProgressRow } from './server/round.store.ts'

/** More precise types for the columns of this feature than PostgreSQL can report; `npm run statements` reads them. */
export interface LearningColumnTypes {
  'question.draft': Draft
  'report.reason': ReportReason
  'find-figure.figure': Figure | null
  'find-first-meetings.ability': number
  'load-round.topics': TopicProgressRow[]
  'load-round.round': RoundRow[]
  'load-round.candidates': CandidateRow[]
  'export-reviews.grade': number
  'load-mismarked.topic_id': string
  'load-mismarked.question_level': number
  'load-mismarked.attempt': string
  'export-met-questions:after': string
}
