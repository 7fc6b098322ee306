import { expect, test } from 'vitest'
import { seededDice } from '#kit/random/dice.ts'
import { packFaults } from '../pack.schema.ts'
import { writeFromPack } from '../pack-author.ts'
import type { Gloss } from './gloss.ts'
import { type GlossTopic, packFromGlosses } from './pack-from-glosses.ts'

const topic: GlossTopic = {
  id: 'dictionary/boats',
  title: 'Boats',
  version: '1',
  asOf: '2011-01-01',
  sources: [{ id: 's', title: 'A dictionary', url: 'https://example.org' }],
  families: [{ id: 'kind', forward: ['Which of these describes “{s}”?'], inverse: ['Which boat is this: {o}?'] }],
  classes: [{ id: 'boat', label: 'boat', plural: 'boats' }],
}

const gloss = (term: string, what: string, more: Partial<Gloss> = {}): Gloss => ({
  id: term,
  term,
  aka: [],
  what,
  family: 'kind',
  class: 'boat',
  within: [],
  group: false,
  level: 2,
  source: 's',
  ...more,
})

const boats = [
  gloss('canoe', 'small light boat with pointed ends that is moved by paddles'),
  gloss('ferry', 'ship that carries people and cars across a river and back'),
  gloss('tug', 'strong little ship that pulls bigger ones into the harbour'),
  gloss('raft', 'flat platform of logs tied together that floats'),
  gloss('yacht', 'elegant vessel with sails for pleasure trips or races'),
]

test('glosses become a pack that the pack author reads', () => {
  const pack = packFromGlosses(topic, boats)
  expect(packFaults('boats', pack)).toEqual([])
  const drafts = [...writeFromPack(pack, 'all', seededDice(1))]
  expect(drafts.length).toBe(10)
  expect(drafts.find(({ kind, key }) => kind === 'inverse' && key === 'raft')?.stem).toBe(
    'Which boat is this: flat platform of logs tied together that floats?',
  )
})

test.each([
  ['a kind of it', gloss('sea canoe', 'narrow craft for one person on rough water', { within: ['canoe'] })],
  ['one told much alike', gloss('kayak', 'small light boat with pointed ends moved by a double paddle')],
  ['one that speaks of it', gloss('dory', 'fishing vessel that is wider than a canoe and has oars')],
  ['a whole group of things', gloss('craft', 'anything people build for going over deep water', { group: true })],
])('%s never stands beside a thing', (_, other) => {
  const pack = packFromGlosses(topic, [...boats, other])
  for (let seed = 0; seed < 40; seed++) {
    for (const { kind, key, distractors } of writeFromPack(pack, 'all', seededDice(seed))) {
      if (kind !== 'inverse') continue
      const options = [key, ...distractors.map(({ text }) => text)]
      expect(options.includes('canoe') && options.includes(other.term)).toBe(false)
    }
  }
})

test('the first of two glosses with a common name is kept, and a family of three is dropped', () => {
  const other = gloss('dinghy', 'little rowing thing towed behind a sailing vessel', { aka: ['raft'] })
  const pack = packFromGlosses(topic, [other, ...boats])
  expect(pack.entities.map(({ name }) => name)).not.toContain('raft')
  expect(packFromGlosses(topic, boats.slice(0, 3)).facts).toEqual([])
})
