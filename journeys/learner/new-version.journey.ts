import type { Page } from '@playwright/test'
import { expect, test } from '../server.ts'
import { choose, listenForQuestions, startWith } from './arena-walk.ts'
import { releases } from './next-version.ts'

// What the walk cuts off, and what an old page looks for in vain.
test.use({ expectedComplaints: [/ERR_FAILED|status of 404 .*\/assets\//] })

const versionOf = (page: Page) => page.locator('html').getAttribute('data-version')

/** Which versions the scripts come from that the page has fetched since it was loaded. */
async function versionsRun(page: Page): Promise<string[]> {
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const scripts = names.filter(name => /\/assets\/.*\.js$/.test(name))
  return [...new Set(scripts.map(name => (name.includes('.next.') ? 'next' : 'first')))]
}

const place = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true })

test('a new version is taken up between two pages: no answer is lost, no part of one runs in the other', async ({
  browser,
  product,
}) => {
  const site = await releases(product.url)
  const context = await browser.newContext({ baseURL: site.url })
  const page = await context.newPage()
  const asked = listenForQuestions(page)
  const answered = async () =>
    ((await (await page.request.get('/api/progress')).json()) as { totalQuestions: number }).totalQuestions

  await startWith(page, 'Vera', ['science'])
  await expect(page.getByText('Question 1 of 10')).toBeVisible()
  await expect
    .poll(() =>
      page.evaluate(
        async () => navigator.serviceWorker.controller !== null && (await caches.match('/goodbye')) !== undefined,
      ),
    )
    .toBe(true)

  await test.step('the new version is there, its worker takes over, and the open page goes on', async () => {
    site.release()
    const heard = page.waitForResponse(answer => answer.url().endsWith('/sw.js') && !answer.fromServiceWorker())
    await page.evaluate(async () => {
      const taken = new Promise(resolve => navigator.serviceWorker.addEventListener('controllerchange', resolve))
      await (await navigator.serviceWorker.ready).update()
      await taken
    })
    await heard
    await page.route('**/answer', route => route.abort())
    await choose(page, asked, 'right')
    await expect(page.getByText("That's right!")).toBeVisible()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByText('Question 2 of 10')).toBeVisible()
  })

  await test.step('as long as an answer waits it stays, with parts of its own version', async () => {
    await place(page, 'Pet room').click()
    await expect(page.getByRole('heading', { name: "Pip's Room" })).toBeVisible()
    expect(await versionOf(page)).toBeNull()
    expect(await versionsRun(page)).toEqual(['first'])
  })

  await test.step('once it has arrived and that is read, the next page is the new version alone', async () => {
    await page.unrouteAll()
    await place(page, 'Learn').click()
    await expect.poll(answered).toBe(1)
    await expect(page.getByText('Your answer was sent.')).toBeVisible()
    await expect(page.getByText('Your answer was sent.')).toBeHidden()
    await place(page, 'Progress').click()
    await expect(page.locator('html[data-version=next]')).toBeAttached()
    await expect(page.getByRole('heading', { name: 'Progress', exact: true })).toBeVisible()
    expect(await versionsRun(page)).toEqual(['next'])
    await place(page, 'Learn').click()
    await expect(page.getByText('Question 2 of 10')).toBeVisible()
    expect(await answered()).toBe(1)
  })
  await context.close()
  await site.close()
})

test('without a worker, a page whose parts are gone loads the new version by itself', async ({ browser, product }) => {
  const site = await releases(product.url)
  const context = await browser.newContext({ baseURL: site.url, serviceWorkers: 'block' })
  const page = await context.newPage()
  await startWith(page, 'Wim', ['science'])
  await expect(page.getByText('Question 1 of 10')).toBeVisible()
  site.release()
  await place(page, 'Pet room').click()
  await expect(page.getByRole('heading', { name: "Pip's Room" })).toBeVisible()
  expect(await versionOf(page)).toBe('next')
  await context.close()
  await site.close()
})
