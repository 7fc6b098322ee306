import { randomBytes } from 'node:crypto'
import { wantsModelText } from '#account/server/model-text.ts'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import { sealWith } from '#kit/words/sealed.ts'
import type { ModelBudget } from '#membership/server/model-budget.ts'
import { OverBudgetError } from '#membership/server/model-budget.ts'
import type { TextModel } from '#outside/model/text-model.ts'
import { askForLine } from '../rules/talk/ask-for-line.ts'
import { whyUnfit } from '../rules/talk/fit-to-say.ts'
import type { TalkContext } from '../rules/talk/talk-context.ts'
import { giveTalkBack, takeTalk } from './model-talk.store.ts'

/** What a pet needs to speak by a model. */
export interface Speech {
  model: TextModel
  budget: ModelBudget
  /** Talks by a model that a learner has in all: none once the free time is used up. */
  mostTalks(learnerId: number): Promise<number>
  /** The provider's own moderation, where it has one. */
  isHarmless(texts: readonly string[], signal: AbortSignal): Promise<boolean>
  /** Told of what went wrong; the learner hears a built-in line. */
  report(fault: unknown): void
  /** Milliseconds that thinking may take. */
  patience?: number
}

const patience = 3500
const mostTalksADay = 60
/** A line is about 40; the rest is for models that reason first, whether asked to or not. */
const mostTokens = 800

/**
 * A line that the model wrote for this pet now, or undefined where one of the built-in lines is to be said: nothing to
 * speak of, switched off by a grown-up, talks or budget used up, too slow, broken, or not fit to say. Holds nothing in the database while it waits.
 *
 * @param example a line that the pet could say just as well
 * @param lately keys of the lines said last
 */
export async function modelLine(
  { db, clock }: HandlerDeps,
  speech: Speech,
  learnerId: number,
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
    const line = bare(seal.open(await speech.budget.for(learnerId, speech.model).text(asked)))
    if (whyUnfit(line, pet, lately) !== undefined) return undefined
    return (await speech.isHarmless([line], signal)) ? line : undefined
  } catch (fault) {
    await giveTalkBack.run(db, { learner: learnerId, day: today })
    if (!(fault instanceof OverBudgetError)) speech.report(fault)
    return undefined
  }
}

/** Models like to put what is said between quotes. */
function bare(line: string): string {
  return /^["“”'«](.*)["“”'»]$/s.exec(line)?.[1]?.trim() ?? line
}
