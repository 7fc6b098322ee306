import { expect, test } from 'vitest'
import { RequestError } from '#kit/ui/request-error.ts'
import { answerQueue } from './answer-queue.ts'
import type { WaitingAnswer } from './waiting-answers.ts'

const answer = (key: string, at: number, learner = 'ada'): WaitingAnswer => ({
  key,
  at,
  learner,
  round: 'science',
  questionId: `question of ${key}`,
  userAnswer: 1,
  right: true,
  breaksTaken: 0,
  secondsTaken: 2,
  sessionDuration: 30,
})
const refusal = (status: number, code = 'unexpected') => new RequestError({ error: `Said ${status}`, code, status })

/** A queue with a store that outlives it, and a server that is reached or not. */
function world(stored = new Map<string, WaitingAnswer>()) {
  const sent: string[] = []
  const told: string[] = []
  const server = { says: (_: WaitingAnswer): RequestError | undefined => undefined }
  const queue = answerQueue<string>({
    store: {
      load: async () => [...stored.values()],
      put: async each => stored.set(each.key, each),
      remove: async each => stored.delete(each.key),
      owns: each => each.learner === 'ada',
    },
    send: async each => {
      sent.push(each.key)
      const fault = server.says(each)
      if (fault) throw fault
      return `fed by ${each.key}`
    },
    alone: work => work(),
  })
  queue.listen(event => {
    if (event.type !== 'rested')
      told.push(`${event.answer.key} ${event.type === 'taken' ? 'taken' : event.fate}${event.late ? ' late' : ''}`)
  })
  return { queue, sent, told, server, stored }
}

test('an answer is sent once and forgotten once it is taken', async () => {
  const { queue, sent, told, stored } = world()
  await queue.add(answer('a', 1))
  await queue.flush()
  expect(sent).toEqual(['a'])
  expect(told).toEqual(['a taken'])
  expect(stored.size).toBe(0)
  expect(queue.read()).toEqual({ waiting: 0, held: 0, sending: false, stuck: false })
})

test('an answer is said to wait once it outlives the page, and not before', async () => {
  const kept = Promise.withResolvers<void>()
  const queue = answerQueue<string>({
    store: {
      load: async () => [],
      put: () => kept.promise,
      remove: async () => undefined,
      owns: () => true,
    },
    send: () => Promise.reject(refusal(0, 'no_connection')),
    alone: work => work(),
  })
  await queue.add(answer('a', 1))
  expect(queue.read()).toMatchObject({ waiting: 1, held: 0, stuck: true })
  kept.resolve()
  await expect.poll(queue.read).toMatchObject({ waiting: 1, held: 1 })
})

test('without a connection answers wait, and go in their order once it is back', async () => {
  const { queue, sent, told, server, stored } = world()
  server.says = () => refusal(0, 'no_connection')
  for (const [i, key] of ['a', 'b', 'c'].entries()) await queue.add(answer(key, i))
  expect(queue.read()).toEqual({ waiting: 3, held: 3, sending: false, stuck: true })
  expect([...stored.keys()]).toEqual(['a', 'b', 'c'])
  expect(new Set(sent)).toEqual(new Set(['a']))

  sent.length = 0
  told.length = 0
  server.says = () => undefined
  await Promise.all([queue.flush(), queue.flush()])
  expect(sent).toEqual(['a', 'b', 'c'])
  expect(told).toEqual(['a taken late', 'b taken late', 'c taken late'])
  expect(stored.size).toBe(0)
})

test('what an earlier page left behind is sent by the next one', async () => {
  const before = world()
  before.server.says = () => refusal(0)
  await before.queue.add(answer('a', 1))
  const after = world(before.stored)
  expect(await after.queue.load()).toHaveLength(1)
  expect(after.queue.read().waiting).toBe(1)
  await after.queue.add(answer('b', 2))
  expect(after.sent).toEqual(['a', 'b'])
  expect(after.told).toEqual(['a taken late', 'b taken'])
})

test('what the server refuses for good is told once and dropped, and the next one goes on', async () => {
  const { queue, told, server, stored } = world()
  server.says = ({ key }) => (key === 'a' ? refusal(404, 'question_not_found') : undefined)
  await Promise.all([queue.add(answer('a', 1)), queue.add(answer('b', 2))])
  expect(told).toEqual(['a dropped', 'b taken'])
  expect(stored.size).toBe(0)
})

test('answers of a signed-out learner are kept until they sign in again', async () => {
  const { queue, told, server, stored } = world()
  server.says = () => refusal(401, 'not_signed_in')
  await queue.add(answer('a', 1))
  expect(told).toEqual(['a waits-for-sign-in'])
  expect(stored.size).toBe(1)
})

test('an answer that comes while others are being sent is sent after them', async () => {
  const { queue, sent } = world()
  await Promise.all(['a', 'b', 'c'].map((key, i) => queue.add(answer(key, i))))
  expect(sent).toEqual(['a', 'b', 'c'])
})

test('answers of another learner stay with them', async () => {
  const stored = new Map([['x', answer('x', 1, 'ben')]])
  const { queue, sent } = world(stored)
  await queue.flush()
  expect(sent).toEqual([])
  expect(stored.size).toBe(1)
})

test('where nothing can be stored, answers still get through', async () => {
  const sent: string[] = []
  const queue = answerQueue<string>({
    store: { load: async () => [], put: async () => false, remove: async () => undefined, owns: () => true },
    send: async ({ key }) => {
      sent.push(key)
      return key
    },
    alone: work => work(),
  })
  await queue.add(answer('a', 1))
  expect(sent).toEqual(['a'])
})
