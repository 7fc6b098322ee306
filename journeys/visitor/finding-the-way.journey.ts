import type { Page } from '@playwright/test'
import { expect, newAddress, test } from '../server.ts'

test.use({
  expectedComplaints: [/status of (400|401|404|409) .*\/(api\/(auth\/(login|signup)|creature)|no\/such\/page)\)$/],
})

const password = 'a long enough password'

/** Someone who signed up by the calls alone; the page finds them signed in. */
async function signedUp(page: Page, { pet }: { pet?: string } = {}): Promise<string> {
  const email = newAddress()
  await page.request.post('/api/auth/signup', { data: { email, username: 'Ana', password } })
  if (pet) await page.request.post('/api/creature/create', { data: { name: pet } })
  return email
}

for (const path of ['/', '/learning', '/progress', '/topics', '/pet-room', '/PET-ROOM', '/no/such/page']) {
  test(`a visitor at ${path} finds the landing page`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('button', { name: 'Start Learning' }).first()).toBeVisible()
  })
}

for (const [path, heading, signedInHeading] of [
  ['/goodbye', 'See You Soon!', 'See You Soon!'],
  ['/subscribe', 'Sign in first', 'Unlock Premium Learning'],
] as const) {
  test(`${path} is for everyone`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
    await signedUp(page)
    await page.goto(path)
    await expect(page.getByRole('heading', { name: signedInHeading, exact: true })).toBeVisible()
  })
}

for (const [path, heading] of [
  ['/topics', 'Choose Your Learning Path'],
  ['/TOPICS', 'Choose Your Learning Path'],
  ['/Progress', 'Progress'],
  ['/pet-room', "Pip's Room"],
  ['/no/such/page', '404 Page Not Found'],
] as const) {
  test(`someone signed in at ${path} finds “${heading}”`, async ({ page }) => {
    await signedUp(page, { pet: 'Pip' })
    await page.goto(path)
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
    if (path === '/no/such/page')
      await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
  })
}

test('someone without a pet is told that adventure requires a champion', async ({ page }) => {
  await signedUp(page)
  await page.request.post('/api/topics', { data: { topicId: 'art' } })
  await page.goto('/learning')
  await expect(page.getByText('Adventure Requires a Champion!')).toBeVisible()
})

test('a page stays until the next one is here, however slow the line', async ({ page }) => {
  await signedUp(page, { pet: 'Pip' })
  await page.goto('/')
  const before = page.getByRole('heading', { name: "Today's Stats" })
  await expect(before).toBeVisible()
  let release = () => {}
  const arrived = new Promise<void>(resolve => {
    release = resolve
  })
  const asked = page.waitForRequest(/\/assets\/topics-[^/]*\.js$/)
  await page.route('**/assets/topics-*.js', async route => {
    await arrived
    await route.continue()
  })
  const link = page.getByRole('link', { name: 'Topics', exact: true }).first()
  await link.click()
  await asked
  await expect(link).toHaveAttribute('aria-current', 'page')
  await expect(before).toBeVisible()
  release()
  await expect(page.getByRole('heading', { name: 'Choose Your Learning Path' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(before).toBeHidden()
})

test('a pet with a hostile name is shown as text and runs nothing', async ({ page }) => {
  const name = '<img src=x onerror=alert(1)>'
  await signedUp(page, { pet: name })
  await page.request.post('/api/topics', { data: { topicId: 'art' } })
  page.on('dialog', dialog => expect.soft(dialog.message()).toBe('no dialog'))
  for (const path of ['/', '/pet-room', '/progress', '/learning']) {
    await page.goto(path)
    await expect(page.getByText(name).first()).toBeAttached()
  }
})

test('signing up and in says in words what is wrong', async ({ page }) => {
  const email = await signedUp(page)
  await page.context().clearCookies()
  await page.goto('/')
  await page.getByRole('button', { name: 'Login' }).first().click()
  const dialog = page.getByRole('dialog')
  const login = dialog.getByRole('button', { name: 'Login' })
  await login.click()
  await expect(page.getByText('Please fill in all fields').first()).toBeVisible()
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill('not the password')
  await login.click()
  await expect(page.getByText('Login Failed').first()).toBeVisible()
  await expect(page.getByText('Invalid email or password').first()).toBeVisible()
  await dialog.getByRole('tab', { name: 'Sign Up' }).click()
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Username').fill('Ana')
  await dialog.getByLabel('Password', { exact: true }).fill('1234567')
  await dialog.getByLabel('Confirm password').fill('1234567')
  const create = dialog.getByRole('button', { name: 'Create account' })
  await create.click()
  await expect(page.getByText('Password must be at least 8 characters long').first()).toBeVisible()
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await create.click()
  await expect(page.getByText('Passwords do not match').first()).toBeVisible()
  await dialog.getByLabel('Confirm password').fill(password)
  await create.click()
  await expect(page.getByText('Signup Failed').first()).toBeVisible()
  const refused = page.getByText('There is already an account with this e-mail.').last()
  await expect(refused).toBeVisible()

  // A message stays for as long as the pointer rests on it; but not once it is no longer so.
  await refused.hover()
  await dialog.getByRole('tab', { name: 'Login' }).press('Enter')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByLabel('Password', { exact: true }).press('Enter')
  await expect(page.getByRole('button', { name: 'Create Pet' })).toBeVisible()
  await expect(page.getByText('Signup Failed')).toBeHidden()
})
