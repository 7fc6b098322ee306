import type { Locator } from '@playwright/test'
import { expect, newAddress, test } from '../server.ts'
import { enrol } from './learners.ts'

test.use({ expectedComplaints: [/status of 404 /], serviceWorkers: 'block' })

/** Milliseconds between two keys of someone who types slowly. */
const typing = 60

test('from the landing page to the first answer: five decisions, and less than a minute', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const decisions: string[] = []
  const decide = async (what: string, control: Locator) => {
    decisions.push(what)
    // Nobody has to search: it is in sight as soon as it is there.
    await expect(control).toBeInViewport({ ratio: 0.9 })
    await control.click()
  }
  const dialog = page.getByRole('dialog')
  const begun = Date.now()
  await page.goto('/')
  await decide('to start', page.getByRole('button', { name: 'Start Learning' }).first())
  await dialog.getByLabel('Email').pressSequentially(newAddress('first.minutes'), { delay: typing })
  await dialog.getByLabel('Username').pressSequentially('Mia', { delay: typing })
  await dialog.getByLabel('Password', { exact: true }).pressSequentially('a long enough password', { delay: typing })
  await dialog.getByLabel('Confirm password').pressSequentially('a long enough password', { delay: typing })
  decisions.push('who I am')
  await dialog.getByRole('button', { name: 'Create account' }).click()

  await expect(page.getByRole('button', { name: 'Create Pet' })).toBeInViewport({ ratio: 0.9 })
  await page.getByRole('button', { name: 'Create Pet' }).click()
  await dialog.getByRole('textbox').pressSequentially('Pip', { delay: typing })
  decisions.push('its name')
  await page.keyboard.press('Enter')

  const choose = page.getByRole('button', { name: 'Choose Topics' })
  // Whoever has just got a pet sees it, wherever its name was asked for.
  await expect(page.getByRole('button', { name: 'Say hello to Pip' })).toBeInViewport({ ratio: 0.9 })
  await expect(choose).toBeInViewport({ ratio: 0.9 })
  await choose.click()
  decisions.push('what to learn')
  await dialog.getByRole('checkbox', { name: 'Science' }).check()
  await dialog.getByRole('button', { name: 'Add 1 topic' }).click()

  const option = page.getByRole('list', { name: 'Options' }).getByRole('button').first()
  await decide('an answer', option)
  await expect(page.getByText(/That is right!|Not quite\./)).toBeVisible()
  const seconds = (Date.now() - begun) / 1000
  expect(decisions).toHaveLength(5)
  expect(seconds).toBeLessThan(60)
  test.info().annotations.push({ type: 'seconds', description: String(seconds) })
})

test('every topic at home and among the topics leads to its own round', async ({ page }) => {
  await enrol(page.request, 'learner')
  for (const path of ['/', '/topics']) {
    await page.goto(path)
    await page.getByRole('link', { name: /^Music/ }).click()
    await expect(page).toHaveURL(/\/learning\?topic=music$/)
    await expect(page.getByRole('tab', { name: /^Music/ })).toHaveAttribute('aria-selected', 'true')
  }
})

test('what is due leads to the mixed round, and home says how far the day has come', async ({ page }) => {
  await enrol(page.request, 'learner')
  await page.route('**/api/topics', async route => {
    const response = await route.fetch()
    const topics = (await response.json()) as object[]
    await route.fulfill({ response, json: topics.map(topic => ({ ...topic, dueReviews: 3 })) })
  })
  await page.goto('/')
  await expect(page.getByText('12 questions are worth a second look today.')).toBeVisible()
  await expect(page.getByRole('meter', { name: 'Daily goal' })).toHaveAttribute('aria-valuetext', '0 of 10')
  await page.getByRole('link', { name: 'Review them now' }).click()
  await expect(page).toHaveURL(/\/learning\?topic=mixed$/)
  await expect(page.getByRole('tab', { name: /^Mixed/ })).toHaveAttribute('aria-selected', 'true')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('on a phone all five places are in the bar at the bottom', async ({ page }) => {
  await enrol(page.request, 'learner')
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/')
  const bar = page.getByRole('navigation').filter({ visible: true })
  for (const [name, path] of [
    ['Topics', '/topics'],
    ['Progress', '/progress'],
    ['Pet room', '/pet-room'],
    ['Learn', '/learning'],
    ['Home', '/'],
  ] as const) {
    await bar.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(url => url.pathname === path)
    await expect(bar.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page')
  }
})

test('no page is a dead end: without pet or topics each has a way on', async ({ page }) => {
  for (const who of ['newcomer', 'hatched'] as const) {
    await page.context().clearCookies()
    await enrol(page.request, who)
    for (const path of ['/', '/learning', '/topics', '/progress', '/pet-room', '/goodbye', '/subscribe', '/no/such']) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      const ways = page.getByRole('main').locator('a[href], button, input').filter({ visible: true })
      expect.soft(await ways.count(), `${who} at ${path}`).toBeGreaterThan(0)
    }
  }
})
