import { expect, test } from 'vitest'
import type { Arena, ArenaEvent } from './round-progress.ts'
import { arenaAfter, currentRound, emptyArena, startRound } from './round-progress.ts'

const after = (events: readonly ArenaEvent[], from: Arena = emptyArena) => events.reduce(arenaAfter, from)
const opened = (length: number, topicId = 'science') =>
  after([{ type: 'topic-opened', topicId }, arrived(length, { topicId })])
const arrived = (length: number, than: Partial<Extract<ArenaEvent, { type: 'round-arrived' }>> = {}): ArenaEvent => ({
  type: 'round-arrived',
  topicId: 'science',
  roundId: 'first',
  length,
  answered: 0,
  correct: 0,
  ...than,
})
const choose = (correct: boolean, option = 1): ArenaEvent => ({ type: 'option-chosen', option, correct })
const next: ArenaEvent = { type: 'next-asked', seed: 'any' }
const rested: ArenaEvent = { type: 'break-ended', taken: true }
const skipped: ArenaEvent = { type: 'break-ended', taken: false }
const answer = (times: number, correct = true) => Array.from({ length: times }, () => [choose(correct), next]).flat()

test('an opened topic starts at its first question, with nothing counted', () => {
  expect(currentRound(opened(10))).toEqual(startRound('first', 10))
})

test('a choice locks the question and counts once', () => {
  const round = currentRound(after([choose(true, 2), choose(false, 3)], opened(10)))
  expect(round).toMatchObject({ chosen: 2, score: { correct: 1, total: 1 }, totalAnswered: 1, answeredSinceBreak: 1 })
})

test('Next needs a choice, and unlocks the following question', () => {
  expect(currentRound(after([next], opened(10)))).toMatchObject({ index: 0 })
  expect(currentRound(after([choose(false), next], opened(10)))).toMatchObject({
    index: 1,
    chosen: null,
    score: { correct: 0, total: 1 },
  })
})

test('after the last question comes the victory, with the score kept', () => {
  const round = currentRound(after([choose(true), next, choose(false), next], opened(2)))
  expect(round).toMatchObject({ victory: true, score: { correct: 1, total: 2 } })
})

test('nothing is counted once the victory is there', () => {
  const won = after([choose(true), next], opened(1))
  expect(after([choose(true), next], won)).toBe(won)
})

test('Practice Again resets index and counters, and only after a victory', () => {
  const won = after([choose(true), next], opened(1))
  expect(currentRound(after([{ type: 'practice-again-asked' }], won))).toEqual(startRound('first', 1))
  const going = after([choose(true)], opened(3))
  expect(after([{ type: 'practice-again-asked' }], going)).toBe(going)
})

test('switching the topic keeps each score and resets the break tracking', () => {
  const science = after([choose(true), next, choose(true)], opened(10))
  const away = after([{ type: 'topic-opened', topicId: 'music' }, arrived(5, { topicId: 'music' })], science)
  expect(currentRound(away)).toEqual(startRound('first', 5))
  const back = currentRound(after([{ type: 'topic-opened', topicId: 'science' }], away))
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

test('the roundId that is there does not disturb its round; another one has a score of its own', () => {
  const going = after([choose(true)], opened(10))
  expect(after([arrived(10)], going)).toBe(going)
  const second = after([arrived(10, { roundId: 'second' })], going)
  expect(currentRound(second)).toEqual({
    ...startRound('second', 10),
    answeredSinceBreak: 1,
    totalAnswered: 1,
    totalCorrect: 1,
  })
})

test('a round in progress resumes at its first open question, with its score and new break counts', () => {
  const resumed = after([{ type: 'topic-opened', topicId: 'science' }, arrived(10, { answered: 4, correct: 3 })])
  expect(currentRound(resumed)).toMatchObject({
    index: 4,
    score: { correct: 3, total: 4 },
    totalAnswered: 0,
    answeredSinceBreak: 0,
    chosen: null,
    victory: false,
  })
  expect(currentRound(after(answer(2), resumed))).toMatchObject({ index: 6, onBreak: null })
  expect(currentRound(after(answer(3), resumed))).toMatchObject({ onBreak: 'energy-boost', score: { total: 7 } })
})

test('a round of which all is answered ends in the victory; Practice Again starts it from its first question', () => {
  const done = after([{ type: 'topic-opened', topicId: 'science' }, arrived(10, { answered: 10, correct: 7 })])
  expect(currentRound(done)).toMatchObject({ victory: true, score: { correct: 7, total: 10 } })
  expect(currentRound(after([{ type: 'practice-again-asked' }], done))).toEqual(startRound('first', 10))
})

const hint = { struck: 2, why: 'It is something else.' }
const hinted = (than: Partial<Extract<ArenaEvent, { type: 'hint-arrived' }>> = {}): ArenaEvent => ({
  type: 'hint-arrived',
  topicId: 'science',
  roundId: 'first',
  index: 0,
  hint,
  ...than,
})

test('a hint strikes out an option for good; the next question has no hint', () => {
  const helped = after([hinted()], opened(10))
  expect(currentRound(helped)).toMatchObject({ hint, chosen: null })
  expect(after([choose(false, 2)], helped)).toBe(helped)
  const chosen = after([choose(true, 1)], helped)
  expect(currentRound(chosen)).toMatchObject({ hint, chosen: 1 })
  expect(currentRound(after([next], chosen))).toMatchObject({ index: 1, hint: null })
})

test('a hint that comes too late, twice, or for another round changes nothing', () => {
  const answered = after([choose(true)], opened(10))
  expect(after([hinted()], answered)).toBe(answered)
  const gone = after([next], answered)
  expect(after([hinted()], gone)).toBe(gone)
  const helped = after([hinted()], opened(10))
  expect(after([hinted({ hint: { ...hint, struck: 3 } })], helped)).toBe(helped)
  expect(currentRound(after([hinted({ roundId: 'second' })], opened(10)))?.hint).toBeNull()
})

test('a hint reaches its question even while another topic is open', () => {
  const away = after([{ type: 'topic-opened', topicId: 'music' }, hinted()], opened(10))
  expect(away.rounds.science?.hint).toEqual(hint)
})

test('without an open round, events change nothing', () => {
  expect(after([choose(true), next], emptyArena)).toBe(emptyArena)
})

test('the third Next leads into a break in place of the next question, the fourth does not', () => {
  const onBreak = after(answer(3), opened(10))
  expect(currentRound(onBreak)).toMatchObject({ onBreak: 'energy-boost', index: 2, chosen: 1, answeredSinceBreak: 0 })
  expect(currentRound(after(answer(2), opened(10)))).toMatchObject({ onBreak: null, index: 2 })
  const fourth = after([rested, ...answer(1)], onBreak)
  expect(currentRound(fourth)).toMatchObject({ onBreak: null, index: 4, answeredSinceBreak: 1, totalAnswered: 4 })
})

test('ten questions in a row have breaks after the third and the eighth answer', () => {
  let arena = opened(10)
  const breaks: number[] = []
  for (let n = 1; n <= 10; n++) {
    arena = after(answer(1), arena)
    if (currentRound(arena)?.onBreak) breaks.push(n)
    arena = after([rested], arena)
  }
  expect(breaks).toEqual([3, 8])
  expect(currentRound(arena)).toMatchObject({ victory: true, score: { correct: 10, total: 10 } })
  expect(arena).toMatchObject({ breaksTaken: 2, lastBreaks: ['energy-boost', 'creature-play'] })
})

test('break counts carry over to the next round: breaks follow the 13th and 18th answers', () => {
  let arena = opened(10)
  const breaks: string[] = []
  for (let n = 1; n <= 20; n++) {
    arena = after(answer(1, n % 2 === 0), arena)
    const kind = currentRound(arena)?.onBreak
    if (kind) breaks.push(`${n} ${kind}`)
    arena = after([rested], arena)
    if (n === 10) arena = after([arrived(10, { roundId: 'second' })], arena)
  }
  expect(breaks.slice(0, 2)).toEqual(['3 energy-boost', '8 creature-play'])
  expect(breaks.map(each => each.split(' ')[0])).toEqual(['3', '8', '13', '18'])
  expect(breaks.slice(2).join()).toMatch(/^13 (fact|brain-break|diagram|interactive|article),18 /)
})

test('ten right answers over two rounds bring an achievement break once a break is due', () => {
  const ten = after([...answer(3), rested, ...answer(5), rested, ...answer(2, false)], opened(10))
  const onBreak = after([arrived(10, { roundId: 'second' }), ...answer(2), ...answer(1, false)], ten)
  expect(currentRound(onBreak)).toMatchObject({
    onBreak: 'achievement',
    totalCorrect: 10,
    score: { correct: 2, total: 3 },
  })
})

test('a break is taken or skipped, ends once, and both ways lead to the next question', () => {
  const onBreak = after(answer(3), opened(10))
  const taken = after([rested], onBreak)
  expect(taken.breaksTaken).toBe(1)
  expect(currentRound(taken)).toMatchObject({ onBreak: null, index: 3, chosen: null })
  expect(after([rested, skipped], taken)).toBe(taken)
  const left = after([skipped], onBreak)
  expect(left.breaksTaken).toBe(0)
  expect(currentRound(left)).toEqual(currentRound(taken))
  expect(left.lastBreaks).toEqual(['energy-boost'])
})

test('while a break is on, Next and choices change nothing', () => {
  const onBreak = after(answer(3), opened(10))
  expect(after([next, choose(true)], onBreak)).toBe(onBreak)
})

test('a break that is left for another topic is over when the learner comes back', () => {
  const away = after([{ type: 'topic-opened', topicId: 'music' }], after(answer(3), opened(10)))
  const back = after([{ type: 'topic-opened', topicId: 'science' }], away)
  expect(currentRound(back)).toMatchObject({ onBreak: null, index: 2, chosen: 1, totalAnswered: 0 })
  expect(currentRound(after([next], back))).toMatchObject({ onBreak: null, index: 3 })
  expect(back.breaksTaken).toBe(0)
})

test('a break after the last question leads to the victory', () => {
  const onBreak = after(answer(3), opened(3))
  expect(currentRound(onBreak)).toMatchObject({ onBreak: 'energy-boost', victory: false })
  expect(currentRound(after([rested], onBreak))).toMatchObject({ victory: true, onBreak: null })
})

test('the same luck brings the same break, other luck others, and never one of the last two', () => {
  const wrong = (times: number) => answer(times, false)
  const twelve = after([...wrong(3), rested, ...wrong(5), rested, ...wrong(4), choose(false)], opened(20))
  const thirteenth = (seed: string) => currentRound(after([{ type: 'next-asked', seed }], twelve))?.onBreak
  expect(thirteenth('one')).toBe(thirteenth('one'))
  const kinds = new Set(Array.from({ length: 60 }, (_, i) => thirteenth(`luck ${i}`)))
  expect(kinds.size).toBe(5)
  expect(kinds.has('energy-boost')).toBe(false)
})

test('breaks taken and the last two kinds are remembered across rounds and topics', () => {
  const won = after([...answer(3), rested], opened(3))
  const again = after([{ type: 'practice-again-asked' }, { type: 'topic-opened', topicId: 'music' }], won)
  expect(again).toMatchObject({ breaksTaken: 1, lastBreaks: ['energy-boost'] })
})
