import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { googleEnvironment } from '#testing/app/google-test-app.ts'
import { type IdentityStandIn, startIdentity } from '#testing/stand-ins/identity/stand-in.ts'
import { test as base, expect, newAddress, type Product, startProduct } from '../server.ts'
import { expectSoundPage } from '../sound-page.ts'

// With a provider of its own on this machine, whose sign-in page is its own too.

interface Place extends Product {
  identity: IdentityStandIn
}

const test = base.extend<object, { place: Place }>({
  place: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures needed from here.
    async ({}, use) => {
      const back = await wayBack()
      const identity = await startIdentity(new URL('/api/auth/google/callback', back.url), { asks: true })
      const product = await startProduct({
        ...googleEnvironment(identity),
        PUBLIC_URL: back.url.origin,
        SIGNUPS_PER_HOUR: '100000',
      })
      back.leadTo(product.url)
      await use({ identity, ...product })
      await product.stop()
      await identity.close()
      await back.close()
    },
    { scope: 'worker' },
  ],
  product: [({ place }, use) => use(place), { scope: 'worker' }],
})
test.use({
  // The provider's page asks for a font; no walk leaves this machine.
  expectedComplaints: [/status of 404 .*\/api\/creature\)$|fonts\.googleapis\.com/],
})
test.beforeEach(({ page }) => page.route(/^https:\/\//, route => route.abort()))

/**
 * An address for the way back that is known before the product has one, and leads to it: to a browser, this machine is one
 * host, whatever the port.
 */
async function wayBack() {
  let productUrl = ''
  const server = createServer((request, response) => {
    response.writeHead(302, { location: productUrl + request.url }).end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    leadTo: (url: string) => {
      productUrl = url
    },
    close: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const google = (page: Page) => page.getByRole('dialog').getByRole('link', { name: 'Continue with Google' })
const messages = (page: Page) => page.getByRole('region', { name: 'Messages (F8)' })
const me = async (page: Page) => (await page.request.get('/api/auth/me')).json()

async function pressGoogle(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: 'Start Learning' }).first().click()
  await google(page).click()
}

/** What somebody types on the provider's page. */
async function signInThere(page: Page, subject: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(subject)
  await page.getByPlaceholder('and password').fill('of the provider')
  await page.getByRole('button', { name: 'Sign-in' }).click()
}

test('one press, a page of the provider, and a new learner is at home; the next time without it', async ({
  page,
  place,
}) => {
  const email = newAddress('ana')
  place.identity.people.set('ana', { email, given_name: 'Ana' })
  await pressGoogle(page)
  await signInThere(page, 'ana')
  await expect(page.getByRole('button', { name: 'AN: your account' })).toBeVisible()
  await expect(page).toHaveURL(/:\d+\/$/)
  const learner = await me(page)
  expect(learner).toMatchObject({ email, username: 'Ana' })
  expect(learner.timeZone).toBe(await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone))

  await page.getByRole('button', { name: 'AN: your account' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('button', { name: 'Start Learning' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Login' }).first().click()
  await google(page).click()
  await expect(page.getByRole('button', { name: 'AN: your account' })).toBeVisible()
  expect((await me(page)).id).toBe(learner.id)
})

test('who turns back at the provider reads that they can try again, and the address tells nothing any more', async ({
  page,
}) => {
  const said = 'You came back from Google without signing in. Try again whenever you like.'
  await pressGoogle(page)
  await page.getByRole('link', { name: 'Cancel' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('alert').filter({ hasText: said })).toBeVisible()
  await expect(dialog.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true')
  await expect(messages(page).getByText(said)).toBeVisible()
  await expect(page).toHaveURL(/:\d+\/$/)
  await expectSoundPage(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Login' }).first().click()
  await expect(google(page)).toBeVisible()
  await expect(dialog.getByText(said)).toBeHidden()
})

test('an account of that e-mail with a password is not entered, and the page says so in Spanish too', async ({
  page,
  place,
}) => {
  const email = newAddress()
  const data = { email, username: 'Luz', password: 'a long enough password' }
  await page.request.post('/api/auth/signup', { data })
  await page.context().clearCookies()
  place.identity.people.set('luz', { email })
  await page.context().addCookies([{ name: 'language', value: 'es', url: place.identity.issuer.origin }])
  await page.goto('/')
  await page.getByRole('button', { name: 'Entrar' }).first().click()
  await page.getByRole('dialog').getByRole('link', { name: 'Continuar con Google' }).click()
  await signInThere(page, 'luz')
  const said = 'Ya existe una cuenta con este correo. Mejor inicia sesión con su contraseña.'
  await expect(page.getByRole('dialog').getByRole('alert').filter({ hasText: said })).toBeVisible()
  expect((await page.request.get('/api/auth/me')).status()).toBe(401)
})

test('who wanted to subscribe is back at that page', async ({ page }) => {
  await page.goto('/subscribe')
  await page.getByRole('button', { name: 'Login or Sign Up' }).click()
  await google(page).click()
  await signInThere(page, 'payer')
  await expect(page.getByRole('heading', { name: 'Unlock Premium Learning', exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/subscribe$/)
})
