import { expect, test } from 'vitest'
import type { Pack } from '#authoring/rules/pack.ts'
import { indexPack } from '#authoring/rules/pack-index.ts'
import { seededDice } from '#kit/random/dice.ts'
import { breakContent } from './break-content.ts'
import type { BreakKind } from './break-kinds.ts'
import type { BreakContent } from './break-shapes.ts'

const relation = { functional: true, inverseFunctional: false, closed: true } as const
const planets = ['mars', 'jupiter', 'saturn', 'uranus', 'neptune'] as const
const moons = { io: 'jupiter', europa: 'jupiter', callisto: 'jupiter', titan: 'saturn', phobos: 'mars' }
const source = 'nasa'

/** Five planets, five moons, with years, numbers and one fact that ages. */
const pack: Pack = {
  id: 'sky',
  title: 'Sky',
  version: '1',
  asOf: '2026-01-01',
  audience: 'child',
  sources: [
    { id: 'nasa', title: 'NASA', url: 'https://example.org/nasa' },
    { id: 'esa', title: 'ESA', url: 'https://example.org/esa' },
  ],
  classes: [
    { id: 'planet', label: 'planet', plural: 'planets' },
    { id: 'moon', label: 'moon', plural: 'moons' },
  ],
  entities: [
    ...planets.map(id => ({ id, name: capital(id), class: 'planet', level: 1 as const })),
    ...Object.keys(moons).map(id => ({ id, name: capital(id), class: 'moon', level: 1 as const })),
  ],
  relations: [
    {
      ...relation,
      id: 'circles',
      domain: 'moon',
      range: 'entity',
      rangeClass: 'planet',
      templates: { forward: ['Which planet does {s} circle?'] },
      explain: '{s} circles {o}.',
    },
    {
      ...relation,
      id: 'seen',
      domain: 'planet',
      range: 'year',
      templates: { forward: ['When was {s} first visited?'] },
      explain: '{s} was first visited in {o}.',
    },
    {
      ...relation,
      id: 'moons',
      domain: 'planet',
      range: 'number',
      unit: 'moons',
      templates: { forward: ['How many moons has {s}?'] },
      explain: '{s} has {o}.',
    },
  ],
  facts: [
    ...Object.entries(moons).map(([s, o], i) => ({ id: `c${i}`, s, r: 'circles', o, level: 1 as const, source })),
    ...planets.map((s, i) => ({ id: `y${i}`, s, r: 'seen', o: 1986 - i * 5, level: 2 as const, source: 'esa' })),
    ...planets.map((s, i) => ({ id: `m${i}`, s, r: 'moons', o: 2 + i * 7, level: 3 as const, source, asOf: 2025 })),
  ],
  items: [],
}
const index = indexPack(pack)

function capital(text: string) {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`
}

/** Every sentence that is true of the pack. */
const sentences = new Set([
  ...Object.entries(moons).map(([s, o]) => `${capital(s)} circles ${capital(o)}.`),
  ...planets.map((s, i) => `${capital(s)} was first visited in ${1986 - i * 5}.`),
  ...planets.map((s, i) => `${capital(s)} has ${2 + i * 7} moons (as of 2025).`),
])

function many<K extends BreakContent['kind']>(kind: K, most = 4): Extract<BreakContent, { kind: K }>[] {
  return Array.from({ length: 200 }, (_, seed) => {
    const made = breakContent(kind, index, most, seededDice(seed))
    expect(made.kind).toBe(kind)
    return made as Extract<BreakContent, { kind: K }>
  })
}

test('a fact is a true sentence with its source', () => {
  const facts = many('fact')
  expect(new Set(facts.map(({ text }) => text))).toEqual(sentences)
  for (const { text, sources } of facts) {
    expect(sources).toEqual([
      text.includes('visited')
        ? { title: 'ESA', url: 'https://example.org/esa' }
        : { title: 'NASA', url: 'https://example.org/nasa' },
    ])
  }
})

test('facts above the level stay away while there are others', () => {
  expect(many('fact', 1).every(({ text }) => text.includes('circles'))).toBe(true)
  expect(breakContent('fact', index, 0, seededDice(1)).kind).toBe('fact')
})

test('an article is three true sentences about one thing or one class, and names it', () => {
  const articles = many('article')
  for (const { title, paragraphs, sources } of articles) {
    expect(new Set(paragraphs).size).toBe(3)
    expect(paragraphs.every(text => sentences.has(text))).toBe(true)
    if (title !== 'Planets' && title !== 'Moons') expect(paragraphs.every(text => text.includes(title))).toBe(true)
    expect(sources.length).toBeGreaterThan(0)
  }
  expect(new Set(articles.map(({ title }) => title))).toEqual(
    new Set(['Planets', 'Moons', 'Jupiter', 'Saturn', 'Mars']),
  )
})

test('the pairs are four, each of which fits only once, and all of their right sides are there', () => {
  for (const { title, pairs, rights, sources } of many('interactive')) {
    expect(title).toMatch(/^(When was …|How many moons has …)/)
    expect([new Set(pairs.map(({ left }) => left)).size, new Set(rights).size]).toEqual([4, 4])
    expect(rights.toSorted()).toEqual(pairs.map(({ right }) => right).toSorted())
    for (const { left, sentence } of pairs) expect(sentences.has(sentence) && sentence.startsWith(left)).toBe(true)
    expect(sources).toHaveLength(1)
  }
})

test('a timeline is in the order of years, a comparison in the order of numbers, parts belong to the title', () => {
  const diagrams = many('diagram')
  const of = (form: string) => diagrams.filter(diagram => diagram.form === form)
  for (const { items } of diagrams) expect(items.every(({ text }) => sentences.has(text))).toBe(true)
  for (const { title, items } of of('timeline')) {
    expect([title, items.length]).toEqual(['Planets', 4])
    expect(items.map(({ value }) => value)).toEqual(items.map(({ value }) => value ?? 0).toSorted((a, b) => a - b))
    expect(items.every(({ label, value }) => label === String(value))).toBe(true)
  }
  const measured = of('comparison').filter(({ items }) => items[0]?.value !== undefined)
  expect(measured.length).toBeGreaterThan(0)
  for (const { title, items } of measured) {
    expect([title, items.length]).toEqual(['Planets', 3])
    expect(items.map(({ value }) => value)).toEqual(items.map(({ value }) => value ?? 0).toSorted((a, b) => a - b))
  }
  expect(of('parts').length).toBeGreaterThan(0)
  for (const { title, items } of of('parts')) {
    expect(title).toBe('Jupiter')
    expect(items.map(({ name }) => name).toSorted()).toEqual(['Callisto', 'Europa', 'Io'])
  }
})

test('the same luck makes the same break', () => {
  expect(breakContent('diagram', index, 4, seededDice('a'))).toEqual(breakContent('diagram', index, 4, seededDice('a')))
})

test.each<BreakKind>(['fact', 'article', 'diagram', 'interactive'])(
  'without facts a brain break comes for %s',
  kind => {
    expect(breakContent(kind, undefined, 4, seededDice(1))).toEqual({ kind: 'brain-break' })
    expect(breakContent(kind, indexPack({ ...pack, facts: [] }), 4, seededDice(1))).toEqual({ kind: 'brain-break' })
  },
)

test.each<BreakKind>(['achievement', 'energy-boost', 'brain-break', 'creature-play'])('%s needs no facts', kind => {
  expect(breakContent(kind, undefined, 4, seededDice(1))).toEqual({ kind })
  expect(breakContent(kind, index, 4, seededDice(1))).toEqual({ kind })
})
