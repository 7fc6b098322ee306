import { expect, test } from 'vitest'
import { seededDice } from '#kit/random/dice.ts'
import { capital } from '../fill-template.ts'
import type { Pack } from '../pack.ts'
import { writeFromPack } from '../pack-author.ts'

const formulas = {
  rectangle: 'length × width',
  circle: 'π × r²',
  cone: 'π × r² × h ÷ 3',
  product: 'a × b',
  round: 'Length by hand',
}

const pack: Pack = {
  id: 'mathematics',
  title: 'Formulas',
  version: '1.0.0',
  asOf: '2026-01-01',
  audience: 'general',
  sources: [{ id: 's', title: 'Formula', url: 'https://example.org/formula' }],
  classes: [{ id: 'shape', label: 'shape', plural: 'shapes' }],
  entities: Object.keys(formulas).map(id => ({ id, name: `the ${id}`, class: 'shape', level: 2 })),
  relations: [
    {
      id: 'formula',
      domain: 'shape',
      range: 'text',
      functional: true,
      inverseFunctional: false,
      closed: true,
      templates: { forward: ['Which formula fits {s}?'] },
      explain: '{o} is the formula for {s}.',
    },
  ],
  facts: Object.entries(formulas).map(([id, o]) => ({ id: `f-${id}`, s: id, r: 'formula', o, level: 2, source: 's' })),
  items: [],
}

test('a symbol keeps its case where options are capitalised', () => {
  const options = [...writeFromPack(pack, 'all', seededDice('symbols'))].flatMap(d => [
    d.key,
    ...d.distractors.map(w => w.text),
  ])
  expect(options.filter(text => text.includes('r²')).length).toBeGreaterThan(0)
  expect(options.filter(text => /^[ΠA]/.test(text))).toEqual([])
})

test.each([
  ['π × r² gives the area.', 'π × r² gives the area.'],
  ['a pond', 'A pond'],
  ['“épée” means sword.', '“Épée” means sword.'],
])('a sentence that begins with %s', (text, begins) => {
  expect(capital(text)).toBe(begins)
})
