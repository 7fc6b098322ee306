import type { Page } from '@playwright/test'
import { expect, test } from '../server.ts'
import { expectSoundPage } from '../sound-page.ts'
import { choose, listenForQuestions, startWith } from './arena-walk.ts'

interface Heard {
  spoken: string[]
  cancelled: number
  tones: number
  moved: number[][]
}

/** Replaces speech, sound and vibration; speech waits until the test continues it, and all of them keep a record. */
async function listenIn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: Heard = { spoken: [], cancelled: 0, tones: 0, moved: [] }
    const queue: SpeechSynthesisUtterance[] = []
    const voice = {
      getVoices: () => [],
      speak: (utterance: SpeechSynthesisUtterance) => {
        heard.spoken.push(`${utterance.lang}: ${utterance.text}`)
        queue.push(utterance)
        utterance.dispatchEvent(new Event('start'))
      },
      cancel: () => {
        heard.cancelled += 1
        queue.length = 0
      },
    }
    Object.defineProperty(window, 'speechSynthesis', { value: voice })
    Object.assign(window, { heard, finishSaying: () => queue.shift()?.dispatchEvent(new Event('end')) })
    Object.defineProperty(Navigator.prototype, 'vibrate', {
      value: (pattern: number[]) => heard.moved.push([pattern].flat()),
    })
    const make = BaseAudioContext.prototype.createOscillator
    BaseAudioContext.prototype.createOscillator = function () {
      heard.tones += 1
      return make.call(this)
    }
  })
}

const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: Heard }).heard)
const finishSaying = (page: Page) =>
  page.evaluate(() => (window as unknown as { finishSaying: () => void }).finishSaying())
const beingRead = (page: Page) => page.locator('[data-being-read]')

test('a question is read aloud, option by option, until something else is wanted', async ({ page }) => {
  await listenIn(page)
  const asked = listenForQuestions(page)
  await startWith(page, 'Rosa', ['history'])
  const button = page.getByRole('button', { name: 'Read aloud' })
  await expect(button).toBeVisible()

  await test.step('by keyboard: the stem first, then each option with its number', async () => {
    await page.keyboard.press('r')
    await expect(page.getByRole('button', { name: 'Stop reading' })).toBeVisible()
    const stem = await page.getByRole('heading', { level: 2 }).first().textContent()
    const { spoken } = await heard(page)
    expect(spoken).toHaveLength(1)
    expect(stem).toContain(spoken[0]?.replace('en: ', ''))
    await expect(beingRead(page)).toHaveText(stem ?? '')
    await expectSoundPage(page)
    const options = page.getByRole('list', { name: 'Options' }).getByRole('button')
    while ((await beingRead(page).textContent()) === stem) await finishSaying(page)
    await expect(options.first().locator('[data-being-read]')).toBeVisible()
    expect((await heard(page)).spoken.at(-1)).toMatch(/^en: 1, /)
  })

  await test.step('a second press stops it', async () => {
    await page.getByRole('button', { name: 'Stop reading' }).click()
    await expect(button).toBeVisible()
    await expect(beingRead(page)).toHaveCount(0)
    expect((await heard(page)).cancelled).toBe(1)
  })

  await test.step('an answer stops it, and the explanation can be read as well', async () => {
    await button.click()
    const question = await choose(page, asked, 'right')
    await expect(button).toBeVisible()
    expect((await heard(page)).cancelled).toBe(2)
    await page.keyboard.press('R')
    const said = (await heard(page)).spoken.at(-1)?.replace('en: ', '') ?? ''
    expect(said).not.toBe('')
    await expect(beingRead(page)).toContainText(said)
    expect(question.question).not.toContain(said)
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByText('Question 2 of 10')).toBeVisible()
    await expect(beingRead(page)).toHaveCount(0)
    expect((await heard(page)).cancelled).toBe(3)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('sounds and movements are off until they are chosen, and stay chosen', async ({ page }) => {
    await listenIn(page)
    const asked = listenForQuestions(page)
    await startWith(page, 'Sami', ['history'])
    await choose(page, asked, 'right')
    await expect(page.getByText("That's right!")).toBeVisible()
    expect(await heard(page)).toMatchObject({ tones: 0, moved: [] })

    await page.getByRole('button', { name: 'your account' }).click()
    const sound = page.getByRole('switch', { name: 'Sound effects' })
    const touch = page.getByRole('switch', { name: 'Vibration' })
    await expect(sound).not.toBeChecked()
    await sound.click()
    await touch.click()
    await expect(sound).toBeChecked()
    await expect(touch).toBeChecked()
    await expectSoundPage(page)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.reload()
    await expect(page.getByText('Question 2 of 10')).toBeVisible()
    await choose(page, asked, 'right')
    await expect.poll(async () => (await heard(page)).tones).toBeGreaterThanOrEqual(2)
    await expect.poll(async () => (await heard(page)).moved[0]).toEqual([18])

    await test.step('who asks for less motion feels none', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const before = (await heard(page)).moved.length
      await page.getByRole('button', { name: 'Next' }).click()
      await choose(page, asked, 'right')
      await expect.poll(async () => (await heard(page)).tones).toBeGreaterThanOrEqual(4)
      expect((await heard(page)).moved).toHaveLength(before)
      await page.getByRole('button', { name: 'your account' }).click()
      await expect(touch).not.toBeChecked()
      await expect(page.getByText('Off, because this device is set to reduce motion.')).toBeVisible()
    })
    await test.step('and sound can be given up', async () => {
      await sound.click()
      await expect(sound).not.toBeChecked()
      expect(await page.evaluate(() => document.cookie)).not.toContain('sound=on')
    })
  })
})
