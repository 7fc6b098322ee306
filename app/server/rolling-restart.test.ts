import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { signUp } from '#account/contract.ts'
import { type Endpoint, fillPath } from '#kit/contract/endpoint.ts'
import { answerQuestion, generateQuestions } from '#learning/contract.ts'
import { createPet, readPet } from '#pet/contract.ts'
import { startServerProcess } from '#testing/app/server-process.ts'
import { createTestDatabase } from '#testing/database/test-database.ts'
import { addTopic } from '#topics/contract.ts'

const database = await createTestDatabase()
const settings = { DATABASE_URL: database.url, FREE_SECONDS: '100000000', FREE_ANSWERS: '1000000' }
afterAll(() => database.drop())

/** Distributes requests among the servers in turn, and tries the next one only if a connection is refused. */
class RoundRobin {
  readonly servers = new Set<string>()
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 4, scheduling: 'fifo' })
  #next = 0

  async send(method: string, path: string, headers: Record<string, string>, body: string) {
    for (let tries = 0; ; tries++) {
      const all = [...this.servers]
      const origin = all[this.#next++ % all.length] ?? ''
      try {
        return await this.#sendTo(origin, method, path, headers, body)
      } catch (fault) {
        const refused = fault instanceof Error && 'code' in fault && fault.code === 'ECONNREFUSED'
        if (!refused || tries > 10) throw fault
      }
    }
  }

  async #sendTo(origin: string, method: string, path: string, headers: Record<string, string>, body: string) {
    const sent = request(origin + path, { method, headers, agent: this.#agent })
    if (method === 'GET') sent.end()
    else sent.end(body)
    const [reply] = (await once(sent, 'response')) as [IncomingMessage]
    let text = ''
    for await (const part of reply) text += part
    return { status: reply.statusCode ?? 0, text, cookie: reply.headers['set-cookie']?.[0]?.split(';', 1)[0] }
  }

  close() {
    this.#agent.destroy()
  }
}

/** A learner behind the proxy, each of whose calls must succeed at once. */
class Learner {
  cookie = ''
  acknowledged = 0
  readonly #proxy: RoundRobin

  constructor(proxy: RoundRobin) {
    this.#proxy = proxy
  }

  async call(to: Endpoint, { body = {}, params = {} }: { body?: object; params?: Record<string, string> } = {}) {
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      ...(this.cookie ? { cookie: this.cookie } : {}),
    }
    const path = fillPath(to.path, params)
    const { status, text, cookie } = await this.#proxy.send(to.method, path, headers, JSON.stringify(body))
    if (status !== 200) throw new Error(`${to.name} answered ${status}: ${text}`)
    this.cookie = cookie ?? this.cookie
    return to.reply.parse(JSON.parse(text)) as Record<string, never>
  }

  async begin(): Promise<this> {
    const email = `${randomUUID()}@example.org`
    await this.call(signUp, { body: { email, username: 'Ana', password: 'a long enough password' } })
    await this.call(createPet, { body: { name: 'Pip' } })
    await this.call(addTopic, { body: { topicId: 'science' } })
    return this
  }

  /** Answers questions while the condition holds. */
  async learn(while_: () => boolean): Promise<void> {
    while (while_()) {
      const { questions } = (await this.call(generateQuestions, { body: { topicId: 'science' } })) as unknown as {
        questions: { id: string; correctAnswer: number }[]
      }
      for (const { id, correctAnswer } of questions) {
        await this.call(answerQuestion, { params: { questionId: id }, body: { userAnswer: correctAnswer } })
        this.acknowledged++
      }
    }
  }
}

test('Servers are replaced one by one under load: no request is lost, and each answer counts once', async () => {
  let [one, two] = await Promise.all([startServerProcess(settings), startServerProcess(settings)])
  const proxy = new RoundRobin()
  proxy.servers.add(one.origin).add(two.origin)
  const learners = await Promise.all(Array.from({ length: 4 }, () => new Learner(proxy).begin()))
  let going = true
  const stream = Promise.all(learners.map(learner => learner.learn(() => going))).finally(() => {
    going = false
  })
  const answered = () => learners.reduce((sum, { acknowledged }) => sum + acknowledged, 0)
  const more = (count: number) => {
    const goal = answered() + count
    return expect.poll(() => !going || answered() >= goal).toBe(true)
  }

  await more(20)
  // The next version makes a compatible change to the database, which is then taken back.
  await database.pool.query(
    `insert into schema_migration (number, name, hash, breaking) values (9999, 'of_the_next_version', 'x', false)`,
  )
  for (const turn of ['one', 'two'] as const) {
    const old = turn === 'one' ? one : two
    const left = old.end('SIGTERM')
    await more(20)
    expect(await left).toBe(0)
    const fresh = await startServerProcess(settings)
    expect(fresh.said).toContain(
      'The database is ahead of this version by 9999_of_the_next_version; they are compatible, so the start goes on.',
    )
    proxy.servers.delete(old.origin)
    proxy.servers.add(fresh.origin)
    if (turn === 'one') one = fresh
    else two = fresh
    await more(20)
  }
  going = false
  await stream

  for (const learner of learners) {
    const pet = (await learner.call(readPet)) as { totalQuestions?: number }
    expect(pet.totalQuestions).toBe(learner.acknowledged)
  }
  const { rows } = await database.pool.query('select count(*)::int as answers from answer')
  expect(rows[0].answers).toBe(answered())
  expect(answered()).toBeGreaterThan(100)
  proxy.close()
  expect(await Promise.all([one.end('SIGTERM'), two.end('SIGTERM')])).toEqual([0, 0])
})
