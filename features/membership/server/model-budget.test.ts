import { afterAll, expect, test } from 'vitest'
import type { Ask, TextModel } from '#outside/model/text-model.ts'
import { idsOf } from '#testing/app/ids-of.ts'
import { startTestApp } from '#testing/app/test-app.ts'
import type { ModelLimits } from '../rules/model-cost.ts'
import { OverBudgetError, openModelBudget, registerModelSpendCleanup } from './model-budget.ts'

const app = await startTestApp()
afterAll(() => app.close())
const day = 86_400_000
const deps = { db: app.db, clock: () => app.clock.now }

/** Uses 20 of the 100 tokens reserved for each call, after `wait`. */
function model(wait: () => Promise<void> = async () => undefined) {
  const calls: Ask[] = []
  const call = async (ask: Ask) => {
    calls.push(ask)
    await wait()
    ask.used?.({ tokensIn: 10, tokensOut: 10 })
  }
  const asked: TextModel = {
    text: async ask => {
      await call(ask)
      return 'said'
    },
    object: async ask => {
      await call(ask)
      throw new Error('broken')
    },
    async *elements(ask, schema) {
      yield schema.parse(1)
      await call(ask)
    },
  }
  return { asked, calls }
}
const ask = {
  name: 'a',
  instructions: 'x'.repeat(20),
  prompt: 'y'.repeat(10),
  mostTokens: 90,
  signal: new AbortController().signal,
}
const open = (limits: Partial<ModelLimits>) =>
  openModelBudget(deps, { tokensPerLearner: 1e6, tokensPerDay: 1e6, ...limits })

async function learner() {
  const visitor = await app.newcomer()
  return (await idsOf(app.db, visitor.email)).learner
}
async function spent(learnerId: number) {
  const { rows } = await app.db.query(
    'select calls, tokens::int, microdollars::int from model_spend where learner_id = $1 and day = $2',
    [learnerId, app.clock.now],
  )
  return rows[0]
}
const inAll = async () => (await app.db.query('select sum(tokens)::int as tokens from model_day')).rows[0].tokens ?? 0

test('The tokens actually used are counted, even for a failed call', async () => {
  const [ana, { asked }, before] = [await learner(), model(), await inAll()]
  const budget = open({ prices: { in: 0.2, out: 1.5 } }).for(ana, asked)
  expect(await budget.text(ask)).toBe('said')
  await expect(budget.object(ask, undefined as never)).rejects.toThrow('broken')
  expect(await spent(ana)).toEqual({ calls: 2, tokens: 40, microdollars: 34 })
  expect((await inAll()) - before).toBe(40)
})

test("Of many calls at once only those within the learner's daily budget begin", async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const [ana, ben] = [await learner(), await learner()]
  const { asked, calls } = model(() => promise)
  const budget = open({ tokensPerLearner: 350 })
  const refused: unknown[] = []
  const mine = Array.from({ length: 12 }, () =>
    budget
      .for(ana, asked)
      .text(ask)
      .catch(fault => void refused.push(fault)),
  )
  const other = budget.for(ben, asked).text(ask)
  // The admitted calls wait for the model until all others have been refused.
  await expect.poll(() => [calls.length, refused.length]).toEqual([4, 9])
  resolve()
  await Promise.all(mine)
  await expect(other).resolves.toBe('said')
  expect(await spent(ana)).toMatchObject({ calls: 3, tokens: 60 })
  expect(refused.every(fault => fault instanceof OverBudgetError)).toBe(true)
})

test("Many calls of one learner at once don't block one another", async () => {
  const [ana, { asked }] = [await learner(), model()]
  const budget = open({}).for(ana, asked)
  for (let round = 0; round < 5; round++) await Promise.all(Array.from({ length: 20 }, () => budget.text(ask)))
  expect(await spent(ana)).toMatchObject({ calls: 100, tokens: 2000 })
})

test("A call over everyone's daily budget is refused and costs the learner nothing", async () => {
  const [ana, { asked, calls }] = [await learner(), model()]
  app.clock.pass(day)
  const budget = open({ tokensPerDay: 150, prices: { in: 1, out: 1 }, dollarsPerDay: 0.000125 })
  const mine = budget.for(ana, asked)
  await mine.text(ask)
  await mine.text(ask)
  await expect(mine.text(ask)).rejects.toThrow(OverBudgetError)
  expect(calls).toHaveLength(2)
  expect(await spent(ana)).toEqual({ calls: 2, tokens: 40, microdollars: 40 })
  app.clock.pass(day)
  await expect(mine.text(ask)).resolves.toBe('said')
})

test('A call is settled even if the caller stops reading', async () => {
  const [ana, { asked }] = [await learner(), model()]
  for await (const _ of open({})
    .for(ana, asked)
    .elements(ask, { parse: () => 1 } as never))
    break
  expect(await spent(ana)).toMatchObject({ calls: 1, tokens: 0 })
})

test('Spending is deleted after forty days', async () => {
  const ana = await learner()
  await open({}).for(ana, model().asked).text(ask)
  const nightly: (() => Promise<void>)[] = []
  registerModelSpendCleanup(deps, {
    schedule: (_: string, __: string, work: () => Promise<void>) => void nightly.push(work),
  } as never)
  app.clock.pass(40 * day)
  await nightly[0]?.()
  expect(await inAll()).toBeGreaterThan(0)
  app.clock.pass(day)
  await nightly[0]?.()
  expect(await inAll()).toBe(0)
  expect((await app.db.query('select from model_spend')).rowCount).toBe(0)
})
