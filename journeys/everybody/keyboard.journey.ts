import type { Page } from '@playwright/test'
import { expect, test } from '../server.ts'
import { stands } from '../stands.ts'
import { enrol } from './learners.ts'

test.use({ expectedComplaints: [/status of 404 /], serviceWorkers: 'block' })

interface Stop {
  name: string
  /** Something tells that the keyboard is there. */
  marked: boolean
  /** Within the window, and nothing lies upon it. */
  seen: boolean
  /** Where it lies in the window, and what is seen there. */
  place: string
  /** Comes after the stop before in the document. */
  onwards: boolean
}

/** Presses Tab from the top of the page until the keyboard leaves it. */
async function walk(page: Page): Promise<Stop[]> {
  await page.evaluate(() => {
    window.scrollTo(0, 0)
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  const stops: Stop[] = []
  for (let n = 0; n < 150; n++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const here = document.activeElement
      if (!here || here === document.body) return null
      const kept = window as unknown as { before?: Element | null; begin?: Element }
      if (kept.begin === here) return null
      kept.begin ??= here
      const outlined = (element: Element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element)
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
      }
      const label = here.closest('label')
      const box = (label ?? here).getBoundingClientRect()
      const [x, y] = [box.left + box.width / 2, box.top + Math.min(box.height / 2, 40)]
      const top = document.elementFromPoint(x, y)
      const onwards =
        !kept.before || (kept.before.compareDocumentPosition(here) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
      kept.before = here
      return {
        name: `${here.tagName} ${here.getAttribute('aria-label') ?? here.textContent?.trim().slice(0, 40) ?? ''}`,
        marked: outlined(here) || (label !== null && outlined(label)),
        seen: top !== null && (here.contains(top) || top.contains(here) || (label?.contains(top) ?? false)),
        place: `at ${Math.round(x)}, ${Math.round(y)} of a page scrolled by ${Math.round(scrollY)}: ${top?.outerHTML.slice(0, 120) ?? 'nothing'}`,
        onwards,
      }
    })
    if (!stop) break
    stops.push(stop)
  }
  await page.evaluate(() => Object.assign(window, { before: null, begin: undefined }))
  return stops
}

const places = [
  ['visitor', '/'],
  ['visitor', '/goodbye'],
  ['newcomer', '/'],
  ['hatched', '/'],
  ['learner', '/'],
  ['learner', '/learning'],
  ['learner', '/topics'],
  ['learner', '/progress'],
  ['learner', '/pet-room'],
  ['learner', '/goodbye'],
  ['learner', '/no/such/page'],
] as const

for (const width of [360, 1280]) {
  for (const [who, path] of places) {
    test(`the keyboard reaches everything at ${path} (${who}), in order and in sight, ${width} wide`, async ({
      page,
    }) => {
      await enrol(page.request, who)
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(path)
      // What comes later moves what the keyboard has come to.
      await stands(page)
      const stops = await walk(page)
      expect(stops.length).toBeGreaterThan(1)
      for (const fault of ['marked', 'seen', 'onwards'] as const) {
        expect
          .soft(
            stops.filter(stop => !stop[fault]).map(({ name, place }) => `${name} (${place})`),
            `not ${fault}`,
          )
          .toEqual([])
      }
    })
  }
}

const dialogs = [
  { who: 'visitor', path: '/', opener: 'Login' },
  { who: 'visitor', path: '/', opener: 'Start Learning' },
  { who: 'newcomer', path: '/', opener: 'Create Pet' },
  { who: 'hatched', path: '/', opener: 'Choose Topics' },
] as const

for (const { who, path, opener } of dialogs) {
  test(`the dialog behind “${opener}” keeps the keyboard, and gives it back`, async ({ page }) => {
    await enrol(page.request, who)
    await page.goto(path)
    const button = page.getByRole('button', { name: opener }).first()
    await button.focus()
    await page.keyboard.press('Enter')
    const dialog = page.locator('dialog:modal')
    await expect(dialog).toBeVisible()
    for (let n = 0; n < 20; n++) {
      await page.keyboard.press('Tab')
      // From the dialog's end the keyboard may go to the browser's own controls, never to the page behind.
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
        ),
      ).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
  })
}

test('the user menu opens, closes and gives the keyboard back', async ({ page }) => {
  await enrol(page.request, 'learner')
  await page.goto('/')
  const button = page.getByRole('button', { name: 'your account' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Log out')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Log out')).toBeHidden()
  await expect(button).toBeFocused()
})

test('a message sent away gives the keyboard back, and holds none that come later', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await page.getByRole('button', { name: 'Login' }).first().click()
  const send = page.getByRole('dialog').getByRole('button', { name: 'Login' })
  const messages = page.getByRole('region', { name: 'Messages (F8)' }).getByRole('listitem')
  await send.press('Enter')
  await expect(messages).toHaveCount(1)
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(messages).toHaveCount(0)
  await expect(send).toBeFocused()
  await send.press('Enter')
  await expect(messages).toHaveCount(1)
  await page.clock.runFor(6000)
  await expect(messages).toHaveCount(0)
  await send.press('Enter')
  await messages.getByRole('button').click()
  await expect(messages).toHaveCount(0)
  await expect(send).toBeFocused()
})
