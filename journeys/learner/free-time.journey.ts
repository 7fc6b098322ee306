import type { Page } from '@playwright/test'
import { test as base, expect, type Product, startProduct } from '../server.ts'
import { expectSoundPage } from '../sound-page.ts'
import { listenForQuestions, questionShown, startWith } from './arena-walk.ts'

/** Seconds that are free in these walks. */
const free = 14

const test = base.extend<object, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures needed from here.
    async ({}, use) => {
      const product = await startProduct({ SIGNUPS_PER_HOUR: '100000', FREE_SECONDS: String(free) })
      await use(product)
      await product.stop()
    },
    { scope: 'worker' },
  ],
})
// The browser itself notes a refused call; the walks look at what the page makes of it.
test.use({ expectedComplaints: [/status of 402/] })

const badge = (page: Page) => page.getByRole('timer', { name: 'Free learning time left' })
const ended = (page: Page) => page.getByRole('dialog', { name: 'Your free time is over for now' })
const options = (page: Page) => page.getByRole('list', { name: 'Options' }).getByRole('button')

/** Has the server's word about the time changed on its way, to see a page in each of its states. */
async function serverSays(page: Page, session: () => object): Promise<string[]> {
  const heard: string[] = []
  await page.route('**/api/auth/me', async route => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), session: session() } })
  })
  await page.route('**/api/session/heartbeat', async route => {
    heard.push(route.request().postDataJSON().state)
    await route.fulfill({ json: session() })
  })
  return heard
}

test('the time runs out once: the question on the screen is kept, and nothing in the browser brings more', async ({
  page,
}) => {
  const asked = listenForQuestions(page)
  await startWith(page, 'Ana', ['science'])
  await expect(badge(page)).toHaveText(/^0:(0|1)\d$/)
  await expect(page.getByText('Last Minute!')).toBeVisible()
  const question = await questionShown(page, asked)
  await page.mouse.move(200, 200)

  await expect(ended(page)).toBeVisible()
  await expectSoundPage(page)
  await expect(badge(page)).toHaveText('0:00')
  await page.keyboard.press('Escape')
  await expect(ended(page)).toBeHidden()
  const answered = page.waitForResponse(response => response.url().endsWith(`/${question.id}/answer`))
  await options(page).nth(question.correctAnswer).click()
  expect((await answered).status()).toBe(200)
  await expect(page.getByText('Failed to update your creature')).toBeHidden()

  await page.evaluate(() => {
    localStorage.setItem('sessionTime', '0')
    localStorage.setItem('isSubscribed', 'true')
  })
  await page.reload()
  await expect(ended(page)).toBeVisible()
  await expect(page.getByText('Pro Member')).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('isSubscribed'))).toBeNull()
  await page.getByRole('button', { name: 'Maybe Later' }).click()
  await expect(ended(page)).toBeHidden()
  await expect(page).toHaveURL(/\/goodbye$/)

  await page.goto('/pet-room')
  await expect(page.getByRole('button', { name: 'Feed' })).toBeEnabled()
  await expect(ended(page)).toBeHidden()
  await page.goto('/learning')
  await expect(ended(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(ended(page)).toBeHidden()
  await page.getByRole('button', { name: 'See how to keep learning' }).click()
  await page.getByRole('button', { name: 'Subscribe Now' }).click()
  await expect(page).toHaveURL(/\/subscribe$/)
  await expect(ended(page)).toBeHidden()
  expect(await page.evaluate(() => Object.keys(localStorage).filter(key => key !== 'theme'))).toEqual(['sessionTime'])
})

test('the badge has four looks and pauses, and the server hears when', async ({ page }) => {
  const said = { remainingFreeTime: 145, isPaused: false, hasReachedLimit: false, isSubscribed: false }
  const heard = await serverSays(page, () => said)
  await page.clock.install()
  await startWith(page, 'Ben', ['science'])
  await page.goto('/pet-room')
  await page.clock.runFor(3000)
  await expect(badge(page)).toHaveText(/^2:[0-2]\d$/)
  await expect(page.getByText('Low Time')).toBeHidden()
  said.remainingFreeTime = 119
  await page.clock.runFor(20_000)
  await expect(page.getByText('Low Time')).toBeVisible()
  said.remainingFreeTime = 59
  await page.clock.runFor(16_000)
  await expect(page.getByText('Last Minute!')).toBeVisible()

  said.remainingFreeTime = 500
  await page.clock.runFor(16_000)
  await expect(badge(page)).toHaveText(/^8:[12]\d$/)
  heard.length = 0
  await page.clock.runFor(121_000)
  await expect(badge(page)).toHaveText('Paused')
  await expect.poll(() => heard.at(-1)).toBe('pause')
  await page.clock.runFor(60_000)
  const silent = heard.length
  await page.clock.runFor(60_000)
  expect(heard).toHaveLength(silent)
  await page.mouse.move(100, 100)
  await expect(badge(page)).toHaveText(/^8:/)
  await expect.poll(() => heard.at(-1)).toBe('active')

  said.isSubscribed = true
  await page.clock.runFor(16_000)
  await expect(page.getByText('Pro Member')).toBeVisible()
  await expect(badge(page)).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('isSubscribed'))).toBe('true')
})

test('who leaves takes along what the browser kept', async ({ page }) => {
  await startWith(page, 'Cleo', ['science'])
  await expect(badge(page)).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('sessionTime'))).not.toBeNull()
  await page.getByRole('button', { name: 'your account' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('button', { name: 'Start Learning' }).first()).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage).filter(key => key !== 'theme'))).toEqual([])
})
