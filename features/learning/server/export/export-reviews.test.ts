import { type Card, createEmptyCard, fsrs, type Grade } from 'ts-fsrs'
import { afterAll, expect, test } from 'vitest'
import { currentUser } from '#account/contract.ts'
import type { Visitor } from '#testing/app/test-app.ts'
import { startTestApp } from '#testing/app/test-app.ts'
import { ownStability, recallAfter } from '#topics/rules/forgetting.ts'
import { forgettingOffsetAfter } from '../../rules/forgetting-offset.ts'

const app = await startTestApp({ at: new Date('2026-03-01T12:00:00Z'), environment: { EXPORTS_PER_HOUR: '100' } })
afterAll(() => app.close())
const day = 86_400_000

async function fetched(learner: Visitor, path: string) {
  const response = await learner.send('GET', path)
  expect(response.status).toBe(200)
  return { text: await response.text(), headers: response.headers }
}

/** A learner who came on eight days over two months, was now right and now wrong, quick and slow. */
async function practised(): Promise<Visitor> {
  const learner = await app.newcomer({ pet: 'Pip', topics: ['art'] })
  for (const [visit, pause] of [1, 1, 2, 3, 5, 8, 13, 21].entries()) {
    for (const [n, each] of (await learner.questions('art')).entries()) {
      app.clock.pass(20_000 + n * 1500)
      const { status } = await learner.answer(each, {
        right: (n + visit) % 4 !== 0,
        secondsTaken: n === 5 ? 20 : 2 + ((n * 3 + visit) % 9),
      })
      expect(status).toBe(200)
      // A second answer of the day is practice: no review.
      if (n === 3) await learner.answer(each, { right: true })
    }
    app.clock.pass(pause * day)
    await learner.signInAgain()
  }
  return learner
}

test('a scheduler that replays the reviews plans every question for the very moment at which it is due here', async () => {
  const learner = await practised()
  const { text, headers } = await fetched(learner, '/api/account/export/reviews.csv')
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(headers.get('content-disposition')).toBe('attachment; filename="mindling-reviews.csv"')
  const [head, ...lines] = text.trimEnd().split('\n')
  expect(head).toBe('card_id,review_time,review_rating,review_state,review_duration')
  expect(lines).toHaveLength(80)
  const scheduler = fsrs({ request_retention: 0.9, enable_fuzz: false, enable_short_term: false })
  const cards = new Map<number, { card: Card; due: Date }>()
  const ratings = new Set<number>()
  // This learner's forgetting offset lengthens or shortens the intervals that FSRS plans.
  let [offset, answers, firsts] = [0, 0, 0]
  for (const line of lines) {
    const [id = 0, time = 0, rating = 0, state, duration] = line.split(',').map(Number)
    ratings.add(rating)
    const at = new Date(time)
    const before = cards.get(id)?.card
    expect([id, state]).toEqual([id, before ? 2 : 0])
    expect(duration).toBeGreaterThan(0)
    if (before?.last_review) {
      const days = (at.getTime() - before.last_review.getTime()) / day
      const recall = recallAfter(days, ownStability(before.stability, offset))
      offset = forgettingOffsetAfter(offset, answers - firsts, recall, rating > 1)
    } else firsts++
    // The second answer of each visit's fourth question counts as an answer too.
    answers += answers % 11 === 3 ? 2 : 1
    const { card } = scheduler.next(before ?? createEmptyCard(at), at, rating as Grade)
    const wait = Math.max(1, Math.round(ownStability(card.scheduled_days, offset)))
    cards.set(id, { card, due: new Date(time + wait * day) })
  }
  expect([...ratings].toSorted()).toEqual([1, 2, 3, 4])
  const { rows } = await app.db.query(
    'select question_id, stability, difficulty, state, reviews, lapses, due_at from memory order by question_id',
  )
  expect(rows.length).toBe(cards.size)
  const replayed = [...cards].toSorted(([a], [b]) => a - b)
  for (const [i, [id, { card, due }]] of replayed.entries()) {
    expect(rows[i]).toEqual({
      question_id: id,
      stability: card.stability,
      difficulty: card.difficulty,
      state: card.state,
      reviews: card.reps,
      lapses: card.lapses,
      due_at: due,
    })
  }
})

test('cards for Anki have question and options, answer, explanation and source, each in its column', async () => {
  const learner = await app.newcomer({ pet: 'Pip', topics: ['music'] })
  const [question] = await learner.questions('music')
  if (!question) throw new Error('no question came')
  await learner.answer(question)
  const { text, headers } = await fetched(learner, '/api/account/export/cards.txt')
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const lines = text.trimEnd().split('\n')
  expect(lines.filter(line => line.startsWith('#'))).toEqual([
    '#separator:tab',
    '#html:true',
    '#guid column:1',
    '#tags column:6',
    '#columns:Guid\tQuestion\tAnswer\tExplanation\tSource\tTags',
  ])
  const cards = lines.slice(5).map(line => line.split('\t').map(field => field.slice(1, -1)))
  expect(cards).toHaveLength(10)
  const card = cards.find(([guid]) => guid === `mindling-${question.id}`)
  const options = question.options.map((option, i) => `${'ABCD'[i]}. ${option}`)
  expect(card).toEqual([
    `mindling-${question.id}`,
    [question.question, '', ...options].join('<br>'),
    question.options[question.correctAnswer],
    question.explanation,
    'A page to read<br>https://example.org/page',
    'mindling Music',
  ])
})

test('of another learner nothing is in either, and a stranger gets neither', async () => {
  const learner = await app.newcomer({ pet: 'Pip' })
  expect((await fetched(learner, '/api/account/export/reviews.csv')).text.trimEnd().split('\n')).toHaveLength(1)
  expect((await fetched(learner, '/api/account/export/cards.txt')).text.trimEnd().split('\n')).toHaveLength(5)
  for (const path of ['reviews.csv', 'cards.txt']) {
    const response = await app.visitor().send('GET', `/api/account/export/${path}`)
    await response.text()
    expect(response.status).toBe(401)
  }
})

test('a long history comes whole, each review once and in order', async () => {
  const learner = await app.newcomer({ pet: 'Pip', topics: ['art'] })
  const { id } = await learner.done(currentUser)
  await app.db.query(
    `insert into answer (learner_id, attempt, question_id, chosen, correct, experience, day, answered_at, grade, seconds)
     select $1, 'try ' || n, 1 + n % 7, 0, true, 0, '2026-01-01', '2026-01-01'::timestamptz + (n / 2) * interval '1 s', 3, 4
     from generate_series(1, 20_003) n`,
    [id],
  )
  const { text } = await fetched(learner, '/api/account/export/reviews.csv')
  const lines = text.trimEnd().split('\n').slice(1)
  expect(lines).toHaveLength(20_003)
  const times = lines.map(line => Number(line.split(',')[1]))
  expect(times).toEqual(times.toSorted((a, b) => a - b))
  // Seven questions were met for the first time, each once.
  expect(lines.filter(line => line.split(',')[3] === '0')).toHaveLength(7)
  expect(new Set(lines).size).toBe(20_003)
})
