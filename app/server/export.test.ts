import { afterAll, expect, test } from 'vitest'
import { signIn } from '#account/contract.ts'
import { ownerColumn } from '#account/server/export/export-table.ts'
import { hashPassword } from '#account/server/password.ts'
import { accountIdFor, columnsOfLearners, fillLearner } from '#testing/app/filled-learner.ts'
import type { Visitor } from '#testing/app/test-app.ts'
import { startTestApp } from '#testing/app/test-app.ts'
import { exportTables } from './export-parts.ts'

const app = await startTestApp({ environment: { EXPORTS_PER_HOUR: '3' } })
afterAll(() => app.close())

async function exported(learner: Visitor) {
  const response = await learner.send('GET', '/api/account/export')
  expect(response.status).toBe(200)
  return { headers: response.headers, data: (await response.json()) as Record<string, unknown> }
}

test("Every column with a learner's data is exported, or left out with a reason", async () => {
  const inSchema = (await columnsOfLearners(app.db)).map(({ table, column }) => `${table}.${column}`)
  const declared = exportTables.flatMap(({ table, owner, columns, leftOut = {} }) => [
    ...Object.values(columns).map(column => `${table}.${column}`),
    ...Object.keys(leftOut).map(column => `${table}.${column}`),
    // The owner's ID is how the rows are found.
    ...[ownerColumn({ table, owner })].filter(column => column !== 'id').map(column => `${table}.${column}`),
  ])
  expect(declared.toSorted()).toEqual(inSchema.toSorted())
  for (const { leftOut = {} } of exportTables)
    for (const reason of Object.values(leftOut)) expect(reason.length).toBeGreaterThan(20)
  const names = exportTables.map(({ as }) => as)
  expect(new Set(names).size).toBe(names.length)
})

test("Credentials aren't exported", () => {
  const hidden = exportTables.flatMap(({ table, leftOut = {} }) =>
    Object.keys(leftOut).map(column => `${table}.${column}`),
  )
  expect(hidden).toEqual(
    expect.arrayContaining([
      'account.password_hash',
      'learner.password_hash',
      'session.token_hash',
      'guardian_pin.pin_hash',
      'mail_token.token_hash',
    ]),
  )
})

test('An export has every column of one learner, and nothing of others', async () => {
  await fillLearner(app.db, '700000001', 'mark-of-ana')
  await fillLearner(app.db, '700000002', 'mark-of-bo')
  const ana = app.visitor()
  const password = await hashPassword(ana.password)
  await app.db.query(`update account set email_key = 'ana@example.org', password_hash = $1 where id = $2`, [
    password,
    accountIdFor('700000001'),
  ])
  await ana.done(signIn, { body: { email: 'ana@example.org', password: ana.password } })
  const { headers, data } = await exported(ana)
  expect(headers.get('content-disposition')).toBe('attachment; filename="mindling-2026-03-10.json"')
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(headers.get('cache-control')).toBe('no-store')
  for (const { as, columns, key } of exportTables) {
    const held = data[as]
    const row = (key ? (held as object[])[0] : held) as Record<string, unknown>
    expect([as, Object.keys(row)]).toEqual([as, Object.keys(columns)])
    for (const [name, value] of Object.entries(row)) expect([as, name, value]).not.toEqual([as, name, undefined])
  }
  const text = JSON.stringify(data)
  expect(text).not.toContain('mark-of-bo')
  expect(text).not.toContain('700000002')
  expect(text).not.toContain(password)
  expect((data.pictures as { webpBase64: string }[])[0]?.webpBase64).toBe(Buffer.from('mark-of-ana').toString('base64'))
  expect((data.learner as { createdAt: string }).createdAt).toBe('2026-03-01T10:00:00.000Z')
})

test('An export has every answer with its question, however many', async () => {
  const learner = await app.newcomer({ pet: 'Pip', topics: ['art', 'music'] })
  const first = (await learner.questions('art'))[0]
  if (!first) throw new Error('no question came')
  await learner.answer(first, { right: false })
  const id = (await app.db.query("select id from learner where username = 'Ana' order by id desc limit 1")).rows[0].id
  await app.db.query(
    `insert into answer (learner_id, attempt, question_id, chosen, correct, experience, day, outcome, answered_at)
     select $1, 'try ' || n, $2::bigint, 0, true, 10, '2026-01-01', null, '2026-01-01'::timestamptz + n * interval '1 s'
     from generate_series(1, 1200) n`,
    [id, first.id],
  )
  const { data } = await exported(learner)
  const answers = data.answers as { attempt: string; questionId: number; chosenOption: number; answeredAt: string }[]
  expect(answers).toHaveLength(1201)
  expect(new Set(answers.map(({ attempt }) => attempt)).size).toBe(1201)
  const questions = data.questions as { id: string; question: string; options: string[]; correctAnswer: number }[]
  const met = questions.find(each => each.id === first.id)
  expect(met).toMatchObject({ question: first.question, options: first.options, correctAnswer: first.correctAnswer })
  const given = answers.find(({ attempt }) => !attempt.startsWith('try'))
  expect(met?.options[given?.chosenOption ?? -1]).toBe(first.options[(first.correctAnswer + 1) % 4])
  expect(given?.answeredAt).toBe('2026-03-10T12:00:00.000Z')
  expect(data.creature).toMatchObject({ name: 'Pip' })
  // The whole round was served, so all ten have their texts.
  expect(questions).toHaveLength(10)
})

test('A learner can export repeatedly, strangers never', async () => {
  const ask = async (visitor: Visitor) => {
    const response = await visitor.send('GET', '/api/account/export')
    await response.text()
    return response.status
  }
  const learner = await app.newcomer()
  for (const expected of [200, 200, 200, 429]) expect(await ask(learner)).toBe(expected)
  expect(await ask(app.visitor())).toBe(401)
})
