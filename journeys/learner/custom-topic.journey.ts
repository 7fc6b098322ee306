import type { Locator, Page } from '@playwright/test'
import { expect, newAddress, test } from '../server.ts'

async function newcomer(page: Page): Promise<void> {
  const data = { email: newAddress(), username: 'Ana', password: 'a long enough password' }
  await page.request.post('/api/auth/signup', { data })
  await page.request.post('/api/creature/create', { data: { name: 'Pip' } })
}

async function answerAll(dialog: Locator, answer: string): Promise<void> {
  await expect(dialog.getByText('Tell us what you like about it')).toBeVisible()
  for (const box of await dialog.locator('textarea').all()) await box.fill(answer)
}

test('"I like sharks" becomes a topic with questions, and a closed tab loses nothing on the way', async ({ page }) => {
  await newcomer(page)
  await page.goto('/topics')
  await page.getByRole('button', { name: /Make your own/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('What would you like to learn about?')).toBeFocused()
  await page.keyboard.type('I like sharks')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Tell us what you like about it')).toBeFocused()
  const boxes = dialog.locator('textarea')
  const count = await boxes.count()
  expect(count).toBeGreaterThanOrEqual(3)
  await boxes.first().fill('short')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('Please provide a detailed answer (at least 10 characters)').first()).toBeVisible()
  const kept = page.waitForResponse(
    response =>
      response.url().endsWith('/unfinished') &&
      response.request().method() === 'PUT' &&
      (response
        .request()
        .postData()
        ?.includes(`The hammerhead, number ${count - 1}`) ??
        false),
  )
  for (let i = 0; i < count; i++) await boxes.nth(i).fill(`The hammerhead, number ${i}`)
  await kept

  await page.reload()
  await page.getByRole('button', { name: /Continue with "I like sharks"/ }).click()
  await expect(boxes.first()).toHaveValue('The hammerhead, number 0')
  await dialog.getByLabel('Topic name').fill('Fins')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('heading', { name: 'Fins' })).toBeFocused()
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport()
  await expect(dialog.getByText('Our library', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect(boxes.first()).toHaveValue('The hammerhead, number 0')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('button', { name: 'Create Topic' }).click()
  await expect(dialog.getByRole('heading', { name: 'Fins is ready!' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Start Learning' }).click()
  await expect(page).toHaveURL(/\/learning\?topic=atlas%3Asharks$/)
  await expect(page.getByRole('tab', { name: /Fins/ })).toBeVisible()
  await expect(page.getByRole('radiogroup').or(page.getByRole('group')).first()).toBeVisible()
})

test('what nobody knows is refused with neighbours, and one of them leads on', async ({ page }) => {
  await newcomer(page)
  await page.goto('/topics')
  await page.getByRole('button', { name: /Make your own/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('What would you like to learn about?').fill('shark lawyers of Atlantis')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await answerAll(dialog, 'How they argue in court')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText(/never make them up/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Sharks' }).click()
  await expect(dialog.getByLabel('What would you like to learn about?')).toHaveValue('Sharks')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: /Make your own/ })).toBeVisible()
})

test('questions that do not come are asked for again three times, and then left for later', async ({ page }) => {
  await newcomer(page)
  await page.route('**/api/topics/custom/create', async route => {
    const response = await route.fetch()
    const body = await response.json()
    await route.fulfill({ response, json: { ...body, questionsCreated: 0, retryInfo: { reason: 'Nothing yet.' } } })
  })
  await page.route('**/regenerate-questions', route => route.fulfill({ json: { questionsCreated: 0 } }))
  await page.goto('/topics')
  await page.getByRole('button', { name: /Make your own/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('What would you like to learn about?').fill('sharks')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await answerAll(dialog, 'Their teeth, rows of them')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('button', { name: 'Create Topic' }).click()
  for (const left of [3, 2, 1]) await dialog.getByRole('button', { name: `Try again (${left} left)` }).click()
  await expect(dialog.getByText('Max Retries Reached')).toBeVisible()
  await expect(page.getByText('Generation still unavailable')).toBeVisible()
})
