import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type pg from 'pg'
import { openPool } from '#kit/db/pool.ts'
import { copyTemplate, startTestServer } from '#testing/database/test-server.ts'
import { test as base, expect, newAddress, startProduct } from '../server.ts'
import { expectSoundPage } from '../sound-page.ts'

const migrations = fileURLToPath(new URL('../../database/migrations', import.meta.url))

/** The product on a database that the walk can reach as well: days pass in it. */
const test = base.extend<object, { database: { pool: pg.Pool; url: string } }>({
  database: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures needed from here.
    async ({}, use) => {
      const server = await startTestServer({ databaseUrl: process.env.DATABASE_URL, migrations })
      const copy = await copyTemplate(server)
      const pool = openPool({ connection: copy.connection, applicationName: 'journey', log: () => undefined })
      await use({ pool, url: copy.url })
      await pool.end()
      await copy.drop()
      await server.stop()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ database }, use) => {
      const product = await startProduct({ DATABASE_URL: database.url })
      await use(product)
      await product.stop()
    },
    { scope: 'worker' },
  ],
})

test('I look back: a year of days, how my topics grew, what stays, and my mistakes', async ({ page, database }) => {
  await post(page, '/api/auth/signup', {
    email: newAddress(),
    username: 'Ana',
    password: 'a long enough password',
    timeZone: 'UTC',
  })
  await post(page, '/api/creature/create', { name: 'Pip' })
  for (const topicId of ['history', 'music']) await post(page, '/api/topics', { topicId })

  await test.step('as a newcomer I read what will be here', async () => {
    await page.goto('/progress')
    await expect(page.getByText('Answer one question, and today will be the first.')).toBeVisible()
    await expect(page.getByText('each review makes them last longer')).toBeVisible()
    await expect(page.getByText('Nothing to go over.')).toBeVisible()
    await expectSoundPage(page)
  })

  await test.step('days go by, on four of them I learn', async () => {
    for (const [days, topicId, wrong] of [
      [0, 'history', 0],
      [30, 'history', 3],
      [9, 'music', 0],
      [1, 'music', 4],
    ] as const) {
      await passDays(database.pool, days)
      await answerTen(page, topicId, wrong)
    }
    await passDays(database.pool, 3)
  })

  await test.step('the year: today is marked, each day says what I did, by keyboard too', async () => {
    await page.goto('/progress')
    const calendar = page.getByRole('region', { name: 'Your year of learning', exact: true })
    await expect(calendar.getByText('In the last year, you learned on 4 days and answered 40 questions.')).toBeVisible()
    const today = calendar.locator('[aria-current="date"]')
    await expect(today).toHaveAccessibleName(/^Today, .*: no questions$/)
    await today.focus()
    for (let day = 0; day < 3; day++) await page.keyboard.press('ArrowUp')
    const reached = calendar.getByRole('gridcell', { name: /: 10 questions, 6 right$/ })
    await expect(reached).toBeFocused()
    await expect(page.locator('[popover]').filter({ hasText: '10 questions, 6 right' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('[popover]').filter({ hasText: '10 questions' })).toHaveCount(0)
    await calendar.getByText('Show as table').click()
    await expect(calendar.getByRole('columnheader', { name: 'Learning days' })).toBeVisible()
  })

  await test.step('each topic has its line, and the last point is what the topic says', async () => {
    const topics = (await (await page.request.get('/api/topics')).json()) as {
      topicName: string
      masteryLevel: number
    }[]
    const grown = page.getByRole('region', { name: 'How your topics have grown', exact: true })
    for (const { topicName, masteryLevel } of topics) {
      await expect(grown.getByRole('listitem').filter({ hasText: topicName })).toContainText(`${masteryLevel}%`)
    }
    await grown.getByText('Show as table').click()
    await expect(grown.getByRole('row')).toHaveCount(27)
  })

  await test.step('what stays with me, with a way to review what is due', async () => {
    const ahead = page.getByRole('region', { name: "What you'll remember", exact: true })
    await expect(
      ahead.getByText(/Today you remember about \d+\. In 30 days without a review, it would be about \d+\./),
    ).toBeVisible()
    await expect(ahead.getByRole('link', { name: "Review what's due" })).toHaveAttribute(
      'href',
      '/learning?topic=mixed',
    )
  })

  await test.step('my mistakes explain themselves; a long list unfolds', async () => {
    await expect(page.getByText('You chose')).toHaveCount(4)
    await expect(page.getByText('Right answer', { exact: true })).toHaveCount(4)
    await page.getByRole('button', { name: 'Show 3 more' }).click()
    await expect(page.getByText('Right answer', { exact: true })).toHaveCount(7)
    await expect(page.getByRole('link', { name: 'Practise these' })).toHaveAttribute('href', '/learning?topic=mistakes')
    await expect(page.getByText('33 of your 40 answers were right.')).toBeVisible()
    await expectSoundPage(page)
  })

  await test.step('on a phone nothing is wider than the screen, and the calendar shows the last months', async () => {
    await page.setViewportSize({ width: 360, height: 780 })
    await page.reload()
    const today = page.locator('[aria-current="date"]')
    await today.scrollIntoViewIfNeeded()
    await expect(today).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await expectSoundPage(page)
  })
})

/** A call as the page makes it. */
async function post<T>(page: Page, path: string, data: object, headers: Record<string, string> = {}): Promise<T> {
  const response = await page.request.post(path, { data, headers })
  expect(response.status(), `${path}: ${await response.text()}`).toBe(200)
  return (await response.json()) as T
}

/** Ten answers of a topic, the first so many of them wrong. */
async function answerTen(page: Page, topicId: string, wrong: number): Promise<void> {
  type Asked = { questions: { id: string; correctAnswer: number }[] }
  const { questions } = await post<Asked>(page, '/api/questions/generate', { topicId })
  expect(questions).toHaveLength(10)
  for (const [i, { id, correctAnswer }] of questions.entries()) {
    const userAnswer = i < wrong ? (correctAnswer + 1) % 4 : correctAnswer
    await post(
      page,
      `/api/questions/${id}/answer`,
      { userAnswer },
      { 'idempotency-key': `${topicId}-${id}-${i}-${wrong}` },
    )
  }
}

/** Moves everything that happened the given number of days into the past. */
async function passDays(pool: pg.Pool, days: number): Promise<void> {
  for (const sql of [
    `update answer set answered_at = answered_at - $1::int * interval '1 day', day = day - $1::int`,
    `update memory set reviewed_at = reviewed_at - $1::int * interval '1 day', due_at = due_at - $1::int * interval '1 day',
       answered_at = answered_at - $1::int * interval '1 day', last_day = last_day - $1::int, rewarded_day = rewarded_day - $1::int`,
    // Through days that no row uses, so that no two rows ever share one.
    'update learning_day set day = day - 100000 - $1::int',
    `update learning_day set day = day + 100000 + 0 * $1::int, last_answer_at = last_answer_at - $1::int * interval '1 day'`,
    'update learner set streak_day = streak_day - $1::int',
    `update pet set visit_day = visit_day - $1::int, stats_at = stats_at - $1::int * interval '1 day'`,
    'delete from round where $1::int >= 0',
  ]) {
    await pool.query(sql, [days])
  }
}
