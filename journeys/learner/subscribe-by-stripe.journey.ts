import type { Page } from '@playwright/test'
import { stripeEnvironment } from '#testing/app/stripe-test-app.ts'
import { type StripeStandIn, startStripe } from '#testing/stand-ins/payments/stand-in.ts'
import { test as base, expect, newAddress, startProduct } from '../server.ts'
import { expectSoundPage } from '../sound-page.ts'
import { answerForStripe } from './stripe-in-page.ts'

// With Stripe: its real libraries on both sides, and a stand-in for what it would answer.

const test = base.extend<object, { stripe: StripeStandIn }>({
  stripe: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures needed from here.
    async ({}, use) => {
      const stripe = await startStripe()
      await use(stripe)
      await stripe.close()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ stripe }, use) => {
      const product = await startProduct({ ...stripeEnvironment(stripe), SIGNUPS_PER_HOUR: '100000' })
      await use(product)
      await product.stop()
    },
    { scope: 'worker' },
  ],
})
test.use({
  expectedComplaints: [
    /status of 404 .*\/api\/creature\)$|ERR_FAILED \(https:\/\/js\.stripe\.com|Failed to load Stripe\.js|status of 503/,
  ],
})

async function signUp(page: Page): Promise<void> {
  const data = { email: newAddress(), username: 'Payer', password: 'a long enough password' }
  expect((await page.request.post('/api/auth/signup', { data })).ok()).toBe(true)
}

const isMember = async (page: Page) => (await (await page.request.get('/api/auth/me')).json()).session.isSubscribed
const start = (page: Page) => page.getByRole('button', { name: 'Start Subscription - $9.99/month' })
const card = (page: Page) => page.getByLabel('Number on the card')
const messages = (page: Page) => page.getByRole('region', { name: 'Messages (F8)' })

test('an unfinished card, a declined one, then one that pays; Stripe is on this page alone', async ({
  page,
  stripe,
}) => {
  const outside = await answerForStripe(page, stripe, 'there')
  await signUp(page)
  await page.goto('/')
  await expect(page.getByRole('button', { name: /your account/ })).toBeVisible()
  expect(outside).toEqual([])

  await test.step('a click from another page brings the page that lets Stripe in', async () => {
    await page.goto('/goodbye')
    await page.getByRole('link', { name: 'Reconsider' }).click()
    await expect(card(page)).toBeVisible()
    await expect(page.getByText('Secured by Stripe • Cancel anytime')).toBeVisible()
    await expect(page.getByText(/test payment for demonstration/)).toBeVisible()
    await expect
      .poll(() => outside)
      .toEqual([expect.stringMatching(/^https:\/\/js\.stripe\.com\/endive\/stripe\.js\?advancedFraudSignals=false$/)])
    await expectSoundPage(page)
  })

  await test.step('an unfinished card', async () => {
    await card(page).fill('4242')
    await start(page).click()
    await expect(messages(page).getByText('Your card number is incomplete.')).toBeVisible()
    await expect(start(page)).toBeEnabled()
  })

  await test.step('a declined card leaves the form usable', async () => {
    await card(page).fill('4000 0000 0000 0002')
    await start(page).click()
    await expect(messages(page).getByText('Your card was declined.')).toBeVisible()
    await expect(start(page)).toBeEnabled()
    expect(await isMember(page)).toBe(false)
  })

  await test.step('one that pays: a welcome, then home, where nothing of Stripe is left', async () => {
    await card(page).fill('4242 4242 4242 4242')
    await start(page).click()
    await expect(messages(page).getByText('Your subscription is now active. Enjoy unlimited learning!')).toBeVisible()
    await expect(page).toHaveURL(/:\d+\/$/)
    await page.waitForFunction(() => !('Stripe' in window))
    expect(await isMember(page)).toBe(true)
    expect(outside.filter(url => !/^https:\/\/js\.stripe\.com\/endive/.test(url))).toEqual([])
  })
})

test('the bank asks on a page of its own: refused, then approved, and no secret stays in the address', async ({
  page,
  stripe,
}) => {
  await answerForStripe(page, stripe, 'there')
  await signUp(page)
  await page.goto('/subscribe')
  for (const said of ['refuse', 'approve']) {
    await card(page).fill('4000 0027 6000 3184')
    await start(page).click()
    await page.getByRole('link', { name: said }).click()
    if (said === 'refuse') {
      await expect(messages(page).getByText('Payment Failed')).toBeVisible()
      await expect(page).toHaveURL(/\/subscribe$/)
      expect(await isMember(page)).toBe(false)
      await expect(start(page)).toBeEnabled()
    }
  }
  await expect(page).toHaveURL(/:\d+\/$/)
  expect(await isMember(page)).toBe(true)
})

test('a return that somebody typed by hand gives nothing', async ({ page, stripe }) => {
  await answerForStripe(page, stripe, 'there')
  await signUp(page)
  await page.goto('/subscribe?success=true&redirect_status=succeeded')
  await expect(card(page)).toBeVisible()
  await expect(page).toHaveURL(/\/subscribe$/)
  expect(await isMember(page)).toBe(false)
})

test('where Stripe’s script is blocked, the page says so', async ({ page, stripe }) => {
  await answerForStripe(page, stripe, 'blocked')
  await signUp(page)
  await page.goto('/subscribe')
  await expect(page.getByRole('heading', { name: 'Subscription Error' })).toBeVisible()
  await expect(page.getByText('Unable to set up subscription. Please try again later.')).toBeVisible()
  await expectSoundPage(page)
  await page.getByRole('link', { name: 'Go Back' }).click()
  await expect(page).toHaveURL(/:\d+\/$/)
})

test('a failure of Stripe itself is an error card too', async ({ page, stripe }) => {
  await answerForStripe(page, stripe, 'there')
  await signUp(page)
  stripe.manner = 'down'
  try {
    await page.goto('/subscribe')
    await expect(page.getByRole('heading', { name: 'Subscription Error' })).toBeVisible()
  } finally {
    stripe.manner = 'good'
  }
})
