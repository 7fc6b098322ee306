import type { Page } from '@playwright/test'
import { expect, test } from '../server.ts'
import { choose, listenForQuestions, startWith } from './arena-walk.ts'

test('on a phone nothing that an answer brings covers the options or the explanation', async ({ page }) => {
  const asked = listenForQuestions(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await startWith(page, 'Dora', ['science', 'mathematics'])
  for (let n = 1; n <= 4; n++) {
    await expect(page.getByText(`Question ${n} of 10`)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await choose(page, asked, 'right')
    const popups = page.getByRole('tabpanel').getByRole('status')
    await expect(popups.getByText('experience', { exact: false }).first()).toBeAttached()
    expect(await overlapping(page)).toEqual([])
    await page.getByRole('button', { name: 'Next' }).click()
    if (n === 3) {
      await expect(page.getByRole('region', { name: 'A little break' })).toBeVisible()
      await page.keyboard.press('Escape')
    }
  }
  await page.setViewportSize({ width: 320, height: 640 })
  await expect(page.getByText('Question 5 of 10')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test('on a phone nothing is shown below a question before its length is known, and the pet’s line stands still', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await startWith(page, 'Mio', ['science'])
  const held = Promise.withResolvers<void>()
  await page.route('**/api/questions/generate', async route => {
    await held.promise
    await route.continue()
  })
  await page.reload()
  const line = page.getByText(/^Pip · Level 1/)
  await expect(line).toBeVisible()
  const below = page.getByRole('heading', { name: 'Adaptive learning', includeHidden: true })
  await expect(below).toBeHidden()
  await page.mouse.move(100, 300)
  const before = await line.boundingBox()
  held.resolve()
  await expect(page.getByText('Question 1 of 10')).toBeVisible()
  await expect(below).toBeVisible()
  await expect(page.getByRole('tabpanel').getByRole('status').first()).toBeAttached()
  expect(await line.boundingBox()).toEqual(before)
})

/** Which popups lie upon an option or upon the explanation, once that has risen to its place. */
async function overlapping(page: Page): Promise<string[]> {
  return await page.evaluate(async () => {
    const rising = [...document.querySelectorAll('[aria-live] > .animate-rise')].flatMap(each => each.getAnimations())
    await Promise.allSettled(rising.map(({ finished }) => finished))
    const boxes = (selector: string) =>
      [...document.querySelectorAll(selector)].map(element => ({ element, box: element.getBoundingClientRect() }))
    const covered = [...boxes('[aria-label="Options"] button'), ...boxes('[aria-live] > .animate-rise')]
    if (covered.length < 5) throw new Error('The options or the explanation are not there')
    return boxes('[role="tabpanel"] [role="status"] *')
      .filter(({ box: popup }) =>
        covered.some(
          ({ box }) =>
            popup.left < box.right && popup.right > box.left && popup.top < box.bottom && popup.bottom > box.top,
        ),
      )
      .map(({ element }) => element.textContent ?? '')
  })
}
