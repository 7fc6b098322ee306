import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Grade } from '#learning/rules/grade.ts'
import type { Memory } from '#learning/rules/remember.ts'
import { review } from '#learning/rules/remember.ts'
import { ownStability } from '#topics/rules/forgetting.ts'
import { masteryLevel } from '#topics/rules/mastery.ts'
import type { QuestionHistory } from './mastery-over-time.ts'
import { masteryOverTime, weeksUntil } from './mastery-over-time.ts'
import { recallAt } from './recall.ts'

const day = 86_400_000
/** These learners forget a fifth sooner than FSRS says. */
const offset = Math.log(0.8)
const now = Date.parse('2026-03-10T12:00:00Z')
const weeks = weeksUntil(now)

const aReview = fc.record({ grade: fc.constantFrom<Grade[]>(1, 2, 3, 4), daysAgo: fc.integer({ min: 1, max: 200 }) })
const aQuestion = fc
  .uniqueArray(aReview, { minLength: 1, maxLength: 6, selector: ({ daysAgo }) => daysAgo })
  .map(reviews => history(reviews))

function history(reviews: readonly { grade: Grade; daysAgo: number }[]): QuestionHistory {
  const inOrder = reviews
    .map(({ grade, daysAgo }) => ({ grade, at: now - daysAgo * day }))
    .toSorted((a, b) => a.at - b.at)
  let memory: Memory | null = null
  for (const { grade, at } of inOrder) memory = review(memory, grade, new Date(at))
  return {
    memory: { stability: ownStability(memory?.stability ?? 1, offset), reviewedAt: memory?.reviewedAt.getTime() ?? 0 },
    offset,
    rightSince: inOrder.find(({ grade }) => grade > 1)?.at ?? null,
    reviews: inOrder,
  }
}

test('26 points a week apart, the last of them now', () => {
  expect(weeks).toHaveLength(26)
  expect(weeks.at(-1)).toBe(now)
  expect(weeks[0]).toBe(now - 25 * 7 * day)
})

test('the last point equals the current memories', () => {
  fc.assert(
    fc.property(fc.array(aQuestion, { maxLength: 40 }), questions => {
      const recalls = questions.filter(({ rightSince }) => rightSince !== null).map(q => recallAt(q.memory, now))
      const best = recalls.toSorted((a, b) => b - a).slice(0, 25)
      expect(masteryOverTime(questions, weeks).at(-1)).toBe(masteryLevel(best.reduce((sum, r) => sum + r, 0)))
    }),
  )
})

test('every earlier point equals what the topic list showed at that time', () => {
  fc.assert(
    fc.property(fc.array(aQuestion, { maxLength: 40 }), fc.integer({ min: 0, max: 24 }), (questions, week) => {
      const then = weeks[week] ?? now
      const asOfThen = questions.flatMap(({ reviews }) => {
        const sofar = reviews.filter(({ at }) => at <= then)
        return sofar.length > 0 ? [history(sofar.map(({ grade, at }) => ({ grade, daysAgo: (now - at) / day })))] : []
      })
      expect(masteryOverTime(questions, weeks)[week]).toBe(masteryOverTime(asOfThen, [then])[0])
    }),
  )
})

test('mastery starts with the first right answer and falls over time', () => {
  const once = Array.from({ length: 25 }, () => history([{ grade: 3, daysAgo: 30 }]))
  const points = masteryOverTime(once, weeks)
  expect(points.slice(0, 21).every(point => point === 0)).toBe(true)
  expect(points[21]).toBeGreaterThan(85)
  expect(points.slice(21)).toEqual(points.slice(21).toSorted((a, b) => b - a))
  expect(points.at(-1)).toBeLessThan(80)
})

test('a question never answered correctly does not count', () => {
  expect(masteryOverTime([history([{ grade: 1, daysAgo: 3 }])], weeks).at(-1)).toBe(0)
})

test('an answer made good counts from its own time, and an answer from the future of a clock set back counts now', () => {
  const memory = { stability: 3, reviewedAt: now + day }
  const question = { memory, offset: 0, rightSince: now + day, reviews: [{ grade: 3 as const, at: now + day }] }
  expect(masteryOverTime([question], weeks)).toEqual([...Array.from({ length: 25 }, () => 0), 4])
})
