import { readdir, readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { startWith } from '../learner/arena-walk.ts'
import { expect, test } from '../server.ts'
import { type Load, leaveAlone, loadOf, settled, watchShifts } from './weigh-page.ts'

// As most of the world has it, and one packing everywhere: what is measured are the bytes that come over the wire.
test.use({ extraHTTPHeaders: { 'accept-encoding': 'gzip' } })

const kilobyte = 1000
const assets = new URL('../../dist/assets/', import.meta.url)
/** Loaded only for who looks at their progress. */
const charts = /^progress-/

/** Holds the load to its bounds, and notes it for the bench. */
function expectWithin(load: Load, most: { script: number; requests: number }): void {
  test.info().annotations.push({ type: 'weight', description: JSON.stringify(load) })
  expect.soft(load.script, JSON.stringify(load)).toBeLessThanOrEqual(most.script * kilobyte)
  expect.soft(load.style, JSON.stringify(load)).toBeLessThanOrEqual(15 * kilobyte)
  expect.soft(load.font, JSON.stringify(load)).toBeLessThan(80 * kilobyte)
  expect.soft(load.requests, load.names.join(' ')).toBeLessThanOrEqual(most.requests)
}

test('the landing page costs its visitor at most 100 KB of script and 12 requests', async ({ page }) => {
  await leaveAlone(page)
  await page.goto('/')
  expectWithin(await loadOf(page), { script: 100, requests: 12 })
})

test('who begins to move on the landing page fetches what moves and what tells, and no page behind the sign-in', async ({
  page,
}) => {
  await page.goto('/')
  const fetched = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const came = /\/assets\/(pet|toaster)-[\w-]+\.js$/
  await expect(async () => {
    await page.mouse.move(200, 300)
    await page.mouse.move(220, 320)
    expect((await fetched()).filter(name => came.test(name))).toHaveLength(2)
  }).toPass()
  await page.waitForLoadState('networkidle')
  const names = await fetched()
  expect(names.filter(name => /\/assets\/(inside|beyond|home|learning)-/.test(name))).toEqual([])
})

test('the arena costs its learner at most 140 KB of script and 16 requests', async ({ page }) => {
  await startWith(page, 'Ana', ['science'])
  await expect(page.getByRole('list', { name: 'Options' })).toBeVisible()
  expectWithin(await loadOf(page), { script: 140, requests: 16 })
})

test('the whole product is at most 320 KB of script, but for the charts', async () => {
  const files = (await readdir(assets)).filter(file => file.endsWith('.js') && !charts.test(file))
  const sizes = await Promise.all(files.map(async file => gzipSync(await readFile(new URL(file, assets))).length))
  const sum = sizes.reduce((all, size) => all + size, 0)
  test.info().annotations.push({ type: 'whole', description: String(sum) })
  expect(sum).toBeLessThanOrEqual(320 * kilobyte)
})

const visitors = ['/', '/goodbye', '/subscribe']
const learners = ['/', '/learning', '/topics', '/progress', '/pet-room', '/goodbye', '/subscribe', '/no/such/page']

async function expectStill(page: Page, path: string): Promise<void> {
  await watchShifts(page)
  await page.goto(path)
  expect.soft(await settled(page), path).toBeLessThan(0.02)
}

for (const viewport of [
  { width: 360, height: 780 },
  { width: 1280, height: 900 },
]) {
  test(`nothing jumps as a page comes, ${viewport.width} wide`, async ({ browser, product }) => {
    const context = await browser.newContext({ baseURL: product.url, viewport })
    for (const path of visitors) {
      const page = await context.newPage()
      await expectStill(page, path)
      await page.close()
    }
    const first = await context.newPage()
    await startWith(first, `Leo${viewport.width}`, ['science', 'music'])
    await first.close()
    for (const path of learners) {
      const page = await context.newPage()
      await expectStill(page, path)
      await page.close()
    }
    await context.close()
  })
}
