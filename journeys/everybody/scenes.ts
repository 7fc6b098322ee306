import type { Page } from '@playwright/test'
import { stands } from '../stands.ts'
import { everythingFails, halfAYear, nothingComes } from './dressed.ts'
import { type Kind, pin } from './learners.ts'

/** A page in one of its states. */
export interface Scene {
  name: string
  who: Kind
  path: string
  /** Before the page is opened. */
  dress?: (page: Page) => Promise<void>
  /** Once the page is quiet: what the learner does. */
  act?: (page: Page) => Promise<void>
  /** What it does changes what the server holds: each visit needs a learner of its own. */
  once?: boolean
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()
const openDialog = async (page: Page, name: string) => {
  await button(page, name).click()
  await page.locator('dialog:modal').waitFor()
}
const openMenu = async (page: Page) => {
  await button(page, 'your account').click()
  await page.getByText('Log out').waitFor()
}

/** Through the menu and the PIN, to what is for a grown-up alone. */
const openForGrownUps = async (page: Page) => {
  await openMenu(page)
  await button(page, 'For grown-ups').click()
  await page.getByLabel('PIN', { exact: true }).fill(pin)
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await page.getByRole('heading', { name: 'Time with the app' }).waitFor()
}

/** Answers what is shown, rightly or not, and waits for what is said about it. */
async function answer(page: Page, rightly: boolean): Promise<void> {
  const tiles = page.getByRole('list', { name: 'Options' }).getByRole('button')
  const generated = await page.evaluate(async topicId => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ topicId }) }
    return (await (await fetch('/api/questions/generate', init)).json()) as {
      questions: { question: string; options: string[]; correctAnswer: number }[]
    }
  }, 'science')
  const shown = await tiles.allInnerTexts()
  const question = generated.questions.find(({ options }) => options.every((option, i) => shown[i]?.includes(option)))
  const right = question?.correctAnswer ?? 0
  await tiles.nth(rightly ? right : (right + 1) % 4).click()
  await button(page, 'Next').waitFor()
}

async function answerAndGoOn(page: Page, times: number): Promise<void> {
  for (let n = 0; n < times; n++) {
    await answer(page, true)
    await button(page, 'Next').click()
    const goOn = button(page, 'Continue')
    const next = page.getByRole('list', { name: 'Options' })
    await goOn.or(next).or(button(page, 'Practice Again')).first().waitFor()
    if (n < times - 1 && (await goOn.isVisible())) await goOn.click()
  }
}

const first: readonly Scene[] = [
  { name: 'landing', who: 'visitor', path: '/' },
  { name: 'log in', who: 'visitor', path: '/', act: page => openDialog(page, 'Login') },
  {
    name: 'log in, empty and sent',
    who: 'visitor',
    path: '/',
    act: async page => {
      await openDialog(page, 'Login')
      await page.getByRole('dialog').getByRole('button', { name: 'Login' }).click()
    },
  },
  { name: 'sign up', who: 'visitor', path: '/', act: page => openDialog(page, 'Start Learning') },
  { name: 'goodbye to a visitor', who: 'visitor', path: '/goodbye' },
  { name: 'subscribe, a visitor', who: 'visitor', path: '/subscribe' },
  { name: 'subscribe, loading', who: 'visitor', path: '/subscribe', dress: nothingComes },
  { name: 'home without a pet', who: 'newcomer', path: '/' },
  { name: 'naming the pet', who: 'newcomer', path: '/', act: page => openDialog(page, 'Create Pet') },
  { name: 'arena without a pet', who: 'newcomer', path: '/learning' },
  { name: 'progress without a pet', who: 'newcomer', path: '/progress' },
  { name: 'pet room without a pet', who: 'newcomer', path: '/pet-room' },
  { name: 'goodbye without a pet', who: 'newcomer', path: '/goodbye' },
  { name: 'topics, none held', who: 'newcomer', path: '/topics' },
  { name: 'home without a topic', who: 'hatched', path: '/' },
  { name: 'choosing topics', who: 'hatched', path: '/', act: page => openDialog(page, 'Choose Topics') },
  { name: 'arena without a topic', who: 'hatched', path: '/learning' },
  { name: 'progress without a topic', who: 'hatched', path: '/progress' },
]

const full: readonly Scene[] = [
  { name: 'home on the first day', who: 'learner', path: '/' },
  { name: 'home after half a year', who: 'learner', path: '/', dress: halfAYear },
  { name: 'user menu', who: 'learner', path: '/', act: openMenu },
  {
    name: 'account and devices',
    who: 'learner',
    path: '/',
    act: async page => {
      await openMenu(page)
      await page.getByRole('button', { name: 'Account', exact: true }).click()
      await page.getByText('This device').waitFor()
    },
  },
  { name: 'a child at home', who: 'child', path: '/' },
  { name: 'user menu of a child', who: 'child', path: '/', act: openMenu },
  { name: 'for grown-ups on the first day', who: 'child', path: '/', once: true, act: openForGrownUps },
  {
    name: 'for grown-ups after half a year',
    who: 'child',
    path: '/',
    once: true,
    dress: halfAYear,
    act: openForGrownUps,
  },
  { name: 'topics', who: 'learner', path: '/topics' },
  {
    name: 'topics, two picked',
    who: 'learner',
    path: '/topics',
    dress: halfAYear,
    act: async page => {
      for (const name of ['Literature', 'Programming']) await page.getByRole('checkbox', { name }).check()
    },
  },
  {
    name: 'topics, added',
    who: 'learner',
    path: '/topics',
    once: true,
    act: async page => {
      await page.getByRole('checkbox', { name: 'Literature' }).check()
      await button(page, 'Add 1 topic').click()
      await page.getByText('Topic added').waitFor()
      // It leads on to the arena, where the toast is still to be seen.
      await page.getByRole('list', { name: 'Options' }).waitFor()
    },
  },
  { name: 'progress on the first day', who: 'learner', path: '/progress' },
  { name: 'progress after half a year', who: 'learner', path: '/progress', dress: halfAYear },
  { name: 'pet room', who: 'learner', path: '/pet-room' },
  { name: 'pet room after half a year', who: 'learner', path: '/pet-room', dress: halfAYear },
  { name: 'goodbye', who: 'learner', path: '/goodbye' },
  { name: 'subscribe', who: 'learner', path: '/subscribe' },
  { name: 'no such page', who: 'learner', path: '/no/such/page' },
]

const arena: readonly Scene[] = [
  { name: 'arena, a question', who: 'learner', path: '/learning' },
  { name: 'arena after half a year', who: 'learner', path: '/learning', dress: halfAYear },
  { name: 'arena, mixed', who: 'learner', path: '/learning?topic=mixed' },
  { name: 'arena, no mistakes', who: 'learner', path: '/learning?topic=mistakes' },
  {
    name: 'arena, a hint',
    who: 'learner',
    path: '/learning',
    once: true,
    act: async page => {
      await button(page, 'Hint').click()
      await page.getByRole('button', { name: 'Not this one' }).waitFor()
    },
  },
  { name: 'arena, right', who: 'learner', path: '/learning', once: true, act: page => answer(page, true) },
  { name: 'arena, wrong', who: 'learner', path: '/learning', once: true, act: page => answer(page, false) },
  {
    name: 'arena, where it comes from',
    who: 'learner',
    path: '/learning',
    once: true,
    act: async page => {
      await answer(page, true)
      await button(page, 'Where does this come from?').click()
      await page.getByText('Who wrote it', { exact: true }).waitFor()
    },
  },
  {
    name: 'arena, reporting',
    who: 'learner',
    path: '/learning',
    once: true,
    act: async page => {
      await answer(page, true)
      await button(page, 'Report this question').click()
      await page.locator('dialog:modal').waitFor()
    },
  },
  { name: 'arena, a break', who: 'learner', path: '/learning', once: true, act: page => answerAndGoOn(page, 3) },
  { name: 'arena, round done', who: 'learner', path: '/learning', once: true, act: page => answerAndGoOn(page, 10) },
]

const pages = { home: '/', arena: '/learning', topics: '/topics', progress: '/progress', 'pet room': '/pet-room' }

const onEachPage = (state: string, scene: Pick<Scene, 'who' | 'dress' | 'act'>): Scene[] =>
  Object.entries(pages).map(([name, path]) => ({ name: `${name}, ${state}`, path, ...scene }))

/** Every page in every state. */
export const scenes: readonly Scene[] = [
  ...first,
  ...full,
  ...arena,
  ...onEachPage('loading', { who: 'learner', dress: nothingComes }),
  ...onEachPage('failed', {
    who: 'learner',
    dress: everythingFails,
    // Each call is tried again before its page gives up.
    act: page => button(page, 'Try Again').waitFor(),
  }),
  ...onEachPage('long names', { who: 'long' }),
  { name: 'user menu, long names', who: 'long', path: '/', act: openMenu },
  ...onEachPage('hostile names', { who: 'hostile' }),
]

/** Opens a scene's page and brings it into its state. */
export async function open(page: Page, scene: Scene): Promise<void> {
  await scene.dress?.(page)
  await page.goto(scene.path)
  // What never comes is never quiet: then the page itself says when it is there.
  if (scene.dress === nothingComes) await page.locator('main').waitFor()
  else await stands(page)
  await scene.act?.(page)
}
