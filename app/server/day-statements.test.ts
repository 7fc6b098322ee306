import { readFileSync } from 'node:fs'
import pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { currentUser } from '#account/contract.ts'
import type { Endpoint } from '#kit/contract/endpoint.ts'
import { statements } from '#kit/db/statement.ts'
import * as learning from '#learning/contract.ts'
import { heartbeat } from '#membership/contract.ts'
import * as pet from '#pet/contract.ts'
import * as progress from '#progress/contract.ts'
import { startTestApp, type Visitor } from '#testing/app/test-app.ts'
import { listTopics } from '#topics/contract.ts'

// Which statements the calls of a learner's day run, compared with docs/scaling.md.

/** Jobs don't run, so that their statements aren't counted for the call. */
const jobs = {
  handle: () => undefined,
  schedule: () => undefined,
  send: async () => undefined,
  stop: async () => undefined,
}
const app = await startTestApp({ jobs: () => jobs })
afterAll(() => app.close())

/** Names of the statements that run during `work`. */
async function statementsOf(work: () => Promise<unknown>): Promise<Set<string>> {
  const names = new Set<string>()
  const query = vi.spyOn(pg.Client.prototype, 'query')
  await work()
  for (const [asked] of query.mock.calls as unknown as [{ name?: string }][]) if (asked.name) names.add(asked.name)
  query.mockRestore()
  return names
}

/** A learner's day, call by call. */
async function* day(learner: Visitor): AsyncGenerator<{ endpoint: Endpoint; asked: Set<string> }> {
  const one = async (endpoint: Endpoint, work: () => Promise<unknown>) => ({
    endpoint,
    asked: await statementsOf(work),
  })
  const simple = (endpoint: Endpoint) => one(endpoint, () => learner.done(endpoint))
  for (let round = 0; round < 2; round++) {
    for (const endpoint of [currentUser, listTopics, pet.readPet, learning.readCompensations])
      yield await simple(endpoint)
    const { id: creatureId } = await learner.done(pet.readPet)
    yield await one(pet.readPicture, () => learner.call(pet.readPicture, { params: { creatureId, stage: '1' } }))
    let questions: Awaited<ReturnType<Visitor['questions']>> = []
    yield await one(learning.generateQuestions, async () => {
      questions = await learner.questions('science')
    })
    for (const [i, question] of questions.entries()) {
      app.clock.pass(15_000)
      yield await one(heartbeat, () => learner.done(heartbeat, { body: { state: 'active' } }))
      if (i === 5)
        yield await one(learning.takeHint, () =>
          learner.done(learning.takeHint, { params: { questionId: question.id } }),
        )
      yield await one(learning.answerQuestion, () => learner.answer(question, { right: i % 3 > 0 }))
      if (i % 5 !== 2) continue
      let breakId = ''
      yield await one(learning.takeBreak, async () => {
        breakId = (
          await learner.done(learning.takeBreak, {
            params: { topicId: 'science', kind: i % 2 ? 'interactive' : 'fact' },
          })
        ).id
      })
      yield await one(learning.completeBreak, () =>
        learner.done(learning.completeBreak, { params: { breakId }, body: {} }),
      )
    }
    for (const endpoint of [learning.listMistakes, progress.readProgress, progress.readHistory])
      yield await simple(endpoint)
    for (const endpoint of [pet.feedPet, pet.playWithPet, pet.restPet, pet.talkToPet, pet.readThought])
      yield await simple(endpoint)
    app.clock.pass(86_400_000)
    await learner.signInAgain()
  }
}

/** The table of calls and statements in docs/scaling.md. */
function table(): Map<string, Set<string>> {
  const page = readFileSync('docs/scaling.md', 'utf8')
  const start = page.indexOf('| Call | Statements |')
  const rows = page.slice(start, page.indexOf('\n\n', start)).split('\n').slice(2)
  const named = (cell = '') => [...cell.matchAll(/`([\w-]+)`/g)].map(match => match[1] ?? '')
  return new Map(
    rows.flatMap(row => {
      const [, calls, asked] = row.split('|')
      return named(calls).map(call => [call, new Set(named(asked))] as const)
    }),
  )
}

test('The calls of a day run exactly the statements that docs/scaling.md lists', async () => {
  const told = table()
  const found = new Map<string, Set<string>>()
  // An earlier learner has made the topic's questions.
  await (await app.newcomer({ pet: 'Pip', topics: ['science'] })).questions('science')
  for await (const { endpoint, asked } of day(await app.newcomer({ pet: 'Pip', topics: ['science'] })))
    found.set(endpoint.name, new Set([...(found.get(endpoint.name) ?? []), ...asked]))
  const listed = (of: ReadonlyMap<string, Set<string>>) =>
    [...of].map(([call, names]) => `${call}: ${[...names].toSorted().join(' ')}`).toSorted()
  expect(listed(told)).toEqual(listed(found))
  expect([...told.values()].flatMap(names => [...names]).filter(name => !statements.has(name))).toEqual([])
})
