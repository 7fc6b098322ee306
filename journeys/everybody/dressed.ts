import type { Page } from '@playwright/test'

type Reply = Record<string, unknown>

/** Has a call answer as the server does, with some of it changed: a year of learning takes a year to earn. */
async function dress(page: Page, path: string, change: (reply: Reply) => unknown): Promise<void> {
  await page.route(`**${path}`, async route => {
    if (route.request().method() !== 'GET') return route.fallback()
    const response = await route.fetch()
    await route.fulfill({ response, json: change((await response.json()) as Reply) })
  })
}

/** Someone who has been here for half a year: a grown pet, topics in all states, reviews that are due, a full calendar. */
export async function halfAYear(page: Page): Promise<void> {
  await dress(page, '/api/creature', pet => ({
    ...pet,
    level: 212,
    evolutionStage: 106,
    experience: 14_250,
    maxExperience: 21_200,
    happiness: 84,
    energy: 46,
    health: 91,
    intelligence: 38.4,
    visitStreak: 23,
    learningVelocity: 2.4,
    totalQuestions: 4218,
    correctAnswers: 3611,
  }))
  await dress(page, '/api/auth/me', user => ({ ...user, learningStreak: 23, longestStreak: 41 }))
  await dress(page, '/api/topics', topics => {
    const held = (topics as unknown as Reply[]).map((topic, i) => ({
      ...topic,
      masteryLevel: [72, 31, 100, 4][i % 4],
      questionsCompleted: [25, 9, 88, 1][i % 4],
      dueReviews: [7, 0, 3, 0][i % 4],
    }))
    const own = { id: 'own', topicId: 'own', topicName: 'Deep-sea animals and how they glow', isCustom: true }
    return [...held, { ...held[0], ...own, masteryLevel: 12, questionsCompleted: 4, correctAnswers: 3, dueReviews: 2 }]
  })
  await dress(page, '/api/guardian/view', view => ({
    ...view,
    days: (view.days as Reply[]).map((each, i) => ({ ...each, seconds: i % 7 === 3 ? 0 : 240 + ((i * 611) % 2100) })),
  }))
  await dress(page, '/api/progress', ({ achievements, ...progress }) => ({
    ...progress,
    totalQuestions: 4218,
    correctAnswers: 3611,
    accuracy: 86,
    learningStreak: 23,
    longestStreak: 41,
    visitStreak: 23,
    today: { answered: 7, correct: 6, goal: 10 },
    achievements: (achievements as Reply[]).map((each, i) =>
      i % 3 === 2 ? each : { ...each, achieved: true, achievedAt: '2026-05-04T16:20:00Z' },
    ),
  }))
  await dress(page, '/api/progress/history', history => {
    const today = Date.parse(`${String(history.today)}T00:00:00Z`)
    const weeks = history.weeks as string[]
    return {
      ...history,
      activity: Array.from({ length: 180 }, (_, i) => i)
        .filter(i => i % 9 !== 4)
        .map(i => ({
          day: new Date(today - (179 - i) * 86_400_000).toISOString().slice(0, 10),
          answered: 4 + ((i * 7) % 23),
          correct: 3 + ((i * 5) % 20),
          activeSeconds: 120 + ((i * 37) % 900),
        })),
      topics: (history.topics as Reply[]).map((topic, t) => ({
        ...topic,
        mastery: weeks.map((_, w) => Math.min(100, Math.round((w * (90 - 17 * t)) / weeks.length))),
        rememberedToday: 18.5 - 3 * t,
        rememberedLater: 12.1 - 2 * t,
      })),
      forecast: { known: 96, remembered: Array.from({ length: 31 }, (_, day) => 88 - 1.2 * day) },
      levels: [
        { difficulty: 'easy', answered: 900, right: 860 },
        { difficulty: 'medium', answered: 1800, right: 1560 },
        { difficulty: 'hard', answered: 1200, right: 980 },
        { difficulty: 'expert', answered: 318, right: 211 },
      ],
    }
  })
}

/** Everything the page asks for is on its way and never comes; who is there is known. */
export async function nothingComes(page: Page): Promise<void> {
  await page.route(/\/api\/(?!auth\/me)/, () => new Promise<never>(() => undefined))
}

/** Everything the page asks for fails; who is there is known. */
export async function everythingFails(page: Page): Promise<void> {
  await page.route(/\/api\/(?!auth\/me)/, route =>
    route.fulfill({ status: 500, json: { error: 'The kettle is broken. Please try again.', code: 'unexpected' } }),
  )
}
