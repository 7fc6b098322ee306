import type { Page } from '@playwright/test'
import { choose, listenForQuestions } from '../learner/arena-walk.ts'
import { expect, test } from '../server.ts'
import { stands } from '../stands.ts'
import { enrol } from './learners.ts'

// Small things that the specification gives in figures or word for word (SPEC §2, §4, §8, §9).
test.use({ expectedComplaints: [/status of (400|404) /], serviceWorkers: 'block' })

type Reply = Record<string, unknown>

async function dress(page: Page, path: string, change: (reply: Reply) => unknown): Promise<void> {
  await page.route(`**${path}`, async route => {
    const response = await route.fetch()
    await route.fulfill({ response, json: change((await response.json()) as Reply) })
  })
}

/** Opens a page as a learner whose clock the walk can hold. */
async function visit(page: Page, path: string): Promise<void> {
  await enrol(page.request, 'learner')
  await page.clock.install()
  await page.goto(path)
}

/** From here on the page's time goes as the walk says. A machine that needs longer than the moment ahead is given another. */
async function hold(page: Page): Promise<void> {
  const pause = async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 100))
  await expect(pause).toPass()
}

/** The pet's meters at home, and the note on one of them. */
async function visitMeters(page: Page) {
  await visit(page, '/')
  const meter = (name: string) => page.getByRole('group', { name, exact: true })
  await meter('Happiness').waitFor()
  await hold(page)
  const tap = async (name: string) => {
    for (const type of ['pointerdown', 'pointerup', 'pointerout'])
      await meter(name).dispatchEvent(type, { pointerType: 'touch', bubbles: true })
  }
  return { meter, note: page.getByRole('tooltip'), tap }
}

test('messages: five at most, five seconds each, 420 wide, F8 leads there, a swipe to the right sends one away', async ({
  page,
}) => {
  await page.clock.install()
  await page.route('**/api/auth/login', route =>
    route.fulfill({ status: 400, json: { error: 'The kettle is broken.', code: 'unexpected' } }),
  )
  await page.goto('/')
  await page.getByRole('button', { name: 'Login' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill('ana@example.org')
  await dialog.getByLabel('Password', { exact: true }).fill('a long enough password')
  const messages = page.getByRole('region', { name: 'Messages (F8)' }).getByRole('listitem')
  const login = dialog.getByRole('button', { name: 'Login' })
  const fail = async () => {
    const answered = page.waitForResponse('**/api/auth/login')
    await login.press('Enter')
    await answered
    await expect(login).not.toHaveAttribute('aria-disabled')
  }
  await fail()
  await expect(messages).toHaveText(/Login Failed\s*The kettle is broken\./)
  // As long as the pointer is there they stay, however slowly the others come.
  await messages.first().hover()
  for (let n = 0; n < 5; n++) await fail()
  await expect(messages).toHaveCount(5)
  expect((await page.getByRole('region', { name: 'Messages (F8)' }).boundingBox())?.width).toBeLessThanOrEqual(420)

  await page.keyboard.press('F8')
  await expect(page.getByRole('region', { name: 'Messages (F8)' }).getByRole('list')).toBeFocused()
  // And as long as the keyboard is there.
  await page.mouse.move(5, 5)
  await page.clock.runFor(6000)
  await expect(messages).toHaveCount(5)

  const box = await messages.first().boundingBox()
  if (!box) throw new Error('No message is there.')
  await page.mouse.move(box.x + 40, box.y + 20)
  await page.mouse.down()
  await page.mouse.move(box.x + 130, box.y + 20, { steps: 5 })
  await page.mouse.up()
  await expect(messages).toHaveCount(4)

  await page.mouse.move(5, 5)
  await dialog.getByLabel('Email').focus()
  await page.clock.runFor(6000)
  await expect(messages).toHaveCount(0)
  await fail()
  await expect(messages).toHaveCount(1)
  await hold(page)
  await page.clock.runFor(3000)
  await expect(messages).toHaveCount(1)
  await page.clock.runFor(2000)
  await expect(messages).toHaveCount(0)
})

test('a refusal without a sentence of its own is said in the product’s', async ({ page }) => {
  await page.route('**/api/auth/{login,signup}', route => route.fulfill({ status: 400, json: {} }))
  await page.goto('/')
  await page.getByRole('button', { name: 'Login' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill('ana@example.org')
  await dialog.getByLabel('Password', { exact: true }).fill('a long enough password')
  await dialog.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Failed to login').first()).toBeVisible()
  await dialog.getByRole('tab', { name: 'Sign Up' }).click()
  await dialog.getByLabel('Email').fill('ana@example.org')
  await dialog.getByLabel('Username').fill('Ana')
  await dialog.getByLabel('Password', { exact: true }).fill('a long enough password')
  await dialog.getByLabel('Confirm password').fill('a long enough password')
  await dialog.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Failed to signup').first()).toBeVisible()
})

test('a form that is on its way can be neither changed nor sent again', async ({ page }) => {
  let asked = 0
  await page.route('**/api/auth/login', () => {
    asked += 1
    return new Promise<never>(() => undefined)
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'Login' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill('ana@example.org')
  await dialog.getByLabel('Password', { exact: true }).fill('a long enough password')
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Email')).toBeDisabled()
  await expect(dialog.getByLabel('Password', { exact: true })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Login' }).click({ force: true })
  await expect.poll(() => asked).toBe(1)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('notes: after 700 ms, at once within 300 ms of another one, word for word', async ({ page }) => {
  const { meter, note } = await visitMeters(page)
  await meter('Happiness').hover()
  await page.clock.runFor(690)
  await expect(note).toHaveCount(0)
  await page.clock.runFor(20)
  await expect(note).toHaveText(/How happy your pet is feeling\s*Keep above 50% for best learning/)
  await meter('Energy').hover()
  await page.clock.runFor(130)
  await expect(note).toHaveText(/Energy for learning activities\s*Recharges with breaks/)
  await page.mouse.move(5, 5)
  await page.clock.runFor(130)
  await expect(note).toHaveCount(0)
  await page.clock.runFor(310)
  await meter('Knowledge').hover()
  await page.clock.runFor(600)
  await expect(note).toHaveCount(0)
  await page.clock.runFor(110)
  await expect(note).toHaveText(/Overall learning progress\s*Grows with correct answers/)
  await page.keyboard.press('Escape')
  await expect(note).toHaveCount(0)
})

test('a note goes with the keyboard, however busy the page, and a tap shows it until the next one', async ({
  page,
}) => {
  const { meter, note, tap } = await visitMeters(page)
  await page.keyboard.press('Tab')
  await meter('Happiness').focus()
  await expect(note).toHaveText(/How happy your pet is feeling/)
  await page.keyboard.press('Tab')
  await expect(note).toHaveText(/Energy for learning activities/)
  await meter('Knowledge').focus()
  await page.keyboard.press('Tab')
  await expect(note).toHaveCount(0)
  await tap('Energy')
  await page.clock.runFor(1000)
  await expect(note).toHaveText(/Energy for learning activities/)
  await tap('Happiness')
  await expect(note).toHaveText(/How happy your pet is feeling/)
  await tap('Happiness')
  await expect(note).toHaveCount(0)
})

test('the landing page walks through its four stations, one every 2.5 s, and can be stopped', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  const here = page.locator('#growing [aria-current=step]')
  await page
    .getByRole('button', { name: 'Play the animation' })
    .or(page.getByRole('button', { name: 'Pause the animation' }))
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Teen Genius' }).click()
  await expect(here).toHaveText(/Teen Genius\s*Level 15/)
  await page.getByRole('button', { name: 'Play the animation' }).click()
  for (const station of [/Master Scholar\s*Level 30/, /Baby Explorer\s*Level 1/, /Young Learner\s*Level 5/]) {
    await page.clock.runFor(2500)
    await expect(here).toHaveText(station)
  }
  await page.getByRole('button', { name: 'Pause the animation' }).click()
  await page.clock.runFor(6000)
  await expect(here).toHaveText(/Young Learner/)
})

test('both ways in have their tab, and Google is a redirect where the server offers it', async ({ page }) => {
  await dress(page, '/api/config', config => ({ ...config, google: true }))
  await page.goto('/')
  await page.getByRole('button', { name: 'Start Learning' }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true')
  await expect(dialog.getByRole('tab', { name: 'Login' })).toBeVisible()
  const google = dialog.getByRole('link', { name: 'Continue with Google' })
  await expect(google).toHaveAttribute('href', /^\/api\/auth\/google\?timeZone=/)
})

test('the theme is the system’s until one is chosen; the choice is stored', async ({ page }) => {
  await enrol(page.request, 'learner')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  const toggle = page.getByRole('switch', { name: 'Dark theme' })
  const stored = () => page.evaluate(() => localStorage.getItem('theme'))
  await expect(toggle).toBeChecked()
  expect(await stored()).toBeNull()
  await toggle.click()
  await expect(toggle).not.toBeChecked()
  expect(await stored()).toBe('light')
  await page.reload()
  await expect(toggle).not.toBeChecked()
  await toggle.click()
  expect(await stored()).toBe('dark')
})

test('the user menu: who is here, the longest streak in days, questions a day, the way out', async ({ page }) => {
  await enrol(page.request, 'learner')
  await dress(page, '/api/auth/me', user => ({ ...user, longestStreak: 7 }))
  const heartbeat = page.waitForResponse('**/api/session/heartbeat')
  await page.goto('/')
  const avatar = page.getByRole('button', { name: 'AN: your account' })
  await expect(avatar).toHaveText('AN')
  await avatar.click()
  const card = page.locator('#page')
  await expect(card.getByText('Ana', { exact: true })).toBeVisible()
  await expect(card.getByText(/^learner\.\w+@example\.org$/)).toBeVisible()
  await expect(card.locator('dl div').filter({ hasText: 'Learning Stats' })).toContainText('7 days')
  await expect(card.locator('dl div').filter({ hasText: 'Daily Goal' })).toContainText('10 questions')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  // A request that is still open when the session ends would be refused, and logged by the browser.
  await heartbeat
  await stands(page)
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByText('Logged out', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(url => url.pathname === '/')
  await expect(page.getByRole('button', { name: 'Start Learning' }).first()).toBeVisible()
})

test('signing out that fails is said, and nobody is signed out', async ({ page }) => {
  await enrol(page.request, 'learner')
  await page.route('**/api/auth/logout', route => route.fulfill({ status: 400, json: {} }))
  await page.goto('/')
  await page.getByRole('button', { name: 'your account' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByText('Logout failed', { exact: true })).toBeVisible()
  await expect(page.getByText('Failed to logout. Please try again.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Pip', exact: true })).toBeVisible()
})

test('home: today’s streak, level and topics, a mark for topics of one’s own, and a tip', async ({ page }) => {
  await enrol(page.request, 'learner')
  await dress(page, '/api/auth/me', user => ({ ...user, learningStreak: 3 }))
  await dress(page, '/api/topics', topics =>
    (topics as unknown as Reply[]).map((topic, n) => ({ ...topic, isCustom: n === 0 })),
  )
  await page.goto('/')
  const card = page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({ has: page.getByRole('heading', { name: "Today's Stats" }) })
    .last()
  for (const figure of ['3 days', '1', '4'])
    await expect(card.getByRole('definition').getByText(figure, { exact: true })).toBeVisible()
  await expect(card.getByText('Custom', { exact: true })).toBeVisible()
  await expect(card.getByText('A few questions a day')).toBeVisible()
  for (const [name, path] of [
    ['Feed Pip', '/learning'],
    ['Pet room', '/pet-room'],
    ['Progress', '/progress'],
  ] as const)
    await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
})

test('topics: what is held cannot be taken again, the button counts, and 1.5 s later it is the arena', async ({
  page,
}) => {
  await visit(page, '/topics')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Music' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /^Music/ })).toBeDisabled()
  const add = page.getByRole('button', { name: /learning path/ })
  await expect(add).toHaveCount(0)
  await page.getByRole('checkbox', { name: /^Art & Design/ }).check()
  await expect(add).toHaveText('Add 1 topic to learning path')
  await page.getByRole('checkbox', { name: /^Literature/ }).check()
  await expect(add).toHaveText('Add 2 topics to learning path')
  await hold(page)
  await add.click()
  await expect(page.getByText('2 topics added')).toBeAttached()
  await page.clock.runFor(1400)
  await expect(page).toHaveURL(/\/topics$/)
  await page.clock.runFor(200)
  await expect(page).toHaveURL(/\/learning$/)
})

test('“Evolution!” covers the card for two seconds when the level crosses a multiple of five', async ({ page }) => {
  await enrol(page.request, 'learner')
  const asked = listenForQuestions(page)
  await dress(page, '/api/creature', pet => ({ ...pet, level: 4 }))
  await dress(page, '/answer', reply => ({ ...reply, creature: { ...(reply.creature as Reply), level: 5 } }))
  await page.goto('/learning')
  await expect(page.getByText('Question 1 of 10')).toBeVisible()
  await expect(page.getByText('Level 4')).toBeVisible()
  await page.clock.install()
  await choose(page, asked, 'right')
  await expect(page.getByText('Evolution!')).toBeVisible()
  await expect(page.getByText('Pip is growing stronger!')).toBeVisible()
  await page.clock.runFor(2100)
  await expect(page.getByText('Evolution!')).toBeHidden()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a painted picture that does not come leaves the pet as it is drawn', async ({ page }) => {
  await enrol(page.request, 'learner')
  await dress(page, '/api/creature', pet => ({ ...pet, generatedImageUrl: { 0: '/api/gone.png' } }))
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Say hello to Pip' }).getByRole('img')).toBeVisible()
  await expect(page.locator('img[src="/api/gone.png"]')).toHaveCount(0)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('goodbye is warm and plain, and leads to the subscribe page', async ({ page }) => {
  await page.goto('/goodbye')
  await expect(page.getByRole('heading', { level: 1, name: 'See You Soon!' })).toBeVisible()
  await expect(page.getByText('Your learning pet will be waiting for you')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your Progress is Saved' })).toBeVisible()
  await expect(page.getByText('Your progress, evolution and achievements are stored.')).toBeVisible()
  await expect(page.getByText('Thank you for learning with us.')).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  await main.getByRole('link', { name: 'Reconsider' }).click()
  await expect(page).toHaveURL(/\/subscribe$/)
})
