import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { signIn, signOut, signUp } from '#account/contract.ts'
import { reportQuestion } from '#learning/contract.ts'
import { createSubscriptionIntent } from '#membership/contract.ts'
import { createPet, talkToPet } from '#pet/contract.ts'
import { Visitor } from '#testing/app/test-app.ts'
import { createTestDatabase } from '#testing/database/test-database.ts'
import { KnownValues } from '#testing/every-call/known-values.ts'
import { formOf, validValues } from '#testing/every-call/valid-values.ts'
import { send } from '#testing/every-call/world.ts'
import { startModelStandIn } from '#testing/stand-ins/model/stand-in.ts'
import { addTopic, askInterests, createCustomTopic, researchTopic } from '#topics/contract.ts'
import { endpoints } from './endpoints.ts'

// Runs the real server at its most verbose log level and searches every line.

const person = { email: 'quetzal@canary.example', username: 'Canary Quetzal', password: 'the canary sings at nine' }
const written = {
  pet: 'Zephyrquartz',
  topic: 'Teeth of Zanzibar sharks',
  wish: 'sharks that my canary would like to meet',
  note: 'my canary knows better',
  wrongPassword: 'the canary sings at ten',
  anywhere: 'canary in every field',
}
const settings = {
  AI_API_KEY: 'canary-key-of-the-model',
  AI_PROVIDER: 'compatible',
  AI_MODEL: 'writer',
  PAYMENTS: 'demo',
  DICTIONARY: 'false',
  STOCK_AT_START: 'false',
  LOG_LEVEL: 'debug',
  PORT: '0',
}

const database = await createTestDatabase()
const model = await startModelStandIn()
const folder = await mkdtemp(join(tmpdir(), 'mindling-log-'))
// Without a folder for mails, each job that writes one fails.
await writeFile(join(folder, 'outbox'), '')
let child: ChildProcess | undefined
let log = ''

afterAll(async () => {
  child?.kill('SIGKILL')
  await model.close()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

async function start(): Promise<string> {
  const { PATH, HOME, TMPDIR } = process.env
  const environment = {
    PATH,
    HOME,
    TMPDIR,
    ...settings,
    AI_BASE_URL: model.url,
    DATABASE_URL: database.url,
    DATA_DIR: folder,
  }
  const server = spawn(process.execPath, [resolve('app/server/main.ts')], { cwd: folder, env: environment })
  child = server
  return await new Promise<string>((ready, failed) => {
    const listen = (chunk: Buffer) => {
      log += chunk.toString()
      const origin = /Mindling is ready at (http\S+)/.exec(log)?.[1]
      if (origin) ready(origin)
    }
    server.stdout.on('data', listen)
    server.stderr.on('data', listen)
    server.once('exit', () => failed(new Error(`The server ended before it was ready:\n${log}`)))
  })
}

/** Retries while the server is too busy, as the page does. */
class PatientVisitor extends Visitor {
  override async send(...what: Parameters<Visitor['send']>) {
    for (let times = 0; ; times++) {
      const response = await super.send(...what)
      const wait = Number(response.headers.get('retry-after'))
      if (response.status !== 503 || !wait || times === 20) return response
      await pause(1000 * wait)
    }
  }
}

/** Makes every call, with the same words in each text field. */
async function sayEverywhere(visitor: Visitor): Promise<void> {
  const known = new KnownValues()
  for (const to of endpoints) {
    // Some of the calls end the session.
    if ((await visitor.send('GET', '/api/auth/me')).status === 401) await visitor.done(signIn, { body: person })
    const fields = to.body ? Object.entries(formOf(to.body).properties ?? {}) : []
    const texts = fields.filter(([, { type }]) => type === 'string').map(([name]) => [name, written.anywhere])
    const body = to.body && { ...validValues(to.body, known), ...Object.fromEntries(texts) }
    await send(visitor, to, {
      params: to.params ? (validValues(to.params, known) as Record<string, string>) : {},
      body,
    })
  }
}

test('Logs never contain user texts, emails, passwords, tokens, or prompts', async () => {
  const visitor = new PatientVisitor(await start())
  const cookies = new Set<string>()
  const note = () => void cookies.add(visitor.cookie.split('=')[1] ?? '')
  await visitor.done(signUp, { body: person })
  note()
  await visitor.done(signOut)
  await visitor.call(signIn, { body: { email: person.email, password: written.wrongPassword } })
  await visitor.done(signIn, { body: person })
  note()
  await visitor.done(createPet, { body: { name: written.pet } })
  await visitor.done(addTopic, { body: { topicId: 'science' } })
  const [question] = await visitor.questions('science')
  if (!question) throw new Error('no questions')
  await visitor.answer(question, { right: false })
  await visitor.done(reportQuestion, {
    params: { questionId: question.id },
    body: { reason: 'other', note: written.note },
  })
  const { clientSecret = '' } = await visitor.done(createSubscriptionIntent, {
    body: { priceId: 'monthly_subscription' },
  })

  for (const manner of ['good', 'fails', 'garbage', 'malformed', 'refuses', 'no-json'] as const) {
    model.manner = manner
    const { questions } = await visitor.done(askInterests, { body: { topicArea: written.wish } })
    const userResponses = questions.map(each => ({ question: each.question, answer: written.wish }))
    await visitor.call(researchTopic, { body: { topicName: written.topic, userResponses } })
    await visitor.call(createCustomTopic, { body: { topicName: written.topic, customPrompt: written.wish } })
    await visitor.call(talkToPet)
    await database.pool.query('delete from pet_care; delete from model_talk')
  }
  await sayEverywhere(visitor)

  await expect.poll(() => log).toMatch(/background job failed/)

  // Make the database refuse rows in the middle of a request.
  for (const table of ['learner', 'pet', 'wizard', 'session'])
    await database.pool.query(`alter table ${table} add constraint refused check (false) not valid`)
  const other = new PatientVisitor(visitor.origin)
  expect((await other.call(signUp, { body: { ...person, email: `b${person.email}` } })).status).toBe(500)
  expect((await other.call(signIn, { body: person })).status).toBe(500)
  await visitor.call(askInterests, { body: { topicArea: written.wish } })
  await database.pool.query('alter table learner_topic rename to hidden')
  expect((await visitor.send('GET', '/api/topics')).status).toBeGreaterThanOrEqual(400)
  const ended = child && once(child, 'exit')
  child?.kill('SIGTERM')
  await ended

  // Once the server is ready, each line is a JSON object.
  const afterwards = log
    .trim()
    .split('\n')
    .filter(line => !/^(Mindling is ready|questions: |Database: applied)/.test(line))
  expect(afterwards.filter(line => !line.startsWith('{"level":'))).toEqual([])

  // The log must have been verbose enough to prove something.
  expect(log.match(/"a request failed"/g)?.length).toBeGreaterThanOrEqual(2)
  expect(log).toMatch(/the model wrote no questions|could not think of a line/)
  const secrets = {
    ...person,
    ...written,
    clientSecret,
    key: settings.AI_API_KEY,
    ...Object.fromEntries([...cookies].map((cookie, i) => [`cookie ${i}`, cookie.split('.')[1] ?? cookie])),
  }
  const lines = log.toLowerCase()
  const told = Object.entries(secrets).filter(([, secret]) => lines.includes(secret.toLowerCase()))
  expect(told.map(([name]) => name)).toEqual([])
  expect(
    lines.match(
      /canary|zephyr|zanzibar|\$argon2|set-cookie|authorization|bearer|password_hash|failing row|<<<|\bsk_|whsec_/g,
    ),
  ).toBeNull()
  // The model doesn't learn who asks, either.
  const heard = JSON.stringify([model.heard, model.prompts])
  expect(Object.values(person).filter(secret => heard.includes(secret))).toEqual([])
  const prompts = model.heard.flatMap(({ system, user, data }) => [system, user, ...data])
  const sentences = prompts.flatMap(text => text.split(/[.\n]/)).filter(sentence => sentence.trim().length > 40)
  expect(sentences.filter(sentence => log.includes(sentence.trim()))).toEqual([])
})
