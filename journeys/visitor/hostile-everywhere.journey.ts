import type { Page } from '@playwright/test'
import { enrol } from '../everybody/learners.ts'
import { open, scenes } from '../everybody/scenes.ts'
import { expect, test } from '../server.ts'
import { stands } from '../stands.ts'

// Whatever stands where a text should be is shown as text: nothing of it runs, and the browser is not even asked to stop it.

test.use({
  // A picture of nothing, forms sent as they are, and what a hostile name does not find.
  expectedComplaints: [/status of (400|404|409) /],
  serviceWorkers: 'block',
  contextOptions: { reducedMotion: 'reduce' },
})

const mark = 'hostile-everywhere'
const runs = `globalThis['${mark}']=1`
const hostile = `"'><img src=x:${mark} onerror="${runs}"><svg/onload=${runs}>{{${runs}}}\u202e`
/** The hostile text that learners can type: shorter, and without invisible characters. */
const written = `<img src=x:y onerror=${runs}>`.slice(0, 40)

interface Noticed {
  violations: string[]
}

/** Notes what the browser had to forbid, from the first script on. */
async function watch(page: Page, own: string): Promise<{ foreign: string[]; dialogs: string[] }> {
  await page.addInitScript(() => {
    const noticed: Noticed = { violations: [] }
    Object.assign(globalThis, { noticed })
    addEventListener('securitypolicyviolation', event => {
      noticed.violations.push(`${event.violatedDirective} ${event.blockedURI}`)
    })
    new ReportingObserver(reports => noticed.violations.push(...reports.map(each => JSON.stringify(each.body))), {
      types: ['csp-violation'],
      buffered: true,
    }).observe()
  })
  const dialogs: string[] = []
  page.on('dialog', async dialog => {
    dialogs.push(dialog.message())
    await dialog.dismiss()
  })
  const foreign: string[] = []
  page.on('request', request => {
    const { origin, protocol } = new URL(request.url())
    if (/^(https?|wss?):$/.test(protocol) && origin !== own) foreign.push(request.url())
  })
  return { foreign, dialogs }
}

/** What ran, what was built from a text, and what had to be forbidden. */
function lookAt(page: Page): Promise<{ ran: boolean; elements: string[]; violations: string[] }> {
  return page.evaluate(name => {
    const ours = 'img[src^="x:"], iframe, object, embed, base, svg[onload], script:not([src]):not(:first-of-type)'
    const handlers = [...document.querySelectorAll('*')].filter(({ attributes }) =>
      [...attributes].some(({ name }) => name.startsWith('on')),
    )
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
      ({ href, protocol, rel, target, origin }) =>
        // What React writes in the place of an address that would run.
        !(/^(https?|mailto):$/.test(protocol) || href.startsWith("javascript:throw new Error('React has blocked")) ||
        (origin !== location.origin &&
          protocol !== 'mailto:' &&
          target === '_blank' &&
          !/noopener|noreferrer/.test(rel)),
    )
    return {
      ran: name in globalThis,
      elements: [...document.querySelectorAll(ours), ...handlers, ...links].map(({ outerHTML }) =>
        outerHTML.slice(0, 200),
      ),
      violations: (globalThis as unknown as { noticed: Noticed }).noticed.violations,
    }
  }, mark)
}

async function expectNothingRan(page: Page, seen: { foreign: string[]; dialogs: string[] }): Promise<void> {
  expect.soft(await lookAt(page), page.url()).toEqual({ ran: false, elements: [], violations: [] })
  expect.soft(seen, page.url()).toEqual({ foreign: [], dialogs: [] })
}

/** Fields whose texts are read by machines: ids, words of a fixed list, days, colours. */
const notToRead =
  /(^|[a-z])(id|ids|code|kind|color|day|today|weeks|author|difficulty|status|personality|zone|form|about|payments|questions|pictures|email|digest|imageUrl|at|url)$/i
const toRead = /^(question|name|username|topicName|text|title|message|error|explanation|answer)$/

/** The same reply, with every text that people read followed by what no text may do. */
function madeHostile(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map(each => madeHostile(each, name))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, madeHostile(inner, key)]))
  if (typeof value !== 'string') return value
  if (/^sourceUrl$|^url$/.test(name) && value.startsWith('https:')) return `javascript:${runs}`
  if (!toRead.test(name) && notToRead.test(name)) return value
  return toRead.test(name) || /\s|^[A-Z]/.test(value) ? `${value}${hostile}` : value
}

async function everyTextHostile(page: Page): Promise<void> {
  await page.route('**/api/**', async route => {
    const response = await route.fetch()
    if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response })
    await route.fulfill({ response, json: madeHostile(await response.json()) })
  })
}

/** Pages that say nothing of what the server told. */
const silent = /^\/(goodbye|subscribe|no\/such\/page)$/

for (const scene of scenes.filter(({ who, dress }) => who !== 'visitor' && !dress)) {
  test(`${scene.name}, every text from the server hostile`, async ({ page, product }) => {
    await enrol(page.request, scene.who)
    const seen = await watch(page, product.url)
    await everyTextHostile(page)
    await open(page, scene)
    if (scene.who === 'learner' && !silent.test(scene.path)) await expect(page.locator('body')).toContainText(mark)
    await expectNothingRan(page, seen)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
}

const pages = ['/', '/learning', '/topics', '/progress', '/pet-room', '/goodbye', '/subscribe', '/no/such/page']
/** What ends the visit instead of opening something. */
const leaves = /log out|sign out/i

/** A learner whose every word is hostile: name, pet, topic, wishes, what was left unfinished. */
async function enrolHostile(page: Page): Promise<void> {
  await enrol(page.request, 'hostile')
  const post = async (path: string, data: object) => {
    const reply = await page.request.post(`/api/topics/custom/${path}`, { data })
    expect(reply.ok(), path).toBe(true)
    return reply.json()
  }
  const { questions } = await post('interests', { topicArea: `sharks ${written}` })
  const userResponses = questions.map(({ question }: { question: string }) => ({
    question,
    answer: `teeth ${written}`,
  }))
  const topicName = `Sharks ${written}`
  await post('research', { topicName, userResponses })
  await post('create', { topicName, customPrompt: `fins ${written}` })
  const unfinished = { step: 2, topicArea: `whales ${written}`, questions, userResponses, topicName, research: null }
  expect((await page.request.put('/api/topics/custom/unfinished', { data: unfinished })).ok()).toBe(true)
}

for (const path of pages) {
  test(`${path} of a learner whose every word is hostile, with all that its buttons open`, async ({
    page,
    product,
  }) => {
    await enrolHostile(page)
    const seen = await watch(page, product.url)
    const visit = async () => {
      await page.goto(path)
      await stands(page)
    }
    await visit()
    await expectNothingRan(page, seen)
    if (path === '/topics') await expect(page.getByText(`Sharks ${written}`).first()).toBeVisible()
    const names = await page
      .locator('main button:visible:enabled, header button:visible:enabled')
      .evaluateAll(buttons => [
        ...new Set(buttons.map(each => each.getAttribute('aria-label') ?? each.textContent?.trim() ?? '')),
      ])
    for (const name of names.filter(each => each !== '' && !leaves.test(each)).slice(0, 10)) {
      const button = page.getByRole('button', { name, exact: true }).first()
      if (!(await button.isVisible())) await visit()
      await button.click({ timeout: 3000 }).catch(() => undefined)
      // What a button does comes within a few frames, or with a reply.
      await stands(page)
      await expectNothingRan(page, seen)
      await visit()
    }
  })
}

test('the menu, and every dialog that it opens, of a learner whose every word is hostile', async ({
  page,
  product,
}) => {
  await enrolHostile(page)
  const seen = await watch(page, product.url)
  const openMenu = async () => {
    await page.goto('/')
    await page.getByRole('button', { name: 'your account' }).first().click()
    await page.getByText('Log out').waitFor()
  }
  await openMenu()
  await expectNothingRan(page, seen)
  const entries = page.locator('header button[aria-expanded=true] + * :is(button, a)')
  const names = await entries.evaluateAll(all => [...new Set(all.map(each => each.textContent?.trim() ?? ''))])
  for (const name of names.filter(each => each !== '' && !leaves.test(each))) {
    await openMenu()
    await entries
      .filter({ hasText: name })
      .first()
      .click({ timeout: 3000 })
      .catch(() => undefined)
    await stands(page)
    await expectNothingRan(page, seen)
  }
})

test.describe(() => {
  test.use({ expectedComplaints: [/Content Security Policy|x:hostile-everywhere/] })

  test('a text that did become a part of the page would be seen, and would still not run', async ({
    page,
    product,
  }) => {
    await watch(page, product.url)
    await page.goto('/')
    await page.evaluate(html => document.body.insertAdjacentHTML('beforeend', html), hostile)
    await expect.poll(async () => (await lookAt(page)).violations.length).toBeGreaterThan(0)
    const { ran, elements } = await lookAt(page)
    expect(ran).toBe(false)
    expect(elements.length).toBeGreaterThanOrEqual(2)
  })
})
