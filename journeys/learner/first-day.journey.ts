import type { Page } from '@playwright/test'
import { expect, newAddress, test } from '../server.ts'
import { expectSoundPage } from '../sound-page.ts'
import { choose, listenForQuestions, takeBreak } from './arena-walk.ts'

// The server is killed on purpose, and the browser notes the calls that it could not make meanwhile.
test.use({ expectedComplaints: [/status of 404 .*\/(api\/creature|no-such-page)\)$|ERR_CONNECTION_REFUSED/] })

const presets = [
  'Science',
  'Mathematics',
  'History',
  'Literature',
  'Art & Design',
  'Music',
  'Programming',
  'Health & Wellness',
]
const email = newAddress()
const password = 'a long enough password'

test('my first day: I sign up, raise a pet, answer questions, and all of it is there tomorrow', async ({
  page,
  product,
}) => {
  const asked = listenForQuestions(page)

  await test.step('I arrive and sign up', async () => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectSoundPage(page)
    await page.getByRole('button', { name: 'Start Learning' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('tab', { name: 'Sign Up' }).click()
    await expectSoundPage(page)
    await dialog.getByLabel('Email').fill(email)
    await dialog.getByLabel('Username').fill('Ana')
    await dialog.getByLabel('Password', { exact: true }).fill(password)
    await dialog.getByLabel('Confirm password').fill(password)
    await dialog.getByRole('button', { name: 'Create account' }).click()
  })

  await test.step('I name my pet', async () => {
    await page.getByRole('button', { name: 'Create Pet' }).click()
    await expectSoundPage(page)
    await page.getByRole('dialog').getByRole('textbox').fill('Pip')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Pip', exact: true })).toBeVisible()
    await expectSoundPage(page)
  })

  await test.step('I choose among all eight topics', async () => {
    await page.getByRole('button', { name: 'Choose Topics' }).click()
    const dialog = page.getByRole('dialog')
    for (const name of presets) await expect(dialog.getByText(name, { exact: true })).toBeVisible()
    await expectSoundPage(page)
    for (const name of ['Science', 'Mathematics', 'Programming']) await dialog.getByRole('checkbox', { name }).check()
    await dialog.getByRole('button', { name: 'Add 3 topics to learning path' }).click()
    await page.waitForURL('**/learning')
  })

  await test.step('I answer ten questions; each explains itself and says where it comes from', async () => {
    await expect(page.getByText('Question 1 of 10')).toBeVisible()
    await expectSoundPage(page)
    for (let n = 1; n <= 10; n++) {
      await expect(page.getByText(`Question ${n} of 10`)).toBeVisible()
      await choose(page, asked, n === 2 ? 'wrong' : 'right')
      await expect(page.getByText('Source:')).toBeVisible()
      if (n <= 2) await expectSoundPage(page)
      await page.getByRole('button', { name: 'Next' }).click()
      if (n === 3 || n === 8) await takeBreak(page)
    }
    await expect(page.getByText('You got 9 of 10 right.')).toBeVisible()
    await expectSoundPage(page)
    await page.getByRole('button', { name: 'Practice Again' }).click()
    await expect(page.getByText('Question 1 of 10')).toBeVisible()
  })

  await test.step('Pip has grown: levels, a stage, experience', async () => {
    await page.getByRole('link', { name: 'Home' }).first().click()
    await expect(page.getByText('Baby Hatchling')).toBeVisible()
    await expectSoundPage(page)
    for (const path of ['/progress', '/topics', '/pet-room', '/goodbye', '/subscribe', '/no-such-page']) {
      await page.goto(path)
      await expect(page.getByRole('heading').first()).toBeVisible()
      await expectSoundPage(page)
    }
  })

  const before = await standing(page)
  expect(before.level).toBeGreaterThan(1)
  expect(before.totalQuestions).toBe(10)

  await test.step('I close everything, the server dies and comes back, I sign in: all of it is there', async () => {
    await page.context().clearCookies()
    await page.evaluate(() => localStorage.clear())
    await product.killAndRestart()
    await page.goto('/')
    await page.getByRole('button', { name: 'Login' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Email').fill(email)
    await dialog.getByLabel('Password', { exact: true }).fill(password)
    await dialog.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByRole('heading', { name: 'Pip', exact: true })).toBeVisible()
    expect(await standing(page)).toEqual(before)
  })

  await test.step('I log out and am a visitor again', async () => {
    await page.getByRole('button', { name: 'your account' }).click()
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByText('You have been successfully logged out.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Start Learning' }).first()).toBeVisible()
  })
})

/** What the server holds of the pet and the topics, without what time alone changes. */
async function standing(page: Page) {
  return await page.evaluate(async () => {
    const pet = await (await fetch('/api/creature')).json()
    const topics = (await (await fetch('/api/topics')).json()) as { topicId: string; questionsCompleted: number }[]
    const { id, name, level, experience, evolutionStage, totalQuestions, correctAnswers } = pet
    return {
      id,
      name,
      level,
      experience,
      evolutionStage,
      totalQuestions,
      correctAnswers,
      topics: topics.map(({ topicId, questionsCompleted }) => [topicId, questionsCompleted]),
    }
  })
}
