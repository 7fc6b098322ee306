import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import type pg from 'pg'
import { signIn, signUp } from '#account/contract.ts'
import { buildApp } from '#app/server/build-app.ts'
import { readSettings } from '#app/server/settings.ts'
import type { Draft } from '#authoring/rules/draft.ts'
import type { Library } from '#authoring/server/library.ts'
import { type Endpoint, fillPath, type ReplyOf, type SentBodyOf } from '#kit/contract/endpoint.ts'
import type { Jobs } from '#kit/jobs/jobs.ts'
import { answerQuestion, generateQuestions } from '#learning/contract.ts'
import type { QuestionPool } from '#learning/server/question-pool.ts'
import type { Mail, Post } from '#outside/mail/post.ts'
import { createPet } from '#pet/contract.ts'
import { addTopic } from '#topics/contract.ts'
import { createTestDatabase } from '../database/test-database.ts'

/** The product on its own database and a free port, with a clock that only the test moves. */
export interface TestApp {
  readonly origin: string
  readonly db: pg.Pool
  /** The database's URL, for another server. */
  readonly databaseUrl: string
  readonly questions: QuestionPool
  /** Every mail sent, latest last. */
  readonly mails: readonly Mail[]
  /** The server's clock. */
  readonly clock: { now: Date; pass(milliseconds: number): void }
  /** A browser without a session. */
  visitor(): Visitor
  /** A new learner, signed up and with whatever else the test needs. */
  newcomer(has?: { pet?: string; topics?: readonly string[]; timeZone?: string }): Promise<Visitor>
  close(): Promise<void>
}

export interface Reply<E extends Endpoint> {
  readonly status: number
  /** The reply, checked against the endpoint's schema. */
  readonly body: ReplyOf<E> & { error?: string; code?: string }
  readonly headers: Headers
}

/** Limits are off; tests about limits set them. */
const endlessTime = { FREE_SECONDS: '100000000', FREE_ANSWERS: '1000000', FREE_CUSTOM_TOPICS: '1000' }

/** Starts the product with a small library of made-up questions, or with the given one. */
export async function startTestApp(
  options: {
    library?: Library
    jobs?: (db: pg.Pool) => Jobs
    environment?: Record<string, string>
    at?: Date
    post?: Post
  } = {},
): Promise<TestApp> {
  const database = await createTestDatabase()
  const time = { now: options.at ?? new Date('2026-03-10T12:00:00Z') }
  const jobs = options.jobs?.(database.pool) ?? atOnce()
  const mails: Mail[] = []
  const app = await buildApp({
    // The dictionary takes seconds to build; tests that need it switch it on.
    settings: readSettings({ PAYMENTS: 'demo', DICTIONARY: 'false', ...endlessTime, ...options.environment }),
    db: database.pool,
    clock: () => time.now,
    jobs,
    logger: false,
    library: options.library ?? smallLibrary,
    post: options.post ?? { deliver: async mail => void mails.push(mail) },
  })
  await app.server.listen({ port: 0, host: '127.0.0.1' })
  const origin = `http://127.0.0.1:${(app.server.server.address() as AddressInfo).port}`
  return {
    origin,
    db: database.pool,
    databaseUrl: database.url,
    questions: app.questions,
    mails,
    clock: Object.assign(time, {
      pass: (milliseconds: number) => {
        time.now = new Date(time.now.getTime() + milliseconds)
      },
    }),
    visitor: () => new Visitor(origin),
    async newcomer({ pet, topics = [], timeZone = 'UTC' } = {}) {
      const visitor = new Visitor(origin)
      const email = `${randomUUID()}@example.org`
      await visitor.done(signUp, { body: { email, username: 'Ana', password: visitor.password, timeZone } })
      visitor.email = email
      if (pet !== undefined) await visitor.done(createPet, { body: { name: pet } })
      for (const topicId of topics) await visitor.done(addTopic, { body: { topicId } })
      return visitor
    },
    async close() {
      await app.server.close()
      await jobs.stop()
      await database.drop()
    },
  }
}

type Input<E extends Endpoint> = {
  params?: Record<string, string>
  body?: SentBodyOf<E>
  headers?: Record<string, string>
}

/** A browser that keeps its cookie and nothing else. */
export class Visitor {
  origin: string
  readonly password = 'a long enough password'
  email = ''
  cookie = ''

  constructor(origin: string) {
    this.origin = origin
  }

  /** Sends any request. */
  async send(method: string, path: string, init: { body?: string; headers?: Record<string, string> } = {}) {
    const response = await fetch(this.origin + path, {
      method,
      redirect: 'manual',
      headers: { ...(this.cookie && { cookie: this.cookie }), ...init.headers },
      ...(init.body === undefined ? {} : { body: init.body }),
    })
    const set = response.headers.getSetCookie()[0]
    if (set) this.cookie = set.split(';', 1)[0] ?? ''
    return response
  }

  /** Makes a call. A successful reply that doesn't match its schema fails the test. */
  async call<E extends Endpoint>(to: E, { params, body, headers }: Input<E> = {}): Promise<Reply<E>> {
    const response = await this.send(to.method, fillPath(to.path, params), {
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const content: unknown = await response.json()
    if (response.ok) to.reply.parse(content)
    return { status: response.status, body: content as Reply<E>['body'], headers: response.headers }
  }

  /** Makes a call that must succeed. */
  async done<E extends Endpoint>(to: E, input: Input<E> = {}): Promise<ReplyOf<E>> {
    const { status, body } = await this.call(to, input)
    if (status !== 200) throw new Error(`${to.name} answered ${status}: ${JSON.stringify(body)}`)
    return body
  }

  /** Signs in again after the session has ended. */
  async signInAgain() {
    await this.done(signIn, { body: { email: this.email, password: this.password } })
  }

  /** Ten questions of a topic. */
  async questions(topicId: string) {
    return (await this.done(generateQuestions, { body: { topicId } })).questions
  }

  /** Answers one question, correctly by default. */
  async answer(
    question: { id: string; correctAnswer: number },
    {
      right = true,
      attempt = randomUUID() as string,
      ...more
    }: { right?: boolean; attempt?: string; breaksTaken?: number; secondsTaken?: number } = {},
  ) {
    const userAnswer = right ? question.correctAnswer : (question.correctAnswer + 1) % 4
    return await this.call(answerQuestion, {
      params: { questionId: question.id },
      body: { userAnswer, ...more },
      headers: { 'idempotency-key': attempt },
    })
  }
}

/** Jobs without a queue: each runs as soon as it is sent, and its failure doesn't reach the sender. */
function atOnce(): Jobs {
  const takers = new Map<string, (data: object) => Promise<void>>()
  return {
    handle: (queue, work) => void takers.set(queue, work as (data: object) => Promise<void>),
    schedule: () => undefined,
    send: async (queue, data) =>
      await takers
        .get(queue)?.(data)
        .catch(() => undefined),
    stop: async () => undefined,
  }
}

/** Forty questions a topic, ten of each level: enough for tests, and quick to stock. */
export const smallLibrary: Library = {
  edition: () => 'small',
  endless: () => false,
  *write(topicId) {
    for (let n = 0; n < 40; n++) yield smallDraft(topicId, n)
  },
}

function smallDraft(topic: string, n: number): Draft {
  return {
    topic,
    stem: `Which word belongs to number ${n} of ${topic}?`,
    key: `word ${n}`,
    distractors: ['leaf', 'stone', 'cloud'].map(word => ({
      text: `${word} ${n}`,
      why: `A ${word} belongs elsewhere.`,
    })),
    explanation: `Number ${n} goes with word ${n}.`,
    level: ([1, 2, 3, 4] as const)[n % 4] ?? 1,
    skill: `skill-${n % 7}`,
    kind: 'recall',
    factIds: [`fact-${n}`],
    source: { title: 'A page to read', url: 'https://example.org/page' },
    author: 'library',
    fingerprint: `${topic}-${n}`,
    seed: n,
  }
}
