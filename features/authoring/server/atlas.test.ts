import { describe, expect, test } from 'vitest'
import type { Draft } from '../rules/draft.ts'
import { poolChecks, poolFigures } from '../rules/pool-checks.ts'
import { authorsFor, writeQuestions } from './library.ts'
import { atlasFolder, atlasTopic, loadPack, packNames } from './load-packs.ts'

const names = packNames(atlasFolder)

const written = new Map<string, Draft[]>()

/** Everything a pack gives, written once for all tests. */
function draftsOf(name: string): Draft[] {
  const drafts = written.get(name) ?? [...writeQuestions(atlasTopic(name), { seed: 'atlas' })]
  written.set(name, drafts)
  return drafts
}

describe.each(names)('%s', name => {
  const pack = loadPack(name, atlasFolder)
  test('has an introduction, aliases and at least forty facts', () => {
    expect(pack.id).toBe(name)
    expect(pack.atlas?.aliases.length).toBeGreaterThanOrEqual(3)
    expect(pack.atlas?.aliases.filter(alias => alias !== alias.toLowerCase().trim())).toEqual([])
    expect(pack.atlas?.neighbours.length).toBeGreaterThanOrEqual(2)
    expect(pack.facts.length).toBeGreaterThanOrEqual(40)
  })

  test('gives sixty questions, easy ones and hard ones', () => {
    const drafts = draftsOf(name)
    expect(drafts.length).toBeGreaterThanOrEqual(60)
    for (const level of [1, 2, 3] as const)
      expect(drafts.filter(draft => draft.level === level).length, `level ${level}`).toBeGreaterThanOrEqual(8)
  })

  test('every fact leads to a question', () => {
    const asked = new Set(draftsOf(name).flatMap(draft => draft.factIds))
    expect(pack.facts.filter(fact => !asked.has(fact.id)).map(({ id }) => id)).toEqual([])
  })
})

test('the neighbours of a pack are packs', () => {
  const lost = names.flatMap(name =>
    (loadPack(name, atlasFolder).atlas?.neighbours ?? [])
      .filter(neighbour => !names.includes(neighbour) || neighbour === name)
      .map(neighbour => `${name} → ${neighbour}`),
  )
  expect(lost).toEqual([])
})

test('the questions of the whole atlas give nothing away', () => {
  const figures = poolFigures(names.flatMap(draftsOf))
  expect(poolChecks.flatMap(({ check }) => check(figures) ?? [])).toEqual([])
})

test('a topic outside the atlas has no author there', () => {
  expect(authorsFor(atlasTopic('alchemy'))).toEqual([])
  expect(authorsFor('atlas:../packs/science')).toEqual([])
})
