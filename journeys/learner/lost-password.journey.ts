import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { enrol } from '../everybody/learners.ts'
import { expect, newAddress, test } from '../server.ts'
import { expectSoundPage } from '../sound-page.ts'

// Without a mail server each mail is a file in the outbox, and this walk opens it there.

const email = newAddress('forgetful')
const [old, fresh, later] = ['the old long password', 'a new and long password', 'yet another password']

// A new learner has no pet, and the journey's wrong requests are refused.
test.use({ expectedComplaints: [/status of (400|401|403|404) /] })

/** The link in the latest mail with this subject, as a path of the product. */
async function linkIn(folder: string, subject: string): Promise<string> {
  let link: string | undefined
  await expect(async () => {
    const names = (await readdir(join(folder, 'outbox'))).filter(name => name.endsWith('.eml')).toSorted()
    const mails = await Promise.all(names.map(name => readFile(join(folder, 'outbox', name), 'utf8')))
    const mail = mails.findLast(each => each.includes(`To: ${email}`) && each.includes(subject))
    // Long lines are folded by "=" at their end, and "=" itself is written as "=3D" (RFC 2045 §6.7).
    link = /\/#(\w+=[\w.-]+)/.exec(mail?.replaceAll('=\n', '').replaceAll('=3D', '=') ?? '')?.[1]
    expect(link).toBeDefined()
  }).toPass()
  return `/#${link}`
}

/** Opens a link as a mail program does: on a page of its own. */
async function openLink(page: Page, link: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(link)
}

async function openAccount(page: Page) {
  await page.getByRole('button', { name: 'your account' }).click()
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  return page.getByRole('dialog', { name: 'Your account' })
}

test('I forget my password, choose a new one by a mail, and look after my account', async ({
  page,
  browser,
  product,
}) => {
  await test.step('I sign up; a mail asks whether the address is mine, and I say yes', async () => {
    await page.request.post('/api/auth/signup', { data: { email, username: 'Ana', password: old } })
    await page.goto('/')
    await page.getByRole('button', { name: 'your account' }).click()
    await page.getByRole('button', { name: 'Confirm your e-mail' }).click()
    const dialog = page.getByRole('dialog', { name: 'Your account' })
    await expect(dialog.getByText('Not confirmed yet.')).toBeVisible()
    await expect(dialog.getByText('This device')).toBeVisible()
    await expectSoundPage(page)
    await openLink(page, await linkIn(product.dataDir, 'your e-mail address'))
    await expect(page.getByRole('dialog', { name: 'Your address is confirmed' })).toBeVisible()
    // The token stays neither in the address bar nor in the history.
    await expect(page).toHaveURL(`${product.url}/`)
    await expectSoundPage(page)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect((await openAccount(page)).getByText('Confirmed')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'your account' })).toBeFocused()
  })

  await test.step('I forget my password and ask for a mail', async () => {
    await page.context().clearCookies()
    await page.goto('/')
    await page.getByRole('button', { name: 'Login' }).first().click()
    await page.getByRole('button', { name: 'Forgot your password?' }).click()
    const dialog = page.getByRole('dialog', { name: 'Forgot your password?' })
    await expectSoundPage(page)
    await dialog.getByRole('button', { name: 'Send me a link' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('Please fill in all fields')
    await dialog.getByLabel('Email').fill(email)
    await dialog.getByRole('button', { name: 'Send me a link' }).click()
    await expect(dialog.getByText('Check your e-mail')).toBeVisible()
    await expect(dialog.getByRole('status')).toBeFocused()
    await expectSoundPage(page)
    await dialog.getByRole('button', { name: 'Back to Login' }).click()
    await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible()
  })

  let link = ''
  await test.step('I open the link, choose a new password, and am in', async () => {
    link = await linkIn(product.dataDir, 'Choose a new Mindling password')
    await openLink(page, link)
    const dialog = page.getByRole('dialog', { name: 'Choose a new password' })
    await expect(dialog).toBeVisible()
    await expect(page).toHaveURL(`${product.url}/`)
    await expectSoundPage(page)
    const choose = async (one: string, two: string) => {
      await dialog.getByLabel('New password', { exact: true }).fill(one)
      await dialog.getByLabel('Repeat new password').fill(two)
      await dialog.getByRole('button', { name: 'Save and sign in' }).click()
    }
    await choose(fresh, later)
    await expect(dialog.getByRole('alert')).toHaveText('Passwords do not match')
    await choose('password1', 'password1')
    await expect(dialog.getByRole('alert')).toContainText('This password is easy to guess.')
    await choose(fresh, fresh)
    await expect(page.getByText('Your new password is set')).toBeVisible()
    await expect(page.getByRole('button', { name: 'your account' })).toBeVisible()
  })

  await test.step('the link works once, and says so', async () => {
    await openLink(page, `/goodbye${link.slice(1)}`)
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('New password', { exact: true }).fill(later)
    await dialog.getByLabel('Repeat new password').fill(later)
    await dialog.getByRole('button', { name: 'Save and sign in' }).click()
    await expect(dialog.getByRole('alert')).toContainText('This link has already been used')
    await dialog.getByRole('button', { name: 'Ask for a new link' }).click()
    await expect(page.getByRole('dialog', { name: 'Forgot your password?' })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('I sign another device out, and change my password', async () => {
    const tablet = await browser.newContext({ userAgent: 'Mozilla/5.0 (iPad) AppleWebKit/605 Version/19.0 Safari/604' })
    const enter = () => tablet.request.post(`${product.url}/api/auth/login`, { data: { email, password: fresh } })
    const isIn = async () => (await tablet.request.get(`${product.url}/api/auth/me`)).ok()
    await enter()
    expect(await isIn()).toBe(true)
    const dialog = await openAccount(page)
    await expectSoundPage(page)
    await dialog.getByRole('button', { name: 'Sign out: Safari on iPad' }).click()
    await expect(dialog.getByText('Safari on iPad')).toBeHidden()
    expect(await isIn()).toBe(false)

    await enter()
    await dialog.getByRole('button', { name: 'Change password' }).click()
    await expect(dialog.getByLabel('Current password')).toBeFocused()
    await expectSoundPage(page)
    await dialog.getByLabel('New password', { exact: true }).fill(later)
    await dialog.getByLabel('Repeat new password').fill(later)
    await dialog.getByLabel('Current password').fill('not the password')
    await dialog.getByRole('button', { name: 'Save password' }).click()
    await expect(dialog.getByRole('alert').filter({ hasText: "isn't your current password" })).toBeVisible()
    await dialog.getByLabel('Current password').fill(fresh)
    await dialog.getByRole('button', { name: 'Save password' }).click()
    await expect(page.getByText('Your password has changed')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Change password' })).toBeVisible()
    expect(await isIn()).toBe(false)
    await tablet.close()
  })
})

test('in Spanish, on a phone: the account fits and speaks', async ({ page, context, product }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await context.addCookies([{ name: 'language', value: 'es', url: product.url }])
  await enrol(page.request, 'long')
  await page.goto('/')
  await page.getByRole('button', { name: 'tu cuenta' }).click()
  await page.getByRole('button', { name: 'Cuenta', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Tu cuenta' })
  await expect(dialog.getByText('Este dispositivo')).toBeVisible()
  await expectSoundPage(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  const inner = await dialog.evaluate(box => [box.scrollWidth, box.clientWidth])
  expect(inner[0]).toBeLessThanOrEqual(inner[1] ?? 0)
})
