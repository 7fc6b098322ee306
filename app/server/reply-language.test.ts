import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { signIn } from '#account/contract.ts'
import { languageCookie } from '#kit/words/language.ts'
import { answerQuestion, generateQuestions, readProof } from '#learning/contract.ts'
import { words as learning } from '#learning/words.ts'
import { createPet, readThought, talkToPet } from '#pet/contract.ts'
import { words as pet } from '#pet/words.ts'
import { readProgress } from '#progress/contract.ts'
import { startTestApp, type Visitor } from '#testing/app/test-app.ts'
import { addTopic, listTopics } from '#topics/contract.ts'
import { es } from '../languages/es.ts'

const app = await startTestApp()
afterAll(() => app.close())

const spanish = { 'accept-language': 'es-MX,es;q=0.9,en;q=0.5' }
const english = { 'accept-language': 'en-GB' }
const player = () => app.newcomer({ pet: 'Pip', topics: ['science'] })
const said = (lines: readonly string[]) => lines.map(line => line.replaceAll('{name}', 'Pip'))
const { right, leveledUp, evolved } = pet.feedback
const feedback = {
  en: said([...right, ...leveledUp, ...evolved]),
  es: said([...es.pet.feedback.right, ...es.pet.feedback.leveledUp, ...es.pet.feedback.evolved]),
}

/** Reads and answers a round in one language, and returns all its sentences. */
async function round(learner: Visitor, headers: Record<string, string>): Promise<string[]> {
  const { questions } = await learner.done(generateQuestions, { body: { topicId: 'science' }, headers })
  const heard: string[] = []
  for (const question of questions) {
    const { creatureFeedback } = await learner.done(answerQuestion, {
      params: { questionId: question.id },
      body: { userAnswer: question.correctAnswer },
      headers: { ...headers, 'idempotency-key': question.id },
    })
    heard.push(creatureFeedback)
  }
  return heard
}

test('Two learners at the same time get replies in their own languages', async () => {
  const learners = await Promise.all([player(), player(), player(), player()])
  const rounds = await Promise.all(learners.map((learner, i) => round(learner, i % 2 ? spanish : english)))
  expect(rounds.map(heard => heard.length)).toEqual([10, 10, 10, 10])
  for (const [i, heard] of rounds.entries())
    for (const sentence of heard) expect(feedback[i % 2 ? 'es' : 'en']).toContain(sentence)
})

const wrong = { email: 'nobody@example.org', password: 'not the password' }
test.each([
  [{}, undefined, 'Invalid email or password'],
  [spanish, undefined, es.account.wrongCredentials],
  [spanish, 'en', 'Invalid email or password'],
  [english, 'es', es.account.wrongCredentials],
  [{ 'accept-language': 'fr' }, 'xx', 'Invalid email or password'],
])('A browser that asks for %j and has chosen %s reads: %s', async (headers, chosen, error) => {
  const cookie = chosen === undefined ? {} : { cookie: `${languageCookie}=${chosen}` }
  const { status, body } = await app.visitor().call(signIn, { body: wrong, headers: { ...headers, ...cookie } })
  expect([status, body.error]).toEqual([401, error])
})

test('Every kind of reply is in the language of the request', async () => {
  const learner = await player()
  const call = async (method: string, path: string, init = {}) => {
    const reply = await learner.send(method, path, { headers: { ...spanish, ...init } })
    return ((await reply.json()) as { error: string }).error
  }
  expect(await call('GET', '/api/nothing')).toBe(es.failures.unknown_call)
  expect(await call('POST', '/api/topics', { origin: 'https://elsewhere.example' })).toBe(es.failures.foreign_origin)
  const unsigned = await app.visitor().call(listTopics, { headers: spanish })
  expect(unsigned.body.error).toBe(es.failures.not_signed_in)
  const nameless = await app.newcomer()
  const blank = await nameless.call(createPet, { body: { name: ' ' }, headers: spanish })
  expect(blank.body.error).toBe(es.pet.nameEmpty)
  const held = await learner.call(addTopic, { body: { topicId: 'science' }, headers: spanish })
  expect(held.body.error).toBe(es.topics.topicHeld)
  const broken = await learner.send('POST', '/api/topics', {
    body: '{',
    headers: { ...spanish, 'content-type': 'application/json' },
  })
  expect(((await broken.json()) as { error: string }).error).toBe(es.failures.bad_json)
  const shapeless = await learner.send('POST', '/api/topics', {
    body: '{"topicId": "art", "topicName": 7}',
    headers: { ...spanish, 'content-type': 'application/json' },
  })
  expect(((await shapeless.json()) as { error: string }).error).toBe('topicName debe ser texto.')
})

test('Names of topics and achievements, thoughts, talk, and checks are in the language of the request', async () => {
  const learner = await player()
  await round(learner, english)
  const names = async (headers: Record<string, string>) =>
    (await learner.done(listTopics, { headers })).map(({ topicName }) => topicName)
  expect([await names(spanish), await names(english)]).toEqual([['Ciencias'], ['Science']])
  const titles = async (headers: Record<string, string>) =>
    (await learner.done(readProgress, { headers })).achievements.map(({ title }) => title)
  const [inSpanish, inEnglish] = [await titles(spanish), await titles(english)]
  expect(inSpanish).toContain('Primeros pasos')
  expect(inSpanish.filter(title => inEnglish.includes(title))).toEqual([])

  const { about, text } = await learner.done(readThought, { headers: spanish })
  const thoughts = es['pet.thoughts']
  if (about === 'mood') expect(Object.values(thoughts.moods).flat()).toContain(text)
  else if (about === 'learned') expect(text).toMatch(/^Esta semana aprendí/)
  else expect(text).toMatch(/repasar/)

  const lines = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(lines)
  const shapes = lines(es['pet.talk']).map(
    line => new RegExp(`^${line.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.+')}$`),
  )
  for (let turn = 0; turn < 25; turn++) {
    const { message } = await learner.done(talkToPet, { headers: spanish })
    expect(shapes.some(shape => shape.test(message)) ? '' : message).toBe('')
    app.clock.pass(61_000)
  }

  const [question] = await learner.questions('science')
  const proof = await learner.done(readProof, { params: { questionId: question?.id ?? '' }, headers: spanish })
  const labels: readonly string[] = Object.values(es['authoring.checks'])
  expect(proof.checks.length).toBeGreaterThan(5)
  for (const { label } of proof.checks) expect(labels).toContain(label)
})

test('The explanation of a round is in the language of the request, mixed and mistake rounds included', async () => {
  const learner = await player()
  const [question] = await learner.questions('science')
  if (!question) throw new Error('no question')
  await learner.answer(question, { right: false })
  const reason = async (topicId: string, headers: Record<string, string>) =>
    (await learner.done(generateQuestions, { body: { topicId }, headers })).performance.reason
  for (const round of ['mixed', 'mistakes'] as const) {
    expect(await reason(round, spanish)).toBe(es.learning.reasons[round])
    expect(await reason(round, english)).toBe(learning.reasons[round])
  }
})

test("A late body on a reused connection is answered in its own request's language", async () => {
  const socket = connect(Number(new URL(app.origin).port), '127.0.0.1')
  await once(socket, 'connect')
  let heard = ''
  socket.on('data', part => {
    heard += part
  })
  const body = JSON.stringify(wrong)
  // Another visitor's request is answered between the parts.
  const meanwhile = () => app.visitor().call(listTopics, { headers: english })
  for (const [language, error] of [
    ['es', es.account.wrongCredentials],
    ['en', 'Invalid email or password'],
    ['es', es.account.wrongCredentials],
  ] as const) {
    heard = ''
    socket.write(
      `POST /api/auth/login HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\naccept-language: ${language}\r\n` +
        `content-length: ${body.length}\r\n\r\n`,
    )
    await meanwhile()
    socket.write(body.slice(0, 10))
    await meanwhile()
    socket.write(body.slice(10))
    while (!heard.includes('wrong_credentials')) await once(socket, 'data')
    expect(heard).toContain(error)
  }
  socket.destroy()
})
