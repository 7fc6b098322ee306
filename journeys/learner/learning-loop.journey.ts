import type { Page } from '@playwright/test'
import { experienceFor } from '#pet/rules/experience.ts'
import { expect, test } from '../server.ts'
import { expectSoundPage } from '../sound-page.ts'
import { choose, listenForQuestions, questionShown, startWith } from './arena-walk.ts'

// A round of mistakes where there are none any more.
test.use({ expectedComplaints: [/status of 404 .*\/api\/questions\/generate\)$/] })

const number = (page: Page, of: number) => page.getByText(`Question ${of} of 10`)

test('by keyboard alone: a hint, a round taken up again, a mistake put right, and a mix of topics', async ({
  page,
}) => {
  const asked = listenForQuestions(page)
  await startWith(page, 'Bo', ['science', 'history'])

  await test.step('H strikes out one wrong option and says why; the right answer then earns half', async () => {
    await expect(number(page, 1)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Hint' })).toHaveAccessibleDescription(/half the reward/)
    await page.keyboard.press('h')
    const struck = page.getByRole('list', { name: 'Options' }).getByRole('button', { name: 'Not this one' })
    await expect(struck).toBeDisabled()
    await expect(page.getByText(/^Not this one: .+\. .+/)).toBeAttached()
    await expectSoundPage(page)

    const question = await questionShown(page, asked)
    expect(await struck.textContent()).not.toContain(question.options[question.correctAnswer])
    const reply = page.waitForResponse('**/answer')
    await choose(page, asked, 'right')
    const answer = await reply
    expect((answer.request().postDataJSON() as { secondsTaken: number }).secondsTaken).toBeGreaterThan(0)
    const { feedingResult } = (await answer.json()) as {
      feedingResult: { statChanges: { experience: number }; multipliers: { total: number } }
    }
    const whole = experienceFor(question.difficulty, 1, feedingResult.multipliers.total)
    expect(Math.abs(2 * feedingResult.statChanges.experience - whole)).toBeLessThanOrEqual(2)
    await expect(page.getByText("That's right!")).toBeVisible()
    await page.keyboard.press('Enter')
  })

  const mistaken = await test.step('a wrong answer appears among my mistakes', async () => {
    await expect(number(page, 2)).toBeVisible()
    const question = await choose(page, asked, 'wrong')
    await expect(page.getByText('Not quite.')).toBeVisible()
    await expect(page.getByRole('tab', { name: 'My mistakes 1 question' })).toBeVisible()
    await page.keyboard.press('Enter')
    return question
  })

  await test.step('after a reload the round goes on at the same question, with the score', async () => {
    await expect(number(page, 3)).toBeVisible()
    const before = await questionShown(page, asked)
    await page.reload()
    await expect(number(page, 3)).toBeVisible()
    expect((await questionShown(page, asked)).id).toBe(before.id)
    await expect(page.getByRole('tab', { name: 'Science 1 of 2 right' })).toBeVisible()
  })

  await test.step('the mistake, put right, leaves the list', async () => {
    await tabTo(page, '[role="tab"][aria-selected="true"]')
    await page.keyboard.press('End')
    await expect(page).toHaveURL(/topic=mistakes/)
    await expect(page.getByText('Question 1 of 1')).toBeVisible()
    expect((await choose(page, asked, 'right')).id).toBe(mistaken.id)
    await expect(page.getByRole('article').getByText('Science', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Next' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText("You've fixed all your mistakes!")).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'No mistakes to fix' })).toBeVisible()
    await expectSoundPage(page)
  })

  await test.step('the way on is a mix, in which each question names its topic', async () => {
    await tabTo(page, 'section button')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('tab', { name: 'Mixed' })).toBeFocused()
    const named = new Set<string>()
    for (let n = 1; n <= 3; n++) {
      await expect(number(page, n)).toBeVisible()
      const { topicId } = await choose(page, asked, 'right')
      const name = { science: 'Science', history: 'History' }[topicId] ?? 'another topic'
      await expect(page.getByRole('article').getByText(name, { exact: true })).toBeVisible()
      named.add(name)
      if (n === 1) await expectSoundPage(page)
      await expect(page.getByRole('button', { name: 'Next' })).toBeFocused()
      await page.keyboard.press('Enter')
    }
    expect([...named].sort()).toEqual(['History', 'Science'])
    await expect(page.getByRole('region', { name: 'A little break' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(number(page, 4)).toBeVisible()
  })

  await test.step('a reload stays with the mix', async () => {
    await page.reload()
    await expect(page.getByRole('tab', { name: 'Mixed 3 of 3 right' })).toHaveAttribute('aria-selected', 'true')
    await expect(number(page, 4)).toBeVisible()
  })
})

/** Presses Tab until the keyboard is there. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let steps = 0; steps < 40; steps++) {
    if (await page.evaluate(there => document.activeElement?.matches(there), selector)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never comes to ${selector}`)
}
