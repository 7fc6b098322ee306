import { expect, test } from 'vitest'
import { seededDice } from '#kit/random/dice.ts'
import { plainContext } from './talk/example-context.ts'
import type { TalkContext } from './talk/talk-context.ts'
import { think } from './thought.ts'

const pet: TalkContext = { ...plainContext, temperament: 'dreamy' }
const thoughtsOf = (of: Partial<TalkContext>) =>
  Array.from({ length: 40 }, (_, seed) => think({ ...pet, ...of }, seededDice(seed)))
const subjects = (of: Partial<TalkContext>) => new Set(thoughtsOf(of).map(({ about }) => about))

test('a pet thinks only of what is so', () => {
  expect(subjects({})).toEqual(new Set(['mood']))
  expect(subjects({ due: { topic: 'Music', questions: 2 } })).toEqual(new Set(['mood', 'review']))
  expect(subjects({ learned: 'Lima is the capital of Peru.' })).toEqual(new Set(['mood', 'learned']))
  expect(subjects({ asleep: true, learned: 'Lima is the capital of Peru.' })).toEqual(new Set(['sleep']))
})

test('a due review names its topic, a fact is quoted as it was learned', () => {
  const all = thoughtsOf({ due: { topic: 'Music', questions: 2 }, learned: 'Lima is the capital of Peru.' })
  for (const { about, text } of all) {
    if (about === 'review') expect(text).toContain('Music')
    if (about === 'learned') expect(text).toContain('Lima is the capital of Peru.')
  }
})

test('the mood is that of its stats', () => {
  const moods = (of: Partial<TalkContext>) => new Set(thoughtsOf(of).map(({ text }) => text))
  const [sad, tired, hungry, great, plain] = [
    moods({ happiness: 10, energy: 10 }),
    moods({ energy: 10 }),
    moods({ health: 60 }),
    moods({ happiness: 90, energy: 90 }),
    moods({}),
  ]
  const all = [sad, tired, hungry, great, plain].flatMap(texts => [...texts])
  expect(new Set(all).size).toBe(all.length)
})
