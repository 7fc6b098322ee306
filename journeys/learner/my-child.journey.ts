import type { Page } from '@playwright/test'
import { pin } from '../everybody/learners.ts'
import { expect, newAddress, test } from '../server.ts'
import { expectSoundPage } from '../sound-page.ts'

// The browser itself notes refused calls; the walks look at what the page makes of them.
test.use({ expectedComplaints: [/status of 40[234]/] })

async function signUp(page: Page, { child = false, pet = '', topics = [] as string[] } = {}): Promise<void> {
  const post = async (path: string, data: unknown) => {
    expect((await page.request.post(path, { data })).ok(), path).toBe(true)
  }
  await post('/api/auth/signup', { email: newAddress(), username: 'Ana', password: 'a long enough password' })
  if (pet) await post('/api/creature/create', { name: pet })
  for (const topicId of topics) await post('/api/topics', { topicId })
  if (child) expect((await page.request.put('/api/guardian/pin', { data: { pin } })).ok()).toBe(true)
}

const menu = (page: Page) => page.getByRole('button', { name: 'your account' })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const typePin = async (page: Page, typed: string, form = page.getByRole('dialog').last()) => {
  await form.getByLabel('PIN', { exact: true }).fill(typed)
  await form.getByRole('button', { name: 'Open', exact: true }).click()
}
const enter = async (page: Page) => {
  await menu(page).click()
  await page.getByRole('button', { name: 'For grown-ups' }).click()
}
const view = (page: Page) => page.getByRole('heading', { name: 'Time with the app' })

test('a grown-up says that a child learns, sets a PIN, and decides behind it', async ({ page }) => {
  await signUp(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Create Pet' }).click()
  await expect(page.getByText('Who is learning?')).toBeVisible()
  await expectSoundPage(page)
  await page.getByRole('button', { name: 'My child' }).click()
  await expectSoundPage(page)
  await page.getByLabel('PIN', { exact: true }).fill('25')
  await page.getByRole('button', { name: 'Set the PIN' }).click()
  await expect(page.getByRole('alert')).toHaveText('A PIN has 4 to 8 digits')
  await page.getByLabel('PIN', { exact: true }).fill(pin)
  await page.getByLabel('Repeat the PIN').fill('2581')
  await page.getByRole('button', { name: 'Set the PIN' }).click()
  await expect(page.getByRole('alert')).toHaveText("The two PINs don't match")
  await page.getByLabel('Repeat the PIN').fill(pin)
  await page.keyboard.press('Enter')
  await expect(page.getByText('The PIN is set', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Right now: your child.')).toBeVisible()
  await expect(page.getByLabel('Pet name')).toBeFocused()
  await page.getByLabel('Pet name').fill('Pip')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Pip' }).first()).toBeVisible()

  await enter(page)
  await expectSoundPage(page)
  await typePin(page, '1111')
  await expect(page.getByRole('alert')).toHaveText("That isn't the PIN. Please try again.")
  await typePin(page, pin)
  await expect(view(page)).toBeVisible()
  await expectSoundPage(page)
  await page.getByLabel('Time per day').selectOption('45 min')
  await expect(page.getByText('Daily limit: 45 min')).toBeVisible()
  await page.getByRole('switch', { name: 'Sound effects' }).click()
  await expect(page.getByRole('switch', { name: 'Sound effects' })).toHaveAttribute('aria-checked', 'false')
  await page.getByRole('switch', { name: 'Text written by AI' }).click()
  await expect(page.getByText('Saved')).toBeVisible()
  const change = page.getByRole('button', { name: 'Change the PIN' })
  await change.click()
  await expect(page.getByLabel('New PIN')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(change).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(view(page)).toBeHidden()

  // Leaving takes the pass along; what was decided stays, also after a new start.
  await page.reload()
  await enter(page)
  await typePin(page, pin)
  await expect(page.getByLabel('Time per day')).toHaveValue('45')
  await expect(page.getByRole('switch', { name: 'Text written by AI' })).toHaveAttribute('aria-checked', 'false')
  await page.getByRole('button', { name: 'Close' }).click()
  await menu(page).click()
  await expect(page.getByText('A grown-up has switched this off.')).toBeVisible()
  await expect(page.getByRole('switch', { name: 'Sound effects' })).toHaveAttribute('aria-disabled', 'true')
})

test('a learner without a grown-up says so with one tap, or not at all', async ({ page }) => {
  await signUp(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Create Pet' }).click()
  await page.getByRole('button', { name: 'I am' }).click()
  await expect(page.getByText('Right now: you.')).toBeVisible()
  await expect(page.getByLabel('Pet name')).toBeFocused()
  await page.getByLabel('Pet name').fill('Pip')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Pip' }).first()).toBeVisible()
  await menu(page).click()
  await page.getByRole('button', { name: 'Who is learning?' }).click()
  await expect(dialog(page, 'Who is learning?')).toContainText('Right now: you.')
  await expectSoundPage(page)
})

test('a child sees no prices or offers, and payment asks for the PIN every time', async ({ page }) => {
  await signUp(page, { child: true, pet: 'Pip', topics: ['science'] })
  await page.goto('/subscribe')
  await expect(page.getByRole('heading', { name: 'This page is for grown-ups' })).toBeVisible()
  await expectSoundPage(page)
  await expect(page.getByText(/\$|9\.99|Premium/)).toHaveCount(0)
  await typePin(page, pin, page.getByRole('main'))
  await expect(page.getByText('$9.99').first()).toBeVisible()
  await page.getByRole('link', { name: 'Home' }).first().click()
  await page.goto('/subscribe')
  await expect(page.getByRole('heading', { name: 'This page is for grown-ups' })).toBeVisible()
  // From the parent view it opens at once.
  await enter(page)
  await typePin(page, pin)
  await page.getByRole('button', { name: 'See the subscription' }).click()
  await expect(page.getByText('$9.99').first()).toBeVisible()
  await page.goto('/goodbye')
  await expect(page.getByRole('link', { name: 'Home' }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Reconsider' })).toHaveCount(0)
})

test('at the end of the free time a child is told to ask a grown-up', async ({ page }) => {
  await signUp(page, { child: true, pet: 'Pip', topics: ['science'] })
  const code = 'free_time_used'
  const refusal = { error: 'Your free learning time is used up. Subscribe to keep learning.', code }
  await page.route('**/api/questions/generate', route => route.fulfill({ status: 402, json: refusal }))
  await page.goto('/learning')
  const ended = dialog(page, 'Your free time is over for now')
  await expect(ended).toContainText('Ask a grown-up')
  await expectSoundPage(page)
  await expect(page.getByText(/[Ss]ubscri/)).toHaveCount(0)
  await ended.getByRole('button', { name: "I'm the grown-up" }).click()
  await typePin(page, pin)
  await expect(view(page)).toBeVisible()
})

test('when the minutes of the day are over the pet sleeps, and the way leads to its room', async ({ page }) => {
  await signUp(page, { child: true, pet: 'Pip', topics: ['science'] })
  const refusal = { error: 'That is enough for today.', code: 'daily_limit_reached' }
  await page.route('**/api/questions/generate', route => route.fulfill({ status: 403, json: refusal }))
  await page.goto('/learning')
  const done = dialog(page, "That's enough for today")
  await expect(done).toContainText('Pip is fast asleep')
  await expectSoundPage(page)
  await expect(page.getByText(/[Ss]ubscri|\$/)).toHaveCount(0)
  await done.getByRole('button', { name: "To the pet's room" }).click()
  await expect(page).toHaveURL(/\/pet-room$/)
  await expect(page.getByRole('button', { name: 'Feed' })).toBeEnabled()
  await expect(done).toBeHidden()
})

test('who has forgotten the PIN sets a new one by the password', async ({ page }) => {
  await signUp(page, { child: true, pet: 'Pip' })
  await page.goto('/')
  await enter(page)
  await page.getByRole('button', { name: 'Forgot the PIN?' }).click()
  await expectSoundPage(page)
  await page.getByLabel('Password of the account').fill('a long enough password')
  await page.getByLabel('New PIN').fill('1357')
  await page.getByLabel('Repeat the PIN').fill('1357')
  await page.getByRole('button', { name: 'Set the PIN' }).click()
  await expect(view(page)).toBeVisible()
  await page.getByRole('button', { name: "I'm the one learning now" }).click()
  await page.getByRole('button', { name: "Yes, I'm the one learning now" }).click()
  await expect(view(page)).toBeHidden()
  await menu(page).click()
  await expect(page.getByRole('button', { name: 'Who is learning?' })).toBeVisible()
})
