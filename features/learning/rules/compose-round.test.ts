import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededDice } from '#kit/random/dice.ts'
import { type Candidate, composeRound } from './compose-round.ts'

const candidates = (role: string, count: number, level = (n: number) => (n % 4) + 1): Candidate[] =>
  Array.from({ length: count }, (_, n) => ({
    id: `${role}${n}`,
    level: level(n),
    applied: n % 6 === 0,
    liked: false,
    skill: `${role} skill ${n % 5}`,
    factIds: [`${role} fact ${n}`],
  }))

test('the most overdue reviews come first, at most four, and the rest is fresh', () => {
  const round = composeRound(
    { due: candidates('due', 7), fresh: candidates('fresh', 48), again: candidates('again', 10) },
    2,
    seededDice('a'),
  )
  const ids = round.map(({ id }) => id).toSorted()
  expect(ids.slice(0, 4)).toEqual(['due0', 'due1', 'due2', 'due3'])
  expect(ids.slice(4).every(id => id.startsWith('fresh'))).toBe(true)
})

test('six of ten fresh ones are of the recommended level, two below and two above', () => {
  const round = composeRound({ due: [], fresh: candidates('fresh', 48), again: [] }, 2, seededDice('b'))
  expect([1, 2, 3, 4].map(level => round.filter(each => each.level === level).length)).toEqual([2, 6, 2, 0])
})

test('where a level is missing, the nearest ones fill up', () => {
  const round = composeRound({ due: [], fresh: candidates('fresh', 20, () => 3), again: [] }, 1, seededDice('c'))
  expect(round).toHaveLength(10)
})

test('with nothing fresh left, more reviews and old ones fill up; with nothing at all the round is empty', () => {
  const round = composeRound(
    { due: candidates('due', 6), fresh: [], again: candidates('again', 10) },
    2,
    seededDice('d'),
  )
  expect(round.map(({ id }) => id).filter(id => id.startsWith('due'))).toHaveLength(6)
  expect(round).toHaveLength(10)
  expect(composeRound({ due: [], fresh: [], again: [] }, 2, seededDice('e'))).toEqual([])
})

test('never more than ten, never one twice, neighbours apart, the same luck the same round', () => {
  fc.assert(
    fc.property(
      fc.nat(12),
      fc.nat(48),
      fc.nat(10),
      fc.integer({ min: 1, max: 4 }),
      fc.string(),
      (due, fresh, again, level, seed) => {
        const from = {
          due: candidates('due', due),
          fresh: candidates('fresh', fresh),
          again: candidates('again', again),
        }
        const round = composeRound(from, level, seededDice(seed))
        expect(round).toHaveLength(Math.min(10, due + fresh + again))
        expect(new Set(round).size).toBe(round.length)
        expect(composeRound(from, level, seededDice(seed))).toEqual(round)
        if (due + fresh + again >= 20 && fresh >= 20) {
          expect(round.every((each, i) => each.skill !== round[i - 1]?.skill)).toBe(true)
        }
      },
    ),
  )
})

test('three of ten or more ask to use an idea, where the pool has them', () => {
  const fresh = candidates('fresh', 64).map((each, n) => ({ ...each, applied: Math.floor(n / 4) % 2 === 0 }))
  for (const level of [1, 2, 3, 4]) {
    const round = composeRound({ due: [], fresh, again: [] }, level, seededDice(level))
    expect(round.filter(({ applied }) => applied).length).toBeGreaterThanOrEqual(3)
  }
})

test('two questions of which one gives the other away never meet in a round', () => {
  const fresh = candidates('fresh', 48)
  const clash = (a: Candidate, b: Candidate) => Number(a.id.slice(5)) % 12 === Number(b.id.slice(5)) % 12
  const round = composeRound({ due: [], fresh, again: [] }, 2, seededDice('f'), clash)
  expect(new Set(round.map(({ id }) => Number(id.slice(5)) % 12)).size).toBe(round.length)
  expect(round).toHaveLength(10)
})

test('no pair is looked at twice, because comparing two questions takes long', () => {
  const fresh = candidates('fresh', 64)
  const seen: string[] = []
  const clash = (a: Candidate, b: Candidate) => {
    seen.push([a.id, b.id].toSorted().join())
    return Number(a.id.slice(5)) % 8 === Number(b.id.slice(5)) % 8
  }
  composeRound({ due: [], fresh, again: [] }, 2, seededDice('g'), clash)
  expect(seen.length).toBeGreaterThan(20)
  expect(new Set(seen).size).toBe(seen.length)
})

test('of a level what the learner likes comes first, and the level still counts for more', () => {
  const fresh = candidates('fresh', 60).map((each, n) => ({ ...each, liked: n % 3 === 0 }))
  for (let seed = 0; seed < 50; seed++) {
    const round = composeRound({ due: [], fresh, again: [] }, 2, seededDice(seed))
    expect(round.filter(({ liked }) => liked).length).toBeGreaterThanOrEqual(6)
    expect(round.filter(({ level }) => level === 2).length).toBeGreaterThanOrEqual(6)
  }
})

test('what the learner likes comes first although others of its skill have come already', () => {
  const fresh = candidates('fresh', 60).map((each, n) => {
    const liked = each.level === 1 && n % 12 === 4
    return liked || each.level === 2 ? { ...each, applied: false, liked, skill: 'the same' } : each
  })
  for (let seed = 0; seed < 50; seed++) {
    const round = composeRound({ due: [], fresh, again: [] }, 2, seededDice(seed))
    expect(round.some(({ level, liked }) => level === 1 && liked)).toBe(true)
  }
})
