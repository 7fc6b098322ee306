import { expect, test } from 'vitest'
import { seededDice } from '#kit/random/dice.ts'
import type { Draft } from './draft.ts'
import { smallPack } from './examples/small-pack.ts'
import { unweighed } from './fairness.ts'
import { nearYears } from './from-pack/near-numbers.ts'
import { check } from './gate.ts'
import type { Pack } from './pack.ts'
import { packAuthor, writeFromPack } from './pack-author.ts'
import { indexPack } from './pack-index.ts'
import { packKnowledge } from './pack-knowledge.ts'

const index = indexPack(smallPack)
const author = packAuthor(index)

/** What a slot writes with many dice. */
function written(slotId: string, pack = author): Draft[] {
  const slot = pack.slots.find(one => one.id === slotId)
  return Array.from({ length: 40 }, (_, seed) => slot?.write(seededDice(seed), unweighed)).flatMap(draft => draft ?? [])
}

const options = (drafts: readonly Draft[]) => new Set(drafts.flatMap(draft => draft.distractors.map(d => d.text)))

test('asks for the object, with siblings and a note for each', () => {
  const drafts = written('cap-peru/forward')
  const [draft] = drafts
  expect(draft?.stem).toBe('What is the capital of Peru?')
  expect(draft?.key).toBe('Lima')
  expect(draft?.explanation).toBe('Lima is the capital of Peru. It lies by the sea.')
  expect(draft?.source).toEqual({ title: 'An atlas', url: 'https://en.wikipedia.org/wiki/Atlas' })
  const quito = drafts.flatMap(one => one.distractors).find(d => d.text === 'Quito')
  expect(quito?.why).toBe('Quito is the capital of Ecuador.')
})

test('a pair in avoid is never in one question', () => {
  const together = packAuthor(indexPack({ ...smallPack, avoid: [] }))
  expect(options(written('cap-norway/forward', together))).toContain('Helsinki')
  expect(options(written('cap-norway/forward'))).not.toContain('Helsinki')
  const subjectsApart = packAuthor(indexPack({ ...smallPack, avoid: [['Norway', 'Finland']] }))
  expect(options(written('cap-norway/forward', subjectsApart))).not.toContain('Helsinki')
})

test('asks for the subject, and another subject of the same object is not a distractor', () => {
  const [draft] = written('cap-peru/inverse')
  expect(draft?.stem).toBe('Of which country is Lima the capital?')
  expect(draft?.key).toBe('Peru')
})

test('a second object of the same subject is never a distractor', () => {
  for (const id of ['lang-peru-es/forward', 'lang-peru-qu/forward']) {
    const drafts = written(id)
    expect(drafts).toEqual([])
  }
  const richer = packAuthor(indexPack(withFacts({ s: 'colombia', o: 'Polish' }, { s: 'venezuela', o: 'Aymara' })))
  const drafts = written('lang-peru-es/forward', richer)
  expect(drafts.length).toBe(40)
  expect(options(drafts)).not.toContain('Quechua')
})

/** The small pack with more languages, so that a language question has enough wrong options. */
function withFacts(...facts: { s: string; o: string }[]): Pack {
  const more = facts.map((fact, i) => ({ id: `more-${i}`, ...fact, r: 'language', level: 2 as const, source: 'atlas' }))
  return { ...smallPack, facts: [...smallPack.facts, ...more] }
}

test('an open relation with shared objects is not asked about', () => {
  expect(author.slots.some(slot => slot.id.startsWith('visit-'))).toBe(false)
})

test('wrong years are near the right one, on both sides over time, and never in the future', () => {
  const drafts = written('free-finland/forward')
  const years = drafts.flatMap(draft => draft.distractors.map(d => Number(d.text)))
  expect(Math.min(...years)).toBeGreaterThan(1850)
  expect(Math.max(...years)).toBeLessThanOrEqual(2026)
  expect(years.some(year => year > 1917) && years.some(year => year < 1917)).toBe(true)
  expect(years).not.toContain(1917)
  const norway = drafts.flatMap(draft => draft.distractors).find(d => d.text === '1905')
  expect(norway?.why).toBe('Norway became independent in 1905.')
})

test('no wrong year is in the future, and there is no year 0', () => {
  for (let seed = 0; seed < 200; seed++) {
    expect(Math.max(...nearYears(2019, 1, 2026, seededDice(seed)))).toBeLessThanOrEqual(2026)
    expect(nearYears(150, 2, 2026, seededDice(seed))).not.toContain(0)
  }
})

test('the first of four is the first', () => {
  const drafts = written('free-colombia/order')
  expect(drafts.length).toBeGreaterThan(0)
  for (const draft of drafts) {
    expect(draft.key).toBe('Colombia')
    expect(options([draft])).not.toContain('Venezuela')
    expect(draft.factIds).toHaveLength(4)
  }
  expect(written('free-finland/order')).toEqual([])
})

test("the odd one out doesn't share the others' object", () => {
  const drafts = written('lang-norway/odd')
  expect(drafts[0]?.stem).toBe('In which of these countries is Spanish NOT a language of the state?')
  expect(drafts[0]?.key).toBe('Norway')
  expect(options(drafts)).toEqual(new Set(['Peru', 'Ecuador', 'Colombia', 'Venezuela']))
})

test('a subject that shares the object among others is not the odd one out', () => {
  expect(written('lang-peru-qu/odd')).toEqual([])
})

test('misconceptions come first, each with its reason, and a unit is printed once', () => {
  const drafts = written('regions-finland/forward')
  expect(drafts[0]?.key).toBe('19 regions')
  expect(drafts[0]?.explanation).toBe('Finland has 19 regions.')
})

test('a written item keeps three of its distractors and their notes', () => {
  const drafts = written('i-map')
  expect(drafts[0]?.distractors).toHaveLength(3)
  expect(options(drafts)).toEqual(new Set(['Down', 'Left', 'Right', 'In the middle']))
  for (const draft of drafts) expect(draft.distractors.every(d => d.why !== undefined)).toBe(true)
})

test('the same dice write the same draft', () => {
  expect([...writeFromPack(smallPack, 'all', seededDice(5))]).toEqual([
    ...writeFromPack(smallPack, 'all', seededDice(5)),
  ])
  expect([...writeFromPack(smallPack, 1, seededDice(5))].map(draft => draft.level)).toEqual([1])
})

test('two thousand drafts pass the gate', () => {
  const knowledge = packKnowledge(index)
  let drafts = 0
  for (let seed = 0; seed < 100; seed++) {
    for (const draft of writeFromPack(smallPack, 'all', seededDice(seed))) {
      drafts++
      expect(check(draft, { knowledge, packYear: 2026 }).reasons.filter(r => r.level === 'hard')).toEqual([])
    }
  }
  expect(drafts).toBeGreaterThan(2000)
})
