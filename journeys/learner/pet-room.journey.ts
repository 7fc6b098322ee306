import type { Page } from '@playwright/test'
import { expect, test } from '../server.ts'
import { expectSoundPage } from '../sound-page.ts'
import { startWith } from './arena-walk.ts'

// One call fails on purpose, and the browser notes it.
test.use({ expectedComplaints: [/status of 503 .*\/api\/creature\/talk\)$/] })

test('I talk with my pet, feed it, play with it and put it to bed', async ({ page }) => {
  await startWith(page, 'Pip', ['science', 'history'])
  await page.goto('/pet-room')
  await expect(page.getByRole('heading', { level: 1, name: "Pip's Room" })).toBeVisible()
  await expect(page.getByText('Level 1', { exact: true })).toBeVisible()
  await expect(page.getByText(/^(Morning|Afternoon|Evening|Night)$/)).toBeVisible()
  for (const bar of ['Health', 'Happiness', 'Energy'])
    await expect(page.getByRole('meter', { name: bar })).toHaveAttribute('aria-valuetext', '100/100')
  await expectSoundPage(page)

  await test.step('I talk: it says something, and goes on being there to talk to', async () => {
    await care(page, 'Talk').click()
    await expect(care(page, 'Talk')).toBeDisabled()
    await expect(diary(page)).toHaveText(/^Pip: “.+”$/)
    await expect(care(page, 'Talk')).toBeEnabled()
  })

  await test.step('I feed it; a second time it is not hungry yet', async () => {
    await care(page, 'Feed').click()
    await expect(diary(page)).toContainText('Pip ate it all up.')
    await expect(care(page, 'Feed')).toBeEnabled()
    await care(page, 'Feed').click()
    await expect(page.getByText('Not Hungry Yet')).toBeVisible()
    await expect(page.getByText('Please try again in 30 minutes.')).toBeVisible()
  })

  await test.step('I play by keyboard: five stars, and the first is under my finger', async () => {
    await care(page, 'Play').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Star 1' })).toBeFocused()
    await expect(page.getByRole('button', { name: /^Star \d$/ })).toHaveCount(5)
    await page.keyboard.press('Enter')
    await expect(diary(page)).toContainText('1 of 5 stars caught. +1 Fun!')
    await expect(page.getByRole('button', { name: /^Star \d$/ })).toHaveCount(0)
    await expect(page.getByRole('meter', { name: 'Energy' })).toHaveAttribute('aria-valuetext', '90/100')
  })

  await test.step('Its books say what they mean, its bubbles pop, and it likes to be tickled', async () => {
    await page.getByRole('button', { name: 'Book: Science' }).click()
    await expect(diary(page)).toContainText('Science is still thin. Every answer adds a page.')
    await page.getByRole('button', { name: 'Bubble 1' }).press('Enter')
    await expect(diary(page)).toHaveText('Pop!')
    await page.getByRole('button', { name: 'Say hello to Pip' }).click()
    await expect(diary(page)).toContainText('The more we learn, the more my coat will shine.')
  })

  await test.step('Where the line is down it says so, and nothing is stuck', async () => {
    await page.route('**/api/creature/talk', route => route.fulfill({ status: 503, json: { error: 'A short nap.' } }))
    await care(page, 'Talk').click()
    await expect(page.getByText('Communication Error')).toBeVisible()
    await expect(care(page, 'Talk')).toBeEnabled()
    await page.unroute('**/api/creature/talk')
  })

  await test.step('I put it to bed: it sleeps, also after I have been away; nothing moves where I want stillness', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await care(page, 'Rest').click()
    await expect(diary(page)).toContainText('Pip curls up for a minute.')
    await expect(page.locator('[data-sleep]')).toBeVisible()
    await expectSoundPage(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect.poll(() => moving(page)).toBe(0)
    await page.reload()
    await expect(page.locator('[data-sleep]')).toBeVisible()
    await expect(diary(page)).toHaveText('Pip is fast asleep.')
    await expect(page.getByRole('meter', { name: 'Energy' })).toHaveAttribute('aria-valuetext', '100/100')
  })

  await test.step('On the narrowest phone it all has room', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    for (const name of ['Talk', 'Feed', 'Play', 'Rest']) await care(page, name).click({ trial: true })
  })
})

test.describe('stages that the server knows nothing of', () => {
  // It has no picture of them.
  test.use({ expectedComplaints: [/status of 404 .*\/image\/\d+\)$/] })

  test('my room grows with my pet: a picture, a plant, a lamp, and other walls for each of its ten forms', async ({
    page,
  }) => {
    await startWith(page, 'Pim', ['art'])
    const pet = await (await page.request.get('/api/creature')).json()
    let stage = 0
    await page.route('**/api/creature', route => route.fulfill({ json: { ...pet, evolutionStage: stage } }))
    const walls = new Set<string>()
    for (const [reached, things] of [
      [0, 0],
      [1, 1],
      [2, 1],
      [3, 2],
      [4, 2],
      [5, 3],
      ...[10, 50, 100, 200, 300, 500, 700, 900, 999].map(each => [each, 3] as const),
    ] as const) {
      stage = reached
      await page.goto('/pet-room')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[data-decor]')).toHaveCount(things)
      walls.add((await page.locator('[data-wall]').getAttribute('style')) ?? '')
    }
    expect(walls.size).toBe(10)
  })
})

const care = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
/** The line below the room, which a screen reader hears. */
const diary = (page: Page) => page.getByRole('main').getByRole('status')

/** How many animations run that a person could see. */
async function moving(page: Page): Promise<number> {
  return await page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(each => each.playState === 'running' && Number(each.effect?.getComputedTiming().endTime ?? 0) > 50)
        .length,
  )
}
