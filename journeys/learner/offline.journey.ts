import type { Page } from '@playwright/test'
import { expect, test } from '../server.ts'
import { expectSoundPage } from '../sound-page.ts'
import { choose, listenForQuestions, startWith } from './arena-walk.ts'

// The page notices that its connection is gone.
test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 50\d|status of 404 .*answer\)$/] })

/** Waits until the worker keeps the app's files, so that the page can be loaded without a connection. */
async function keptForLater(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        async () => navigator.serviceWorker.controller !== null && (await caches.match('/goodbye')) !== undefined,
      ),
    )
    .toBe(true)
}

async function answeredOnTheServer(page: Page): Promise<number> {
  const reply = await page.request.get('/api/progress')
  return ((await reply.json()) as { totalQuestions: number }).totalQuestions
}

const waiting = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

/** Answers, sees what is true and goes on to `next`. */
async function answerAndGoOn(page: Page, asked: Parameters<typeof choose>[1], next: string): Promise<void> {
  await choose(page, asked, 'right')
  await expect(page.getByText("That's right!")).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText(next)).toBeVisible()
}

test('a lost connection loses no answer: three wait, a reload does not hurt, and each counts once', async ({
  page,
  context,
}) => {
  const asked = listenForQuestions(page)
  const sent: string[] = []
  page.on('request', request => {
    if (request.url().endsWith('/answer')) sent.push(request.headers()['idempotency-key'] ?? '')
  })
  await startWith(page, 'Nora', ['science'])
  await answerAndGoOn(page, asked, 'Question 2 of 10')
  await keptForLater(page)
  await expect.poll(() => answeredOnTheServer(page)).toBe(1)

  await test.step('offline, the round goes on and says what waits', async () => {
    await context.setOffline(true)
    await expect(waiting(page, "You're offline.")).toBeVisible()
    await answerAndGoOn(page, asked, 'Question 3 of 10')
    await expect(waiting(page, '1 answer is waiting to be sent.')).toBeVisible()
    await choose(page, asked, 'right')
    await expect(waiting(page, '2 answers are waiting to be sent.')).toBeVisible()
    await expect(page.getByText("That's right!")).toBeVisible()
    await expectSoundPage(page)
  })

  await test.step('a reload without a connection takes up the round where it was', async () => {
    await page.reload()
    await expect(page.getByText('Question 4 of 10')).toBeVisible()
    await expect(waiting(page, '2 answers are waiting to be sent.')).toBeVisible()
    await choose(page, asked, 'wrong')
    await expect(waiting(page, '3 answers are waiting to be sent.')).toBeVisible()
    await expect(page.getByText('Not quite.')).toBeVisible()
  })

  await test.step('back online, all three are counted once', async () => {
    await context.setOffline(false)
    // The third may still be on its first try, and is then none of those that had waited.
    await expect(page.getByText(/Your [23] answers were sent\./)).toBeVisible()
    await expect(waiting(page, 'wait')).toBeHidden()
    await expect.poll(() => answeredOnTheServer(page)).toBe(4)
    // However often one was tried: with the first of all, four answers.
    expect(new Set(sent).size).toBe(4)
    await page.reload()
    await expect(page.getByText('Question 5 of 10')).toBeVisible()
    expect(await answeredOnTheServer(page)).toBe(4)
  })
})

test('an answer outlives the tab it was given in', async ({ page, context }) => {
  const asked = listenForQuestions(page)
  await startWith(page, 'Otto', ['science'])
  await expect(page.getByText('Question 1 of 10')).toBeVisible()
  await keptForLater(page)
  await context.setOffline(true)
  await choose(page, asked, 'right')
  await expect(waiting(page, '1 answer is waiting to be sent.')).toBeVisible()
  await page.close()
  await context.setOffline(false)

  const next = await context.newPage()
  await next.goto('/')
  await expect(next.getByText('Your answer was sent.')).toBeVisible()
  await expect.poll(() => answeredOnTheServer(next)).toBe(1)
  await next.goto('/learning')
  await expect(next.getByText('Question 2 of 10')).toBeVisible()
})

test('an answer refused for good is reported once, and signing out leaves nothing behind', async ({
  page,
  context,
}) => {
  const asked = listenForQuestions(page)
  await startWith(page, 'Pia', ['science'])
  await expect(page.getByText('Question 1 of 10')).toBeVisible()
  await keptForLater(page)

  await test.step('an answer that can never count is dropped', async () => {
    await context.setOffline(true)
    const tried = page.waitForEvent('requestfailed', request => request.url().endsWith('/answer'))
    await choose(page, asked, 'right')
    await tried
    await expect(waiting(page, '1 answer is waiting to be sent.')).toBeVisible()
    await page.route('**/answer', route =>
      route.fulfill({ status: 404, json: { error: 'Question not found', code: 'question_not_found' } }),
    )
    await context.setOffline(false)
    await expect(page.getByText("1 answer couldn't be counted.")).toBeVisible()
    await expect(waiting(page, 'waits for the connection')).toBeHidden()
    await page.unrouteAll()
    await page.reload()
    await expect(page.getByText('Question 1 of 10')).toBeVisible()
    expect(await answeredOnTheServer(page)).toBe(0)
  })

  await test.step('nothing is left on the device after signing out', async () => {
    await keptForLater(page)
    await page.getByRole('button', { name: 'your account' }).click()
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByText('Logged out', { exact: true })).toBeVisible()
    const left = () =>
      page.evaluate(async () => {
        const values = await new Promise<unknown[]>((resolve, reject) => {
          const opening = indexedDB.open('mindling')
          opening.onerror = () => reject(opening.error)
          opening.onsuccess = () => {
            const all = opening.result.transaction('kept').objectStore('kept').getAllKeys()
            all.onsuccess = () => resolve(all.result)
          }
        })
        return [...values, ...(await caches.keys())]
      })
    await expect.poll(left).toEqual([])
  })
})

test('where the browser has neither worker nor store, the arena goes on as long as its page lives', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { get: () => undefined })
    Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined })
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
  })
  const asked = listenForQuestions(page)
  await startWith(page, 'Quinn', ['science'])
  await answerAndGoOn(page, asked, 'Question 2 of 10')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await answerAndGoOn(page, asked, 'Question 3 of 10')
  await expect(waiting(page, '1 answer is waiting to be sent.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Your answer was sent.')).toBeVisible()
  await expect.poll(() => answeredOnTheServer(page)).toBe(2)
})

test('a part that cannot be fetched is missed, and the page goes on without it', async ({ page }) => {
  await page.route('**/assets/{toaster,compensation-notice,feedback-popups,question-origin}-*.js', route =>
    route.abort(),
  )
  const asked = listenForQuestions(page)
  await startWith(page, 'Rhea', ['science'])
  await answerAndGoOn(page, asked, 'Question 2 of 10')
  await answerAndGoOn(page, asked, 'Question 3 of 10')
  await expect.poll(() => answeredOnTheServer(page)).toBe(2)
})
