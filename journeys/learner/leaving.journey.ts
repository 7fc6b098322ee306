import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, newAddress, test } from '../server.ts'
import { expectSoundPage } from '../sound-page.ts'
import { englishLeftOn } from './english-left.ts'

test.use({ actionTimeout: 12_000, expectedComplaints: [/status of (401|403|404) /] })

const password = 'a long enough password'

/** The content of the file that a button brings. */
async function brought(page: Page, button: string): Promise<{ name: string; text: string }> {
  const coming = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: button }).click()
  const file = await coming
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

test('I read what is kept of me, take it along, and have it deleted', async ({ page }) => {
  const email = newAddress()

  await test.step('as a visitor I read about privacy at the foot of the landing page', async () => {
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy' }).click()
    const dialog = page.getByRole('dialog', { name: 'Privacy' })
    await expect(dialog).toContainText('only you see it')
    await expectSoundPage(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('I have an account with a pet and an answer', async () => {
    await post(page, '/api/auth/signup', { email, username: 'Ana', password })
    await post(page, '/api/creature/create', { name: 'Pip' })
    await post(page, '/api/topics', { topicId: 'music' })
    const { questions } = (await post(page, '/api/questions/generate', { topicId: 'music' })) as {
      questions: { id: string; correctAnswer: number }[]
    }
    const [first] = questions
    await post(page, `/api/questions/${first?.id}/answer`, { userAnswer: first?.correctAnswer, secondsTaken: 3 })
  })

  await test.step('I take everything along', async () => {
    await page.goto('/')
    await openMenu(page)
    await page.getByRole('button', { name: 'Your data' }).click()
    await expect(page.getByRole('dialog', { name: 'Your data' })).toBeVisible()
    await expectSoundPage(page)
    const all = await brought(page, 'Download')
    expect(all.name).toMatch(/^mindling-\d{4}-\d\d-\d\d\.json$/)
    expect(JSON.parse(all.text)).toMatchObject({ account: { email }, creature: { name: 'Pip' } })
    const cards = await brought(page, 'Cards for Anki')
    expect(cards).toMatchObject({ name: 'mindling-cards.txt', text: expect.stringContaining('#separator:tab') })
    const reviews = await brought(page, 'Reviews for FSRS')
    expect(reviews.name).toBe('mindling-reviews.csv')
    expect(reviews.text.trimEnd().split('\n')).toHaveLength(2)
  })

  await test.step('I think better of deleting it, and a wrong password deletes nothing', async () => {
    const dialog = page.getByRole('dialog', { name: 'Your data' })
    await dialog.getByRole('button', { name: 'Delete the account…' }).click()
    await expect(dialog.getByLabel('Your password')).toBeFocused()
    await expect(dialog.getByRole('button', { name: 'Delete for good' })).toBeInViewport()
    await dialog.getByRole('button', { name: 'Keep it' }).click()
    await expect(dialog.getByRole('button', { name: 'Delete the account…' })).toBeFocused()
    await dialog.getByRole('button', { name: 'Delete the account…' }).click()
    await dialog.getByLabel('Your password').fill('not my password')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('alert')).toHaveText("That isn't the password of this account")
    await expect(dialog.getByRole('alert')).toBeInViewport({ ratio: 1 })
    await expect(dialog.getByLabel('Your password')).toBeFocused()
    await expectSoundPage(page)
  })

  await test.step('I delete it: the landing page says goodbye, and nobody gets in any more', async () => {
    const dialog = page.getByRole('dialog', { name: 'Your data' })
    await dialog.getByLabel('Your password').fill(password)
    await dialog.getByRole('button', { name: 'Delete for good' }).click()
    await expect(page.getByText('Goodbye, and thank you!').first()).toBeVisible()
    await expect(page.getByText('Your account and everything in it have been deleted.').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
    const again = await page.request.post('/api/auth/login', { data: { email, password } })
    expect(again.status()).toBe(401)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  })
})

test('in Spanish I find the same', async ({ page, context }) => {
  await post(page, '/api/auth/signup', { email: newAddress(), username: 'Marisol', password })
  await post(page, '/api/creature/create', { name: 'Pip' })
  await page.goto('/')
  await context.addCookies([{ name: 'language', value: 'es', url: new URL(page.url()).origin }])
  await page.goto('/')
  await openMenu(page)
  await page.getByRole('button', { name: 'Privacidad' }).click()
  await expect(page.getByRole('dialog', { name: 'Privacidad' })).toContainText('Sin publicidad')
  expect(await englishLeftOn(page)).toEqual([])
  await expectSoundPage(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: ': tu cuenta' })).toBeFocused()
  await openMenu(page)
  await page.getByRole('button', { name: 'Tus datos' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tus datos' })
  await dialog.getByRole('button', { name: 'Borrar la cuenta…' }).click()
  expect(await englishLeftOn(page)).toEqual([])
  await expectSoundPage(page)
  await dialog.getByLabel('Tu contraseña').fill(password)
  await dialog.getByRole('button', { name: 'Borrar para siempre' }).click()
  await expect(page.getByText('¡Hasta luego, y gracias!').first()).toBeVisible()
  expect((await page.request.get('/api/auth/me')).status()).toBe(401)
})

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /: (your account|tu cuenta)/ }).click()
}

async function post(page: Page, path: string, data: object): Promise<unknown> {
  const response = await page.request.post(path, { data })
  expect([path, response.status()]).toEqual([path, 200])
  return await response.json()
}
