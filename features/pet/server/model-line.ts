import { randomBytes } from 'node:crypto'
import { wantsModelText } from '#account/server/model-text.ts'
import type { LearnerId } from '#kit/db/ids.ts'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import { sealWith } from '#kit/words/sealed.ts'
import type { ModelBudget } from '#membership/server/model-budget.ts'
import { OverBudgetError } from '#membership/server/model-budget.ts'
import type { TextModel } from '#outside/model/text-model.ts'
import { askForLine } from '../rules/talk/ask-for-line.ts'
import { whyUnsuitable } from '../rules/talk/fit-to-say.ts'
import type { TalkContext } from '../rules/talk/talk-context.ts'
import { giveTalkBack, takeTalk } from './model-talk.store.ts'

/** What a pet needs to speak through a model. */
export interface Speech {
  model: TextModel
  budget: ModelBudget
  /** How many model-written lines a learner gets in total: none once the free time is used up. */
  mostTalks(learnerId: LearnerId): Promise<number>
  /** The provider's own moderation, where it has one. */
  isHarmless(texts: readonly string[], signal: AbortSignal): Promise<boolean>
  /** Called with a fault; the learner gets a built-in line. */
  report(fault: unknown): void
  /** Time limit in milliseconds. */
  patience?: number
}

const patience = 3500
const mostTalksADay = 60
/** A line takes about 40; the rest is for models that always reason first. */
const mostTokens = 800

/**
 * A line written by the model, or undefined where a built-in line is to be used: nothing to talk about, switched off by a
 * grown-up, quota or budget used up, too slow, failed, or unsuitable. It holds no database connection while it waits.
 *
 * @param example a built-in line that the pet could say now
 * @param lately keys of the latest lines
 */
export async function modelLine(
  { db, clock }: HandlerDeps,
  speech: Speech,
  learnerId: LearnerId,
  { pet, example, lately }: { pet: TalkContext; example: string; lately: readonly number[] },
): Promise<string | undefined> {
  if (pet.asleep || (pet.topics.length === 0 && pet.learned === null)) return undefined
  if (!(await wantsModelText(db, learnerId))) return undefined
  const today = clock().toISOString().slice(0, 10)
  const most = await speech.mostTalks(learnerId)
  if (!(await takeTalk.first(db, { learner: learnerId, day: today, most, mostToday: mostTalksADay }))) return undefined
  try {
    const signal = AbortSignal.timeout(speech.patience ?? patience)
    const seal = sealWith(randomBytes(6).toString('hex'))
    const asked = { name: 'line', ...askForLine(pet, example, seal), mostTokens, signal, retries: 0 }
    const line = withoutQuotes(seal.open(await speech.budget.for(learnerId, speech.model).text(asked)))
    if (whyUnsuitable(line, pet, lately) !== undefined) return undefined
    return (await speech.isHarmless([line], signal)) ? line : undefined
  } catch (fault) {
    await giveTalkBack.run(db, { learner: learnerId, day: today })
    if (!(fault instanceof OverBudgetError)) speech.report(fault)
    return undefined
  }
}

/** Removes the quotes that models like to put around a line. */
function withoutQuotes(line: string): string {
  return /^["“”'«](.*)["“”'»]$/s.exec(line)?.[1]?.trim() ?? line
}
