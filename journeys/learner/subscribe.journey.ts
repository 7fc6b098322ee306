import type { Page } from '@playwright/test'
import { expect, newAddress, test } from '../server.ts'
import { expectSoundPage } from '../sound-page.ts'

// Demonstration payments, from the sign-in to the cancellation.

// A learner can subscribe before they have a pet.
test.use({ expectedComplaints: [/status of 404 .*\/api\/creature\)$/] })

const me = async (page: Page) => await (await page.request.get('/api/auth/me')).json()

async function enterCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry date').fill('1234')
  await page.getByLabel('Security code').fill('123')
}

const start = (page: Page) => page.getByRole('button', { name: 'Start Subscription - $9.99/month' })
const messages = (page: Page) => page.getByRole('region', { name: 'Messages (F8)' })

test('a visitor signs up on the way, a grown-up subscribes with a test card, and cancels in two presses', async ({
  page,
}) => {
  await test.step('without an account, the page leads to one and comes back', async () => {
    await page.goto('/subscribe')
    await expect(page.getByRole('heading', { name: 'Sign in first' })).toBeVisible()
    await expectSoundPage(page)
    await page.getByRole('button', { name: 'Login or Sign Up' }).click()
    await page.getByRole('tab', { name: 'Sign Up' }).click()
    await page.getByLabel('Email').fill(newAddress())
    await page.getByLabel('Username').fill('Payer')
    await page.getByLabel('Password', { exact: true }).fill('a long enough password')
    await page.getByLabel('Confirm password').fill('a long enough password')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByRole('heading', { name: 'Unlock Premium Learning' })).toBeVisible()
    await expect(page).toHaveURL(/\/subscribe$/)
  })

  await test.step('what it brings and what it costs', async () => {
    for (const benefit of ['1000 Evolution Stages', 'Unlimited Learning Time', 'AI-Generated Creatures']) {
      await expect(page.getByRole('heading', { name: benefit })).toBeVisible()
    }
    await expect(page.getByText('$9.99/month', { exact: true })).toBeVisible()
    await expect(page.getByText('Cancel anytime • No hidden fees')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Complete Your Subscription' })).toBeVisible()
    await expect(page.getByText(/test payment for demonstration/)).toBeVisible()
    await expect(page.getByText(/^Secured by .* • Cancel anytime$/)).toBeVisible()
    await expectSoundPage(page)
  })

  await test.step('a number that could be somebody’s goes nowhere', async () => {
    const sent: string[] = []
    page.on('request', request => void sent.push(`${request.url()} ${request.postData()}`))
    await enterCard(page, '4539 1488 0343 6467')
    await start(page).click()
    await expect(page.getByRole('alert').filter({ hasText: "This isn't a test card" })).toBeVisible()
    expect(sent.join('\n')).not.toMatch(/4539|6467|demonstration\/pay/)
  })

  await test.step('a declined card leaves the form usable', async () => {
    await enterCard(page, '4000 0000 0000 0002')
    await start(page).click()
    await expect(messages(page).getByText('Your card was declined.')).toBeVisible()
    await expect(messages(page).getByText('Payment Failed')).toBeVisible()
    await expect(start(page)).toBeEnabled()
    expect((await me(page)).session.isSubscribed).toBe(false)
  })

  await test.step('the bank asks: no, then yes; a welcome, and home after two seconds', async () => {
    await enterCard(page, '4000 0027 6000 3184')
    await start(page).click()
    await expect(page.getByRole('dialog', { name: 'Your bank wants to know: is this you?' })).toBeVisible()
    await expectSoundPage(page)
    await page.getByRole('button', { name: 'No', exact: true }).click()
    await expect(messages(page).getByText(/Your bank couldn't confirm/)).toBeVisible()
    await start(page).click()
    await page.getByRole('button', { name: "Yes, it's me" }).click()
    await expect(messages(page).getByText('Welcome to Mindling Premium!')).toBeVisible()
    await expect(page).toHaveURL(/\/subscribe$/)
    await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible()
    await expect(page).toHaveURL(/:\d+\/$/)
    await expect(page.getByText('Pro Member')).toBeVisible()
    expect((await me(page)).session.isSubscribed).toBe(true)
  })

  await test.step('a member has no business on the subscribe page', async () => {
    await page.goto('/subscribe')
    await expect(page).toHaveURL(/:\d+\/$/)
    await page.goto('/subscribe?success=true')
    await expect(page).toHaveURL(/:\d+\/$/)
  })

  await test.step('cancelled in two presses, and taken back', async () => {
    await page.getByRole('button', { name: /your account/ }).click()
    await page.getByRole('button', { name: 'Manage subscription' }).click()
    await page.getByRole('button', { name: 'Cancel subscription' }).click()
    await expect(page.getByText(/^Cancelled\. It stays active until/)).toBeVisible()
    await expectSoundPage(page)
    await page.getByRole('button', { name: 'Keep my subscription' }).click()
    await expect(page.getByText(/^Renews on .* for \$9\.99\.$/)).toBeVisible()
  })

  await test.step('a month whose payment fails is said, and the way out of it is there', async () => {
    await page.getByRole('button', { name: 'Skip a month: payment fails' }).click()
    await expect(page.getByText("The last renewal wasn't paid.")).toBeVisible()
    expect((await me(page)).session.isSubscribed).toBe(true)
    await page.getByRole('button', { name: 'Skip a month: payment works', exact: true }).click()
    await expect(page.getByText(/^Renews on/)).toBeVisible()
  })
})

test('a return from the bank that somebody typed by hand gives nothing', async ({ page }) => {
  const data = { email: newAddress(), username: 'Typist', password: 'a long enough password' }
  expect((await page.request.post('/api/auth/signup', { data })).ok()).toBe(true)
  await page.goto('/subscribe?success=true&redirect_status=failed&payment_intent_client_secret=pi_secret')
  await expect(page.getByRole('heading', { name: 'Unlock Premium Learning' })).toBeVisible()
  await expect(page).toHaveURL(/\/subscribe$/)
  await page.goto('/subscribe?success=true')
  await expect(page.getByRole('heading', { name: 'Unlock Premium Learning' })).toBeVisible()
  await page.evaluate(() => localStorage.setItem('isSubscribed', 'true'))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Unlock Premium Learning' })).toBeVisible()
  expect((await me(page)).session.isSubscribed).toBe(false)
})
