import type * as z from 'zod'
import type { Draft } from '#authoring/rules/draft.ts'
import { describeFigure } from '#authoring/rules/figures/describe-figure.ts'
import type { LearnerId } from '#kit/db/ids.ts'
import type { question } from '../contract.ts'
import { bandOfLevel } from '../rules/difficulty.ts'
import { optionsFor } from '../rules/learner-options.ts'
import { figureAddress } from './figure-address.ts'

/** A stored question as this learner sees it, options in their own order. */
export function presentQuestion(
  { id, topic_id, level, draft }: { id: string; topic_id: string; level: number; draft: Draft },
  learnerId: LearnerId,
): z.output<typeof question> {
  const { options, correctAnswer, whys } = optionsFor(learnerId, id, draft)
  return {
    id,
    topicId: topic_id,
    question: stemWithCode(draft),
    options,
    correctAnswer,
    explanation: draft.explanation,
    optionNotes: whys,
    difficulty: bandOfLevel(level).difficulty,
    sourceResearch: draft.source.title,
    ...(draft.source.url === undefined ? {} : { sourceUrl: draft.source.url }),
    ...(draft.figure === undefined
      ? {}
      : { relatedImageUrl: figureAddress(id, draft.figure), relatedImageAlt: describeFigure(draft.figure) }),
    author: draft.author,
  }
}

/** The stem, followed by any code listing as a fenced block. */
export function stemWithCode({ stem, code }: Pick<Draft, 'stem' | 'code'>): string {
  return code ? `${stem}\n\n\`\`\`${code.language}\n${code.text}\n\`\`\`` : stem
}
