import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { signUp } from '#account/contract.ts'
import { answerQuestion } from '#learning/contract.ts'
import { createPet, readPet } from '#pet/contract.ts'
import { Visitor } from '#testing/app/test-app.ts'
import { addTopic, listTopics } from '#topics/contract.ts'

const kills = 20
const dataDir = await mkdtemp(join(tmpdir(), 'mindling-kill-'))
const running = new Set<ChildProcess>()

afterAll(async () => {
  for (const server of running) await stop(server, 'SIGTERM')
  await rm(dataDir, { recursive: true, force: true })
})

/** Starts the real server on its own data folder and waits until it reports that it is ready. */
async function start(): Promise<{ server: ChildProcess; origin: string }> {
  const server = spawn(process.execPath, [resolve('app/server/main.ts')], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      NODE_ENV: 'test',
      DICTIONARY: 'false',
      STOCK_AT_START: 'false',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(server)
  let said = ''
  const origin = await new Promise<string>((ready, failed) => {
    const listen = (chunk: Buffer) => {
      said += chunk.toString()
      const address = /Mindling is ready at (\S+)/.exec(said)?.[1]
      if (address) ready(address)
    }
    server.stdout?.on('data', listen)
    server.stderr?.on('data', listen)
    server.once('exit', () => failed(new Error(`The server ended before it was ready:\n${said}`)))
  })
  return { server, origin }
}

async function stop(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  running.delete(server)
  if (server.exitCode !== null || server.signalCode !== null) return
  const gone = once(server, 'exit')
  server.kill(signal)
  await gone
}

test(`No acknowledged answer is lost or doubled when the server is killed ${kills} times under load`, async () => {
  let { server, origin } = await start()
  const learner = new Visitor(origin)
  await learner.done(signUp, { body: { email: 'ana@example.org', username: 'Ana', password: learner.password } })
  await learner.done(createPet, { body: { name: 'Pip' } })
  await learner.done(addTopic, { body: { topicId: 'science' } })
  /** Idempotency key → the experience that its acknowledged reply gave. */
  const acknowledged = new Map<string, number>()
  /** Requests that were running when the server died: sent again after the restart, as the page does. */
  let unsure: { id: string; attempt: string; userAnswer: number }[] = []

  const send = async (each: (typeof unsure)[number]) => {
    const reply = await learner.call(answerQuestion, {
      params: { questionId: each.id },
      body: { userAnswer: each.userAnswer },
      headers: { 'idempotency-key': each.attempt },
    })
    if (reply.status !== 200) throw new Error(`answered ${reply.status}`)
    const gained = reply.body.feedingResult.statChanges.experience ?? 0
    const before = acknowledged.get(each.attempt)
    if (before !== undefined) expect(gained).toBe(before)
    acknowledged.set(each.attempt, gained)
  }

  for (let kill = 0; kill < kills; kill++) {
    for (const each of unsure) await send(each)
    const questions = await learner.questions('science')
    const wave = questions.map(({ id, correctAnswer }) => ({ id, attempt: randomUUID(), userAnswer: correctAnswer }))
    let answered = 0
    const survivor = kill % questions.length
    const sent = wave.map(each =>
      send(each).then(() => {
        answered++
        // The server is killed at a different point each time.
        if (answered === survivor + 1) server.kill('SIGKILL')
      }),
    )
    const gone = once(server, 'exit')
    const outcomes = await Promise.allSettled(sent)
    await gone
    running.delete(server)
    unsure = wave.filter((_, i) => outcomes[i]?.status === 'rejected')
    ;({ server, origin } = await start())
    learner.origin = origin
  }
  for (const each of unsure) await send(each)

  const pet = await learner.done(readPet)
  const [topic] = await learner.done(listTopics)
  const earned = [...acknowledged.values()].reduce((sum, each) => sum + each, 0)
  expect(50 * pet.level * (pet.level - 1) + pet.experience).toBe(earned)
  expect(pet.totalQuestions).toBe(acknowledged.size)
  expect(topic?.correctAnswers).toBe(acknowledged.size)
  expect(acknowledged.size).toBe(kills * 10)
})
