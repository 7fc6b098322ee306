import type { Locator } from '@playwright/test'
import { expect, newAddress, test } from '../server.ts'
import { stands } from '../stands.ts'
import { enrol } from './learners.ts'

test.use({ expectedComplaints: [/status of 404 /], serviceWorkers: 'block' })

/**
 * Seconds that a person needs for a key, for pointing at something and pressing it, and for making up one's mind: the
 * keystroke-level model (Card, Moran and Newell 1980, K of an average typist, P with B, M). What the machine takes is not a
 * person's.
 */
const needs = { key: 0.28, press: 1.1 + 0.1, thought: 1.35 }

test('from the landing page to the first answer: five decisions, and less than a minute', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const decisions: string[] = []
  let seconds = 0
  const decide = (what: string) => {
    decisions.push(what)
    seconds += needs.thought
  }
  const press = async (control: Locator) => {
    seconds += needs.press
    // Nobody has to search: it is in sight as soon as it is there.
    await expect(control).toBeInViewport({ ratio: 0.9 })
    await control.click()
  }
  const dialog = page.getByRole('dialog')
  const write = async (text: string, field: Locator) => {
    seconds += (text.length + 1) * needs.key
    await field.pressSequentially(text)
  }
  await page.goto('/')
  decide('to start')
  await press(page.getByRole('button', { name: 'Start Learning' }).first())
  await write(newAddress('first.minutes'), dialog.getByLabel('Email'))
  await write('Mia', dialog.getByLabel('Username'))
  await write('a long enough password', dialog.getByLabel('Password', { exact: true }))
  await write('a long enough password', dialog.getByLabel('Confirm password'))
  decide('who I am')
  await press(dialog.getByRole('button', { name: 'Create account' }))

  await press(page.getByRole('button', { name: 'Create Pet' }))
  decide('its name')
  await write('Pip', dialog.getByRole('textbox'))
  await page.keyboard.press('Enter')

  // A new pet is in sight, wherever its name was asked for.
  await expect(page.getByRole('button', { name: 'Say hello to Pip' })).toBeInViewport({ ratio: 0.9 })
  await press(page.getByRole('button', { name: 'Choose Topics' }))
  decide('what to learn')
  await press(dialog.getByRole('checkbox', { name: 'Science' }))
  await press(dialog.getByRole('button', { name: 'Add 1 topic' }))

  decide('an answer')
  await press(page.getByRole('list', { name: 'Options' }).getByRole('button').first())
  await expect(page.getByText(/That's right!|Not quite\./)).toBeVisible()
  expect(decisions).toHaveLength(5)
  expect(seconds).toBeLessThan(60)
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
  await expect(page.getByText('12 questions are ready to review today.')).toBeVisible()
  await expect(page.getByRole('meter', { name: 'Daily goal' })).toHaveAttribute('aria-valuetext', '0 of 10')
  await page.getByRole('link', { name: 'Review now' }).click()
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

for (const [without, who] of [
  ['a pet', 'newcomer'],
  ['topics', 'hatched'],
] as const) {
  test(`no page is a dead end: without ${without} each has a way on`, async ({ page }) => {
    await enrol(page.request, who)
    for (const path of ['/', '/learning', '/topics', '/progress', '/pet-room', '/goodbye', '/subscribe', '/no/such']) {
      await page.goto(path)
      await stands(page)
      const ways = page.getByRole('main').locator('a[href], button, input').filter({ visible: true })
      await expect.soft(ways.first(), path).toBeVisible()
    }
  })
}
