import type { Page } from '@playwright/test'
import { expect, newAddress, test } from '../server.ts'
import { expectSoundPage } from '../sound-page.ts'
import { englishLeftOn } from './english-left.ts'

test.use({
  locale: 'es-ES',
  actionTimeout: 12_000,
  expectedComplaints: [/status of 404 .*\/(api\/creature|nowhere)\)$/],
})

/** A page in Spanish from head to foot, sound for everybody. */
async function expectSpanish(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  expect(await englishLeftOn(page)).toEqual([])
  await expectSoundPage(page)
}

test('en español: I arrive, sign up, name my pet, choose a topic and answer, and nothing speaks English but the question', async ({
  page,
}) => {
  await test.step('I arrive', async () => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Mira crecer a alguien.')
    await expect(page).toHaveTitle('Mindling: cría una mascota aprendiendo')
    await expectSpanish(page)
  })

  await test.step('I sign up; what I forgot is said in Spanish', async () => {
    await page.getByRole('button', { name: 'Empezar a aprender' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('tab', { name: 'Crear cuenta' }).click()
    await dialog.getByRole('button', { name: 'Crear mi cuenta' }).click()
    await expect(dialog.getByRole('alert').first()).toHaveText('Por favor llena todos los campos')
    await expectSpanish(page)
    await dialog.getByLabel('Correo electrónico').fill(newAddress())
    await dialog.getByLabel('Nombre de usuario').fill('Marisol')
    await dialog.getByLabel('Contraseña', { exact: true }).fill('una contraseña larga')
    await dialog.getByLabel('Repite la contraseña').fill('una contraseña larga')
    await dialog.getByRole('button', { name: 'Crear mi cuenta' }).click()
  })

  await test.step('I name my pet', async () => {
    await page.getByRole('button', { name: 'Crear mascota' }).click()
    await page.getByRole('dialog').getByRole('textbox').fill('Canela')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Canela', exact: true })).toBeVisible()
    await expectSpanish(page)
  })

  await test.step('I choose a topic', async () => {
    await page.getByRole('button', { name: 'Elegir temas' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('Matemáticas', { exact: true })).toBeVisible()
    await dialog.getByRole('checkbox', { name: 'Ciencias' }).check()
    await expectSpanish(page)
    await dialog.getByRole('button', { name: 'Agregar 1 tema a mi camino' }).click()
    await page.waitForURL('**/learning')
  })

  await test.step('I answer; the question says that it is English', async () => {
    await expect(page.getByText('Pregunta 1 de 10')).toBeVisible()
    await expect(page.getByText('Las preguntas están en inglés.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 2 }).first().locator('xpath=..')).toHaveAttribute('lang', 'en')
    await expectSpanish(page)
    await page.keyboard.press('1')
    await expect(page.getByText('Fuente:')).toBeVisible()
    await expectSpanish(page)
    await page.getByRole('button', { name: '¿De dónde sale esto?' }).click()
    await expect(page.getByRole('dialog').getByText('Quién la escribió')).toBeVisible()
    await expectSpanish(page)
    await page.keyboard.press('Escape')
  })

  await test.step('Every other page speaks Spanish as well', async () => {
    for (const [path, heading] of [
      ['/topics', 'Tus temas'],
      ['/progress', 'Tu año de aprendizaje'],
      ['/pet-room', 'El cuarto de Canela'],
      ['/goodbye', '¡Hasta pronto!'],
      ['/nowhere', '404 Página no encontrada'],
      ['/', 'Canela'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
      await expectSpanish(page)
    }
  })

  await test.step('I choose English, and it stays', async () => {
    await page.getByRole('button', { name: /: tu cuenta$/ }).click()
    await page.getByLabel('Idioma').selectOption('en')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await page.goto('/topics')
    await expect(page.getByRole('heading', { name: 'Your topics' })).toBeVisible()
    expect((await englishLeftOn(page)).length).toBeGreaterThan(5)
  })
})
