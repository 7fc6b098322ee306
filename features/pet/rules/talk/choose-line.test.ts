import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededDice } from '#kit/random/dice.ts'
import { TEMPERAMENTS } from '../traits.ts'
import { chooseLine, keyOf, memoryOfLines } from './choose-line.ts'
import { plainContext as plain } from './example-context.ts'
import type { TalkContext } from './talk-context.ts'
import { THEMES, themesFor } from './themes.ts'

const lines = THEMES.flatMap(theme => theme.lines)
const stat = fc.integer({ min: 0, max: 100 })
const count = fc.integer({ min: 0, max: 40 })
const topics = [
  { topicId: 'art', name: 'Art & Design' },
  { topicId: 'custom-1', name: 'Volcanoes' },
]
const anyPet: fc.Arbitrary<TalkContext> = fc.record({
  temperament: fc.constantFrom(...TEMPERAMENTS),
  asleep: fc.boolean(),
  hour: fc.integer({ min: 0, max: 23 }),
  happiness: stat,
  health: stat,
  energy: stat,
  level: fc.integer({ min: 1, max: 2500 }),
  stage: fc.integer({ min: 0, max: 999 }),
  form: fc.constant('Grand Sage'),
  learningStreak: count,
  visitStreak: count,
  answeredToday: count,
  dailyGoal: fc.integer({ min: 5, max: 50 }),
  answered: count,
  topics: fc.subarray(topics),
  due: fc.option(fc.record({ topic: fc.constant('Volcanoes'), questions: fc.integer({ min: 1, max: 30 }) })),
  learned: fc.option(fc.constant('Lima is the capital of Peru.')),
})

test('there are more than four hundred and fifty lines, each of them different', () => {
  const distinct = new Set(
    lines.map(line =>
      line
        .toLowerCase()
        .replace(/[^\p{L}\d{}]+/gu, ' ')
        .trim(),
    ),
  )
  expect(distinct.size).toBe(lines.length)
  expect(distinct.size).toBeGreaterThan(450)
  expect(new Set(lines.map(keyOf)).size).toBe(lines.length)
})

test('no line repeats within twenty, awake or asleep', () => {
  fc.assert(
    fc.property(anyPet, fc.integer(), (pet, seed) => {
      const luck = seededDice(seed)
      let said: readonly number[] = []
      const heard: number[] = []
      for (let turn = 0; turn < 60; turn++) {
        said = chooseLine(pet, said, luck).said
        heard.push(said[0] ?? 0)
      }
      for (let from = 0; from + memoryOfLines <= heard.length; from++)
        expect(new Set(heard.slice(from, from + memoryOfLines)).size).toBe(memoryOfLines)
      expect(said.length).toBe(memoryOfLines)
    }),
    { numRuns: 60 },
  )
})

test('every blank is filled in, and every line fits into the speech bubble', () => {
  fc.assert(
    fc.property(anyPet, fc.integer(), (pet, seed) => {
      const { message } = chooseLine(pet, [], seededDice(seed))
      expect(message).not.toMatch(/[{}]|undefined|null|NaN|\bno (day|question)s\b/)
      expect(message.length).toBeLessThanOrEqual(160)
    }),
    { numRuns: 2000 },
  )
})

test('what a pet says fits its character, the hour and its learner, and is always true', () => {
  const said = (pet: TalkContext) => new Set(themesFor(pet).flatMap(theme => theme.lines))
  const brave = said(plain)
  expect(brave).toContain('I’m the captain of this rug. You may come aboard.')
  expect(said({ ...plain, temperament: 'gentle' })).not.toContain('I’m the captain of this rug. You may come aboard.')
  expect(brave).toContain('Good morning! I’ve yawned twice already.')
  expect(said({ ...plain, hour: 21 })).not.toContain('Good morning! I’ve yawned twice already.')
  const all = [...said({ ...plain, topics })].join(' ')
  expect(all).not.toMatch(/\{(fact|streak|due|visits|today)/)
  expect(all).toContain('Mona Lisa')
  expect(all).not.toContain('octopus')
  expect([...said({ ...plain, asleep: true })].every(line => /^(Zzz|Mmh)…/.test(line))).toBe(true)
})

test.each([
  [
    'asks anyone to stay or to come back',
    /\b(stay|don.t go|do not go|come back|leave me|miss(ed)? you|lonely|forgot(ten)? me|wait(ed|ing) for you)\b/i,
  ],
  ['speaks of money', /\b(pay|buy|price|money|premium|subscri\w+|member|dollars?|purchase)\b/i],
  [
    'asks for anything personal',
    /\byour (name|age|birthday|address|school|parents?|mother|father|phone|password|family|home|town|friends?)\b|where do you|how old|what is your|who are you/i,
  ],
  [
    'threatens or guilts',
    /\b(die|dead|kill|hate|stupid|dumb|your fault|because of you|disappoint\w*|ashamed|you (must|should|have to))\b/i,
  ],
])('no line %s', (_, pattern) => {
  expect(lines.filter(line => pattern.test(line))).toEqual([])
})
