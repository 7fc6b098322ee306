import { expect, test } from '../server.ts'
import { expectSoundPage } from '../sound-page.ts'
import { startWith } from './arena-walk.ts'

test.use({ expectedComplaints: [/status of 50\d|ERR_FAILED|status of 404 .*attached_assets/] })

test('an error in the arena is shown, retried and recovered from', async ({ page }) => {
  const generate = '**/api/questions/generate'
  let asked = 0
  const answerWith = async (status: number, error: string) => {
    asked = 0
    await page.unrouteAll()
    await page.route(generate, route => {
      asked += 1
      return route.fulfill({ status, json: { error, code: 'unexpected' } })
    })
  }

  await test.step('a time-out is tried once more, then says so', async () => {
    await answerWith(504, 'Request timed out. Please try again.')
    await startWith(page, 'Cleo', ['science'])
    await expect(page.getByRole('heading', { name: 'Taking longer than expected' })).toBeVisible()
    await expect(page.getByText('Creating questions is taking longer than expected.')).toBeVisible()
    expect(asked).toBe(2)
    await expectSoundPage(page)
  })

  await test.step('another fault is tried twice more', async () => {
    await answerWith(500, 'The kettle is broken')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    expect(asked).toBe(3)
  })

  await test.step('without a connection it says what to check', async () => {
    await page.unrouteAll()
    await page.route(generate, route => route.abort())
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByText('Cannot connect to the server. Please check your internet connection')).toBeVisible()
  })

  await test.step('a low pool and a picture that is gone are said, and a hint that does not come is no loss', async () => {
    await page.unrouteAll()
    await page.route(generate, async route => {
      const response = await route.fetch()
      const batch = (await response.json()) as { questions: object[] }
      const questions = batch.questions.map(question => ({ ...question, relatedImageUrl: 'attached_assets/gone.png' }))
      const poolStatus = { unansweredQuestions: 4, needsMoreQuestions: true, moreComing: true }
      await route.fulfill({ response, json: { ...batch, questions, poolStatus } })
    })
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByText('Question 1 of 10')).toBeVisible()
    await expect(page.getByText('Image unavailable')).toBeVisible()
    await expect(page.getByText('Running low on questions. New challenges will be generated soon!')).toBeVisible()

    await page.route('**/hint', route => route.fulfill({ status: 500, json: { error: 'No.', code: 'unexpected' } }))
    await page.getByRole('button', { name: 'Hint' }).click()
    await expect(page.getByText("We couldn't get a hint. Please try again.")).toBeVisible()
    await page.unroute('**/hint')
    await page.getByRole('button', { name: 'Hint' }).click()
    await expect(page.getByText('Not this one', { exact: true })).toBeVisible()
  })

  await test.step('an answer that did not arrive is sent again', async () => {
    await page.route('**/answer', route => route.abort())
    await page.getByRole('list', { name: 'Options' }).getByRole('button', { disabled: false }).first().click()
    await expect(page.getByText('Failed to update your creature. Please try again.')).toBeVisible()
    await page.unroute('**/answer')
    await page.getByRole('button', { name: 'Send again' }).click()
    await expect(page.getByRole('button', { name: 'Send again' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Next' })).toBeFocused()
  })
})
