import type { LearnerId } from '#kit/db/ids.ts'
import { transaction } from '#kit/db/transaction.ts'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Jobs } from '#kit/jobs/jobs.ts'
import type { Ask, TextModel, Used } from '#outside/model/text-model.ts'
import type { ModelLimits } from '../rules/model-cost.ts'
import { costOf } from '../rules/model-cost.ts'
import { forgetSpend, reserveForDay, reserveForLearner, settleForDay, settleForLearner } from './model-spend.store.ts'

/** The day's tokens or money are used up; the built-in authors still work. */
export class OverBudgetError extends Error {
  override name = 'OverBudgetError'
}

/** Limits what models may cost in a day. */
export interface ModelBudget {
  /** The model as one learner may use it: each call reserves its highest cost first, and settles the real one at its end. */
  for(learnerId: LearnerId, model: TextModel): TextModel
}

/** A budget shared by all servers: the database counts, so two calls can't both get the last tokens. */
export function openModelBudget({ db, clock }: HandlerDeps, limits: ModelLimits): ModelBudget {
  const { prices, tokensPerLearner, tokensPerDay, dollarsPerDay } = limits
  const mostMicrodollars = dollarsPerDay === undefined ? null : Math.floor(dollarsPerDay * 1e6)
  const reserve = async (learnerId: LearnerId, ask: Ask) => {
    const day = dayOf(clock())
    const cost = costOf(Math.ceil((ask.instructions.length + ask.prompt.length) / 3), ask.mostTokens, prices)
    const { tokens, microdollars } = cost
    await transaction(db, async client => {
      const own = await reserveForLearner.first(client, {
        learner: learnerId,
        day,
        tokens,
        microdollars,
        most: tokensPerLearner,
      })
      const ofAll =
        own &&
        (await reserveForDay.first(client, { day, tokens, microdollars, mostTokens: tokensPerDay, mostMicrodollars }))
      if (!ofAll) throw new OverBudgetError('the budget of the day is used up')
    })
    return async ({ tokensIn, tokensOut }: Used) => {
      const spent = costOf(tokensIn, tokensOut, prices)
      const [moreTokens, moreMicrodollars] = [spent.tokens - tokens, spent.microdollars - microdollars]
      await transaction(db, async client => {
        await settleForLearner.run(client, {
          learner: learnerId,
          day,
          tokens: moreTokens,
          microdollars: moreMicrodollars,
        })
        await settleForDay.run(client, { day, tokens: moreTokens, microdollars: moreMicrodollars })
      })
    }
  }
  return {
    for: (learnerId, model) => {
      const begin = async (ask: Ask) => {
        const settle = await reserve(learnerId, ask)
        let used: Used = { tokensIn: 0, tokensOut: 0 }
        const noted = (each: Used) => {
          used = each
          ask.used?.(each)
        }
        return { counted: { ...ask, used: noted }, end: () => settle(used) }
      }
      const once = async <T>(ask: Ask, work: (counted: Ask) => Promise<T>) => {
        const { counted, end } = await begin(ask)
        return await work(counted).finally(end)
      }
      return {
        text: ask => once(ask, counted => model.text(counted)),
        object: (ask, schema) => once(ask, counted => model.object(counted, schema)),
        async *elements(ask, element) {
          const { counted, end } = await begin(ask)
          try {
            yield* model.elements(counted, element)
          } finally {
            await end()
          }
        },
      }
    },
  }
}

const keptDays = 40
const dayMilliseconds = 86_400_000

/** Every night, deletes usage that is older than the days kept. */
export function registerModelSpendCleanup({ db, clock }: HandlerDeps, jobs: Jobs): void {
  jobs.schedule('forget-model-spend', '23 3 * * *', async () => {
    await forgetSpend.run(db, { before: dayOf(new Date(clock().getTime() - keptDays * dayMilliseconds)) })
  })
}

function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10)
}
