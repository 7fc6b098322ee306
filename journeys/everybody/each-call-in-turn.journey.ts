import type { Page } from '@playwright/test'
import { expect, test } from '../server.ts'
import { stands } from '../stands.ts'
import { enrol } from './learners.ts'

test.use({
  expectedComplaints: [/status of (404|500) |ERR_FAILED/],
  serviceWorkers: 'block',
  viewport: { width: 1280, height: 900 },
})

const places = ['/', '/learning', '/topics', '/progress', '/pet-room', '/goodbye', '/subscribe']
const whoIsThere = '/api/auth/me'
const waits = 'Still loading. This is taking a little longer than usual.'
const kettle = 'The kettle is broken.'

/** Lets the page's time run ahead until something holds: waits are its own to make, not ours to sit through. */
async function aheadUntil(page: Page, holds: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(1500)
    await holds()
  }).toPass({ intervals: [50] })
}

/** The calls that a page makes by itself, as addresses without their query. */
async function callsOf(page: Page, path: string): Promise<string[]> {
  const calls = new Set<string>()
  const note = (request: { url(): string }) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.add(pathname)
  }
  page.on('request', note)
  await page.goto(path)
  await stands(page)
  page.off('request', note)
  return [...calls].filter(call => !call.endsWith('.svg'))
}

for (const path of places) {
  test(`whichever call fails at ${path}: nothing pretends to be on its way, and trying again helps`, async ({
    page,
  }) => {
    await enrol(page.request, 'learner')
    await page.clock.install()
    for (const call of await callsOf(page, path)) {
      await test.step(call, async () => {
        let failed = false
        await page.route(`**${call}`, async route => {
          await route.fulfill({ status: 500, json: { error: kettle } })
          failed = true
        })
        await page.goto(path)
        await stands(page, () => failed)
        // Some calls are not made at every visit.
        if (!failed) return void (await page.unrouteAll({ behavior: 'ignoreErrors' }))
        const ways = page.getByRole('button', { name: 'Try Again' })
        // Fetched again first, up to twice.
        await aheadUntil(page, async () => {
          await expect(page.locator('.animate-breathe'), `${call}: still waiting`).toHaveCount(0, { timeout: 100 })
          await expect(page.getByText('Loading', { exact: true }), `${call}: still waiting`).toHaveCount(0, {
            timeout: 1,
          })
        })
        // What was kept may take the fault's place at any moment, between two looks too.
        await expect
          .poll(async () => (await page.getByText(kettle).count()) === 0 || (await ways.count()) > 0, {
            message: `${call}: no way on`,
          })
          .toBe(true)
        await page.unrouteAll({ behavior: 'ignoreErrors' })
        // What was kept for a day without a connection may heal the page first.
        await expect(async () => {
          if (await ways.count()) await ways.first().click({ timeout: 5000 })
          await expect(ways).toHaveCount(0, { timeout: 1500 })
        }).toPass()
        await expect.soft(page.getByText(kettle), `${call}: still broken`).toHaveCount(0)
      })
    }
  })
}

for (const path of places) {
  test(`whichever call hangs at ${path}: after three seconds it says so`, async ({ page }) => {
    await enrol(page.request, 'learner')
    await page.clock.install()
    for (const call of await callsOf(page, path)) {
      await test.step(call, async () => {
        let asked = false
        await page.route(`**${call}`, () => {
          asked = true
          return new Promise<never>(() => undefined)
        })
        await page.goto(path)
        await stands(page, () => asked)
        if (!asked) return void (await page.unrouteAll({ behavior: 'ignoreErrors' }))
        const skeletons = page.locator('.animate-breathe')
        const saying = page.getByText(waits)
        // Either it says so, or nothing waits for this call.
        await aheadUntil(page, async () => {
          if (call !== whoIsThere && (await skeletons.count()) === 0) return
          await expect(saying.filter({ visible: true }).first(), call).toBeVisible({ timeout: 100 })
        })
        await page.unrouteAll({ behavior: 'ignoreErrors' })
      })
    }
  })
}

test('a page whose script does not come says so, and offers to try again without any', async ({ page }) => {
  await enrol(page.request, 'learner')
  let held = true
  await page.route('**/assets/index-*.js', route => (held ? new Promise<never>(() => undefined) : route.continue()))
  await page.goto('/progress?kept=1', { waitUntil: 'commit' })
  await expect(page.getByText(waits)).toBeHidden()
  await expect(page.getByText(waits)).toBeVisible()
  const again = page.getByRole('link', { name: 'Try Again' })
  await expect(again).toBeVisible()
  held = false
  await again.click()
  await expect(page.getByRole('heading', { name: 'Progress', exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/progress\?kept=1$/)
})
