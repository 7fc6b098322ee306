import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  watch,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { signUp } from '#account/contract.ts'
import { answerQuestion } from '#learning/contract.ts'
import { createPet, readPet } from '#pet/contract.ts'
import { startServerProcess } from '#testing/app/server-process.ts'
import { Visitor } from '#testing/app/test-app.ts'
import { createEmptyDatabase, createTestDatabase } from '#testing/database/test-database.ts'
import { addTopic, listTopics } from '#topics/contract.ts'

const home = mkdtempSync(join(tmpdir(), 'mindling-keeping-'))
const folder = (name: string) => join(home, name)

afterAll(() => {
  rmSync(home, { recursive: true, force: true, maxRetries: 5 })
})

type Place = { DATA_DIR: string; DATABASE_URL?: string; MOVE_TO?: string }

const start = (place: Place) => startServerProcess({ DATABASE_URL: '', ...place })

/** Runs a tool to its end and returns its exit code and everything it wrote. */
async function tool(name: string, args: string[], more: Place): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [resolve('tools', `${name}.ts`), ...args], {
    env: { ...process.env, DATABASE_URL: '', STOCK_AT_START: 'false', ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stdout.on('data', chunk => {
    said += chunk
  })
  child.stderr.on('data', chunk => {
    said += chunk
  })
  const [code] = await once(child, 'close')
  return { code, said }
}

/** What a learner sees, and the experience earned in total. */
async function seen(learner: Visitor) {
  const { level, experience, totalQuestions, name } = await learner.done(readPet)
  const topics = await learner.done(listTopics)
  return { name, earned: 50 * level * (level - 1) + experience, totalQuestions, topics: topics.map(({ id }) => id) }
}

/** Makes a back-up while a learner goes on answering, and returns how many answers were acknowledged meanwhile. */
async function backUpUnderWay(learner: Visitor, file: string, place: Place): Promise<number> {
  let making = true
  let acknowledged = 0
  const stream = (async () => {
    while (making) {
      const [question] = await learner.questions('science')
      if (!question) throw new Error('no question')
      const reply = await learner.call(answerQuestion, {
        params: { questionId: question.id },
        body: { userAnswer: question.correctAnswer },
        headers: { 'idempotency-key': randomUUID() },
      })
      if (reply.status === 200) acknowledged++
    }
  })()
  const made = await tool('backup', [file], place)
  making = false
  await stream
  expect(made).toEqual({ code: 0, said: expect.stringMatching(/rows of \d+ tables are in .*\.tar\.zst/) })
  expect(acknowledged).toBeGreaterThan(0)
  return acknowledged
}

test('A learner is complete after restoring a back-up made under load, and after a move to another PostgreSQL', async () => {
  const old = { DATA_DIR: folder('old') }
  const first = await start(old)
  const learner = new Visitor(first.origin)
  learner.email = 'ana@example.org'
  await learner.done(signUp, { body: { email: learner.email, username: 'Ana', password: learner.password } })
  await learner.done(createPet, { body: { name: 'Pip' } })
  await learner.done(addTopic, { body: { topicId: 'science' } })
  const answerTen = async () => {
    const questions = await learner.questions('science')
    for (const question of questions) expect((await learner.answer(question)).status).toBe(200)
  }
  await answerTen()
  const before = await seen(learner)

  const file = folder('back-up.tar.zst')
  const answered = before.totalQuestions + (await backUpUnderWay(learner, file, old))

  // The old server is still running on it.
  expect(await tool('restore', [file, '--replace'], old)).toEqual({
    code: 1,
    said: expect.stringContaining('A server is running on this database. Stop it first.'),
  })
  const there = await createEmptyDatabase()
  const movedTo = { DATA_DIR: folder('unused'), DATABASE_URL: there.url }
  expect((await tool('move', [there.url], old)).said).toContain('A server is running on the old database.')
  const last = await seen(learner)
  await first.end('SIGTERM')

  const restored = { DATA_DIR: folder('new') }
  expect(await tool('restore', [file], restored)).toEqual({
    code: 0,
    said: expect.stringContaining('counted and compared'),
  })
  const second = await start(restored)
  learner.origin = second.origin
  await learner.signInAgain()
  const after = await seen(learner)
  expect(after.topics).toEqual(['science'])
  expect(after.name).toBe('Pip')
  expect(after.totalQuestions).toBeGreaterThanOrEqual(before.totalQuestions)
  expect(after.totalQuestions).toBeLessThanOrEqual(answered)
  // Every answer was restored with its experience, and no experience without its answer.
  expect(after.earned).toBeGreaterThanOrEqual(before.earned)
  await answerTen()
  expect((await seen(learner)).totalQuestions).toBe(after.totalQuestions + 10)
  await second.end('SIGTERM')
  expect((await tool('restore', [file], restored)).said).toContain('The database has 1 learners. Add --replace')
  expect((await tool('restore', [file, '--replace'], restored)).code).toBe(0)

  const moved = await tool('move', [], { ...old, MOVE_TO: there.url })
  expect(moved).toEqual({ code: 0, said: expect.stringContaining('are there, counted and compared') })
  expect(moved.said).not.toContain(there.url)
  expect((await tool('move', [there.url], old)).said).toContain('The database has 1 learners')
  expect((await tool('move', [there.url], movedTo)).said).toContain('That is the database in use.')
  const third = await start(movedTo)
  learner.origin = third.origin
  await learner.signInAgain()
  expect(await seen(learner)).toEqual(last)

  // The same once more: back up the other PostgreSQL under load and restore it into a third.
  const secondFile = folder('of-another.tar.zst')
  const more = await backUpUnderWay(learner, secondFile, movedTo)
  const lastOfAnother = await seen(learner)
  expect(lastOfAnother.totalQuestions).toBe(last.totalQuestions + more)
  await third.end('SIGTERM')
  const yetAnother = await createEmptyDatabase()
  const putInto = { DATA_DIR: folder('unused'), DATABASE_URL: yetAnother.url }
  expect((await tool('restore', [secondFile], putInto)).code).toBe(0)
  const put = await start(putInto)
  learner.origin = put.origin
  await learner.signInAgain()
  const back = await seen(learner)
  expect(back.totalQuestions).toBeGreaterThanOrEqual(last.totalQuestions)
  expect(back.totalQuestions).toBeLessThanOrEqual(lastOfAnother.totalQuestions)
  expect(back.earned).toBeGreaterThanOrEqual(last.earned)
  await put.end('SIGTERM')
  await yetAnother.drop()
  // The old one is unchanged.
  const fourth = await start(old)
  learner.origin = fourth.origin
  await learner.signInAgain()
  expect(await seen(learner)).toEqual(last)
  await fourth.end('SIGTERM')
  await there.drop()
})

test('Anything but a complete back-up is refused in one line and changes nothing', async () => {
  const target = await createEmptyDatabase()
  const place = { DATA_DIR: folder('unused'), DATABASE_URL: target.url }
  const client = new pg.Client(target.connection)
  await client.connect()
  const restore = async (file: string) => await tool('restore', [file], place)
  const good = folder('back-up.tar.zst')
  expect(existsSync(good)).toBe(true)
  const bytes = readFileSync(good)
  const files: Record<string, [Buffer, string]> = {
    'cut off': [bytes.subarray(0, bytes.length - 40), 'is damaged or truncated'],
    half: [bytes.subarray(0, bytes.length / 2), 'is damaged or truncated'],
    changed: [
      Buffer.from(bytes.map((byte, i) => (i === Math.floor(bytes.length * 0.7) ? byte ^ 0xff : byte))),
      'is damaged or truncated',
    ],
    'a page': [Buffer.from('<html>hello</html>'), 'is not a back-up'],
    nothing: [Buffer.alloc(0), 'is not a back-up'],
  }
  for (const [name, [content, words]] of Object.entries(files)) {
    writeFileSync(folder(name), content)
    expect(await restore(folder(name))).toEqual({ code: 1, said: expect.stringContaining(`${name} ${words}`) })
  }
  copyFileSync(good, folder('checked'))
  expect(await tool('restore', [folder('checked'), '--check'], place)).toEqual({
    code: 0,
    said: expect.stringContaining('It is whole'),
  })
  expect((await restore(folder('nowhere'))).said).toContain("doesn't exist")
  expect(
    (await client.query(`select count(*)::int as n from pg_class where relnamespace = 'public'::regnamespace`)).rows,
  ).toEqual([{ n: 0 }])
  expect((await tool('backup', [folder('none')], { DATA_DIR: folder('nobody') })).said).toContain(
    'There is no database in',
  )
  const closed = { DATA_DIR: folder('unused'), DATABASE_URL: 'postgresql://ana:secret@127.0.0.1:1/mindling' }
  const { code, said } = await tool('backup', [folder('none')], closed)
  expect(code).toBe(1)
  expect(said).toContain("The database 127.0.0.1:1/mindling can't be reached")
  expect(said).not.toContain('secret')
  expect((await tool('move', ['elsewhere'], place)).said).toContain('an address such as postgresql://')
  await client.end()
  await target.drop()
})

test('A killed back-up leaves no file, and the next one cleans up', async () => {
  const source = await createTestDatabase()
  await source.pool.query(
    `insert into learner (email, email_key, username) values ('a@example.org', 'a@example.org', 'Ana')`,
  )
  await source.pool.query(
    `insert into answer (learner_id, attempt, question_id, chosen, correct, experience, day, outcome, answered_at)
     select (select id from learner), n, n, 0, true, 10, '2026-03-01', to_json(repeat(md5(n::text), 100)), now() from generate_series(1, 40000) n`,
  )
  const killed = folder('killed')
  mkdirSync(killed)
  const place = { ...process.env, DATA_DIR: folder('unused'), DATABASE_URL: source.url }
  const child = spawn(process.execPath, [resolve('tools/backup.ts'), join(killed, 'first')], {
    env: place,
    stdio: 'ignore',
  })
  const watcher = watch(killed, (_, name) => name?.startsWith('first.half-') && child.kill('SIGKILL'))
  const [, signal] = await once(child, 'exit')
  watcher.close()
  expect(signal).toBe('SIGKILL')
  expect(readdirSync(killed)).toEqual([`first.half-${child.pid}`])
  expect(
    (await tool('backup', [join(killed, 'second')], { DATA_DIR: folder('unused'), DATABASE_URL: source.url })).code,
  ).toBe(0)
  expect(readdirSync(killed)).toEqual(['second'])
  await source.drop()
})
