import { signIn, signUp } from '#account/contract.ts'
import { endpoints } from '#app/server/endpoints.ts'
import { settingTable } from '#app/server/setting-table.ts'
import type { Endpoint } from '#kit/contract/endpoint.ts'
import { fillPath } from '#kit/contract/endpoint.ts'
import type { AccountId } from '#kit/db/ids.ts'
import { parseCredential } from '#kit/http/credential.ts'
import type { Jobs } from '#kit/jobs/jobs.ts'
import { reportQuestion, takeBreak, takeHint } from '#learning/contract.ts'
import { createSubscriptionIntent } from '#membership/contract.ts'
import { createPet } from '#pet/contract.ts'
import { idsOf } from '#testing/app/ids-of.ts'
import { addTopic, askInterests, createCustomTopic, keepUnfinishedTopic, researchTopic } from '#topics/contract.ts'
import type { TestApp, Visitor } from '../app/test-app.ts'
import { startTestApp } from '../app/test-app.ts'
import type { Watch } from './fingerprint.ts'
import { watchDatabase } from './fingerprint.ts'
import { KnownValues } from './known-values.ts'
import { validValues } from './valid-values.ts'

/** A learner with everything that replies have told them. */
export interface Somebody {
  visitor: Visitor
  accountId: AccountId
  /** The learner's. */
  id: string
  known: KnownValues
}

/** The product with one learner who has data of every kind, and a watch on the whole database. */
export interface World extends TestApp {
  watch: Watch
  victim: Somebody
  /** Texts that only the victim may read. */
  canaries: readonly string[]
  /** A learner with a pet and nothing else. */
  stranger(): Promise<Somebody>
  /** A learner with a pet, topics and questions. */
  player(): Promise<Somebody>
  /** Signs the victim in again after one of their calls ended the session. */
  comeBack(): Promise<void>
  /** Whether the learner's session is still valid. */
  signedIn(who: Somebody): Promise<boolean>
}

export const everyCall = endpoints.map(to => [to.name, to] as const)
export const json = { 'content-type': 'application/json' }

/** Rate limits at their maximum, because these tests are not about them. */
const generous = Object.fromEntries(
  Object.entries(settingTable)
    .filter(
      ([name, { kind }]) =>
        name.includes('_PER_') && !name.includes('DOLLARS') && kind.schema.safeParse('1000000').success,
    )
    .map(([name]) => [name, '1000000']),
)

export async function startWorld(): Promise<World> {
  const app = await startTestApp({ environment: generous, jobs: notedJobs })
  const own = {
    email: 'canary-quetzal@victim.example',
    username: 'Canary Quetzal',
    pet: 'Zephyrquartz',
    topic: 'Zanzibar canary teeth',
    wish: 'the canary hammerhead of Zanzibar',
    password: 'the canary sings at nine',
  }
  const visitor = app.visitor()
  const victim = await someone(app, visitor, own)
  await settle(victim, own.pet, ['art'])
  await learnEverything(victim, own)
  const watch = await watchDatabase(app.db)
  const mailed = JSON.stringify(app.mails).match(/[\w-]{40,}/g) ?? []
  const told = victim.known.named(/secret|token|creatureId|imageUrl/i).filter(text => text.length >= 12)
  return {
    ...app,
    watch,
    victim,
    canaries: [...Object.values(own), visitor.cookie.split('.')[1] ?? '', ...told, ...mailed],
    async stranger() {
      const stranger = await newcomer(app)
      await stranger.visitor.done(createPet, { body: { name: 'Pip' } })
      return stranger
    },
    async player() {
      const player = await newcomer(app)
      await settle(player, 'Pip', ['science', 'music'])
      await look(player, 1)
      return player
    },
    async comeBack() {
      await visitor.done(signIn, { body: { email: own.email, password: own.password } })
    },
    async signedIn({ visitor: { cookie }, accountId }) {
      const credential = parseCredential(cookie.split('=')[1])
      if (credential?.accountId !== accountId) return false
      const { rowCount } = await app.db.query('select from session where account_id = $1 and token_hash = $2', [
        accountId,
        credential.tokenHash,
      ])
      return rowCount === 1
    },
  }
}

/** A valid path and body for a call, made from what the learner knows. */
export function validCall(to: Endpoint, known: KnownValues) {
  return {
    params: (to.params ? validValues(to.params, known) : {}) as Record<string, string>,
    body: to.body && validValues(to.body, known),
  }
}

/** Sends a request that may be invalid. @returns the text of the reply */
export async function send(
  who: Visitor,
  to: Endpoint,
  { params, body, attempt }: { params: Record<string, string>; body: unknown; attempt?: string },
): Promise<{ status: number; text: string; headers: string }> {
  const content = body === undefined || typeof body === 'string' ? body : JSON.stringify(body)
  const init = {
    headers: { ...(content !== undefined && json), ...(attempt !== undefined && { 'idempotency-key': attempt }) },
    ...(content !== undefined && { body: content }),
  }
  const response = await who.send(to.method, fillPath(to.path, params), init)
  return { status: response.status, text: await response.text(), headers: JSON.stringify([...response.headers]) }
}

/** The text of a refusal without its request ID. */
export function refusalIn(text: string): Record<string, unknown> {
  const { requestId, ...said } = JSON.parse(text) as Record<string, unknown>
  return said
}

let people = 0

/** Adds the learner's own password, for calls that ask for it. */
async function newcomer(app: TestApp): Promise<Somebody> {
  const password = 'a long enough password'
  const who = await someone(app, app.visitor(), { email: `player${people++}@example.org`, username: 'Ana', password })
  who.known.note({ password, oldPassword: password, currentPassword: password }, 'sign-up')
  return who
}

async function someone(
  app: TestApp,
  visitor: Visitor,
  person: { email: string; username: string; password: string },
): Promise<Somebody> {
  const known = new KnownValues()
  const { email, username, password } = person
  known.note(await visitor.done(signUp, { body: { email, username, password } }), 'sign-up')
  visitor.email = email
  const { account, learner } = await idsOf(app.db, email)
  return { visitor, known, accountId: account, id: `${learner}` }
}

async function settle({ visitor, known }: Somebody, name: string, topics: readonly string[]): Promise<void> {
  known.note(await visitor.done(createPet, { body: { name } }), 'create-pet')
  for (const topicId of topics) {
    await visitor.done(addTopic, { body: { topicId } })
    known.note({ topicId, questions: await visitor.questions(topicId) }, 'generate-questions')
  }
}

/** Creates what is worth protecting: answers, a hint, a report, a break, a custom topic, an unfinished one, a started payment. */
async function learnEverything(victim: Somebody, own: { topic: string; wish: string }): Promise<void> {
  const { visitor, known } = victim
  const [first, answered, ...questions] = await visitor.questions('art')
  if (!first || !answered) throw new Error('no questions')
  for (const [i, question] of [answered, ...questions.slice(0, 6)].entries())
    await visitor.answer(question, { right: i % 3 > 0 })
  known.note(await visitor.done(takeHint, { params: { questionId: first.id } }), 'take-hint')
  await visitor.done(reportQuestion, {
    params: { questionId: answered.id },
    body: { reason: 'unclear', note: `What is ${own.wish}?` },
  })
  const rested = await visitor.done(takeBreak, { params: { topicId: 'art', kind: 'energy-boost' } })
  known.note(rested, 'take-break')
  const { questions: asked } = await visitor.done(askInterests, { body: { topicArea: 'sharks' } })
  const userResponses = asked.map(({ question }) => ({ question, answer: own.wish }))
  await visitor.done(researchTopic, { body: { topicName: own.topic, userResponses } })
  known.note(await visitor.done(createCustomTopic, { body: { topicName: own.topic } }), 'create-custom-topic')
  await visitor.done(keepUnfinishedTopic, {
    body: { step: 2, topicArea: own.wish, questions: asked, userResponses, topicName: own.topic, research: null },
  })
  known.note(await visitor.done(createSubscriptionIntent, { body: { priceId: 'monthly_subscription' } }), 'subscribe')
  await look(victim, 2)
}

/** Calls everything that reads, twice, because the first replies have IDs for more calls. */
async function look({ visitor, known }: Somebody, times: number): Promise<void> {
  // Every pet has the picture of its egg.
  known.note({ stage: '0' }, 'read-picture')
  for (let time = 0; time < times; time++) {
    for (const to of endpoints.filter(({ method }) => method === 'GET')) {
      const { status, text } = await send(visitor, to, { ...validCall(to, known), body: undefined })
      if (status === 200 && !to.content) known.note(JSON.parse(text), to.name)
    }
  }
}

/** Runs jobs at once and records them in the database, where the watch notices them. */
function notedJobs(db: TestApp['db']): Jobs {
  const takers = new Map<string, (data: object) => Promise<void>>()
  const ready = db.query('create table sent_job (queue text, key text, data jsonb)')
  return {
    handle: (queue, work) => void takers.set(queue, work as (data: object) => Promise<void>),
    schedule: () => undefined,
    async send(queue, data, key) {
      await ready
      await db.query('insert into sent_job values ($1, $2, $3)', [queue, key, JSON.stringify(data)])
      await takers
        .get(queue)?.(data)
        .catch(() => undefined)
    },
    stop: async () => void (await ready),
  }
}
