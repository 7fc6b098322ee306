import { expect, test } from 'vitest'
import type { Arena, ArenaEvent } from './session.ts'
import { arenaAfter, emptyArena, freshSession, openSession } from './session.ts'

const after = (events: readonly ArenaEvent[], from: Arena = emptyArena) => events.reduce(arenaAfter, from)
const opened = (length: number, topicId = 'science') =>
  after([
    { type: 'topic-opened', topicId },
    { type: 'batch-arrived', topicId, batch: 'first', length },
  ])
const choose = (correct: boolean, option = 1): ArenaEvent => ({ type: 'option-chosen', option, correct })
const next: ArenaEvent = { type: 'next-asked' }

test('an opened topic starts at its first question, with nothing counted', () => {
  expect(openSession(opened(10))).toEqual(freshSession('first', 10))
})

test('a choice locks the question and counts once', () => {
  const session = openSession(after([choose(true, 2), choose(false, 3)], opened(10)))
  expect(session).toMatchObject({ chosen: 2, score: { correct: 1, total: 1 }, totalAnswered: 1, answeredSinceBreak: 1 })
})

test('Next needs a choice, and unlocks the following question', () => {
  expect(openSession(after([next], opened(10)))).toMatchObject({ index: 0 })
  expect(openSession(after([choose(false), next], opened(10)))).toMatchObject({
    index: 1,
    chosen: null,
    score: { correct: 0, total: 1 },
  })
})

test('after the last question comes the victory, with the score kept', () => {
  const session = openSession(after([choose(true), next, choose(false), next], opened(2)))
  expect(session).toMatchObject({ victory: true, score: { correct: 1, total: 2 } })
})

test('nothing is counted once the victory is there', () => {
  const won = after([choose(true), next], opened(1))
  expect(after([choose(true), next], won)).toBe(won)
})

test('Practice Again resets index and counters, and only after a victory', () => {
  const won = after([choose(true), next], opened(1))
  expect(openSession(after([{ type: 'practice-again-asked' }], won))).toEqual(freshSession('first', 1))
  const going = after([choose(true)], opened(3))
  expect(after([{ type: 'practice-again-asked' }], going)).toBe(going)
})

test('switching the topic keeps each score and resets the break tracking', () => {
  const science = after([choose(true), next, choose(true)], opened(10))
  const away = after(
    [
      { type: 'topic-opened', topicId: 'music' },
      { type: 'batch-arrived', topicId: 'music', batch: 'first', length: 5 },
    ],
    science,
  )
  expect(openSession(away)).toEqual(freshSession('first', 5))
  const back = openSession(after([{ type: 'topic-opened', topicId: 'science' }], away))
  expect(back).toMatchObject({
    index: 1,
    chosen: 1,
    score: { correct: 2, total: 2 },
    totalAnswered: 0,
    answeredSinceBreak: 0,
  })
})

test('opening the open topic again changes nothing', () => {
  const going = after([choose(true)], opened(10))
  expect(after([{ type: 'topic-opened', topicId: 'science' }], going)).toBe(going)
})

test('the batch that is there does not disturb its session, another one starts anew', () => {
  const going = after([choose(true)], opened(10))
  expect(after([{ type: 'batch-arrived', topicId: 'science', batch: 'first', length: 10 }], going)).toBe(going)
  const second = after([{ type: 'batch-arrived', topicId: 'science', batch: 'second', length: 10 }], going)
  expect(openSession(second)).toEqual(freshSession('second', 10))
})

test('without an open session events fall flat', () => {
  expect(after([choose(true), next], emptyArena)).toBe(emptyArena)
})
