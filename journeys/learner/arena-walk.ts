import type { Page } from '@playwright/test'
import { expect, newAddress } from '../server.ts'
import { expectSoundPage } from '../sound-page.ts'

export interface Asked {
  id: string
  topicId: string
  question: string
  options: string[]
  correctAnswer: number
  difficulty: 'easy' | 'medium' | 'hard' | 'expert'
}

/** Every question that the page was given, as it came over the wire. */
export function listenForQuestions(page: Page): Asked[] {
  const asked: Asked[] = []
  page.on('response', async response => {
    if (!response.url().endsWith('/api/questions/generate') || !response.ok()) return
    asked.push(...((await response.json()) as { questions: Asked[] }).questions)
  })
  return asked
}

/** The question on the screen. The page may show it before the walk has heard of the reply that it came in. */
export async function questionShown(page: Page, asked: readonly Asked[]): Promise<Asked> {
  const options = page.getByRole('list', { name: 'Options' }).getByRole('button')
  await expect(options).toHaveCount(4)
  let known: Asked | undefined
  await expect(async () => {
    const shown = await options.allInnerTexts()
    const stem = await page.getByRole('heading', { level: 2 }).first().textContent()
    known = asked.find(
      each =>
        each.question.startsWith((stem ?? '').trim()) && each.options.every((option, i) => shown[i]?.includes(option)),
    )
    expect(known, `“${stem}” was never asked`).toBeDefined()
  }).toPass()
  return known as Asked
}

/** Answers the question on the screen by keyboard. */
export async function choose(page: Page, asked: readonly Asked[], how: 'right' | 'wrong'): Promise<Asked> {
  const question = await questionShown(page, asked)
  const chosen = how === 'right' ? question.correctAnswer : (question.correctAnswer + 1) % 4
  await page.keyboard.press(String(chosen + 1))
  return question
}

/** Completes a break and continues. */
export async function takeBreak(page: Page): Promise<void> {
  const goOn = page.getByRole('region', { name: 'A little break' }).getByRole('button', { name: 'Continue' })
  await expect(goOn).toBeFocused()
  await expectSoundPage(page)
  await goOn.click()
}

/** Signs up without the page, with a pet and topics, and goes to the arena. */
export async function startWith(page: Page, name: string, topicIds: readonly string[]): Promise<void> {
  const post = async (path: string, data: unknown) => {
    expect((await page.request.post(path, { data })).ok(), path).toBe(true)
  }
  await post('/api/auth/signup', {
    email: newAddress(),
    username: name,
    password: 'a long enough password',
  })
  await post('/api/creature/create', { name: 'Pip' })
  for (const topicId of topicIds) await post('/api/topics', { topicId })
  await page.goto('/learning')
}
