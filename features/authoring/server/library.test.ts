import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Draft } from '../rules/draft.ts'
import { poolChecks, poolFigures } from '../rules/pool-checks.ts'
import { presetTopics } from '../rules/preset-topics.ts'
import type { Attempt } from '../rules/write-all.ts'
import { codeBehind } from './edition.ts'
import { attemptQuestions, authorsFor, library, writeQuestions } from './library.ts'
import { loadPack, loadPacks, packNames } from './load-packs.ts'

const attempted = new Map<string, Attempt[]>()

/** Everything the library tries for a topic, written once for all tests. */
function attemptsOf(topic: string): Attempt[] {
  const attempts = attempted.get(topic) ?? [...attemptQuestions(topic, { seed: 'library 0' })]
  attempted.set(topic, attempts)
  return attempts
}

const allOf = (topic: string): Draft[] =>
  attemptsOf(topic).flatMap(({ draft, verdict }) => (verdict.passed ? [draft] : []))

describe.each(presetTopics)('%s', topic => {
  test('at least 40 different questions at every level', () => {
    const drafts = allOf(topic)
    expect(new Set(drafts.map(draft => draft.fingerprint)).size).toBe(drafts.length)
    for (const level of [1, 2, 3, 4]) {
      expect(drafts.filter(draft => draft.level === level).length, `level ${level}`).toBeGreaterThanOrEqual(40)
    }
  })

  test('the pool holds the attempts that passed', () => {
    const first = library().write(topic, 0)[Symbol.iterator]().next().value
    expect(first).toEqual(allOf(topic)[0])
  })

  test('the pool gives nothing away', () => {
    const figures = poolFigures(allOf(topic))
    expect(poolChecks.flatMap(({ check: look }) => look(figures) ?? [])).toEqual([])
  })

  test('every question has a source, and every distractor of a pack has a note', () => {
    const drafts = allOf(topic)
    const unnoted = (draft: Draft) => draft.author === 'library' && draft.distractors.some(d => d.why === undefined)
    expect(drafts.filter(draft => !draft.source.url?.startsWith('https:'))).toEqual([])
    expect(drafts.filter(unnoted)).toEqual([])
  })
})

test('fewer than one attempt in twenty is refused, except for duplicates', () => {
  for (const topic of presetTopics) {
    const attempts = attemptsOf(topic)
    const refused = attempts.filter(({ verdict }) =>
      verdict.reasons.some(({ level, check }) => level === 'hard' && check !== 18),
    )
    expect(refused.length / attempts.length, topic).toBeLessThan(0.05)
  }
})

test.each(['mathematics', 'programming'])(
  'of two thousand computed drafts in %s nothing is refused but repetitions',
  topic => {
    const computed = attemptsOf(topic).filter(attempt => attempt.draft.author === 'computed')
    expect(computed.length).toBeGreaterThanOrEqual(2000)
    const faults = computed.flatMap(({ verdict }) =>
      verdict.reasons.filter(({ level, check }) => level === 'hard' && check !== 18),
    )
    expect(faults).toEqual([])
  },
)

test('level, count and seed are respected', () => {
  const easy = [...writeQuestions('mathematics', { level: 1, count: 12, seed: 4 })]
  expect(easy).toHaveLength(12)
  expect(easy.every(draft => draft.level === 1)).toBe(true)
  expect([...writeQuestions('mathematics', { level: 1, count: 12, seed: 4 })]).toEqual(easy)
  expect([...writeQuestions('mathematics', { level: 1, count: 12, seed: 5 })]).not.toEqual(easy)
})

test('an edition stays the same, and differs from topic to topic', () => {
  const { edition } = library()
  expect(edition('history')).toBe(edition('history'))
  expect(edition('history')).not.toBe(edition('art'))
})

test('the edition of a topic covers its question families and their shared tools, and no other topic’s', () => {
  const families = (topicId: string) =>
    codeBehind(topicId).flatMap(file => /content\/families\/(.*)$/.exec(file)?.slice(1) ?? [])
  expect(families('music')).toContain('music/tempo.family.ts')
  expect(families('music')).toContain('music/shared/pitch.ts')
  expect(families('music')).toContain('shared/settle.ts')
  expect(families('music').filter(file => file.startsWith('mathematics'))).toEqual([])
  expect(families('history')).toEqual([])
})

test('each series computes new questions, and those from the pack stay the same', () => {
  const first = (series: number) => new Set([...library().write('programming', series)].map(draft => draft.fingerprint))
  const [zero, one] = [first(0), first(1)]
  expect([...one].filter(fingerprint => !zero.has(fingerprint)).length).toBeGreaterThan(zero.size / 2)
  expect(allOf('art').length).toBe([...library().write('art', 1)].length)
})

test('an unknown topic has no authors', () => {
  expect(authorsFor('alchemy')).toEqual([])
  expect([...library().write('alchemy', 0)]).toEqual([])
})

test('all packs are read, each by its own name', () => {
  const packs = loadPacks()
  expect([...packs.keys()]).toEqual(packNames())
  for (const [name, pack] of packs) expect(pack.id).toBe(name)
})

test('an invalid pack file is refused by name', () => {
  expect(() => loadPack('package', new URL('../../../', import.meta.url).pathname)).toThrow(/^package: /)
  expect(readFileSync(new URL('../README.md', import.meta.url), 'utf8')).toContain('gate')
})
