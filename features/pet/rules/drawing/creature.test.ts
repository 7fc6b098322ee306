import { expect, test } from 'vitest'
import { FORMS } from '../forms.ts'
import { COATS, LINEAGES, seedTraits } from '../traits.ts'
import { drawCreature } from './creature.ts'
import { DIALS, type Dial, notchesAt, turnAt } from './dials.ts'
import { hexToOklch, paletteOf, TOUCHING } from './palette.ts'
import { toSvg } from './svg.ts'

const lightness = (hex: string) => hexToOklch(hex)?.l ?? Number.NaN
const pets = Array.from({ length: 60 }, (_, n) => `pet ${n}`)
const stages = FORMS.map(({ from }) => Math.min(999, from + 7))
const drawn = (id: string, stage: number) => drawCreature({ id, stage, ...seedTraits(id) })

test('the same pet at the same stage is always drawn the same, another pet or stage never', () => {
  const pictures = new Set<string>()
  for (const id of pets.slice(0, 20)) {
    for (const stage of stages) {
      const picture = toSvg(drawn(id, stage))
      expect(toSvg(drawn(id, stage))).toBe(picture)
      pictures.add(picture)
    }
  }
  expect(pictures.size).toBe(20 * stages.length)
})

test('all six lineages are born', () => {
  expect(new Set(pets.map(id => seedTraits(id).lineage)).size).toBe(LINEAGES.length)
})

test('a card has at most 300 vector nodes, and every number in it is a number', () => {
  for (const id of pets) {
    for (const stage of stages) {
      const picture = toSvg(drawn(id, stage))
      expect(picture.match(/<(path|circle|ellipse|rect|g)\b/g)?.length).toBeLessThanOrEqual(300)
      expect(picture).not.toMatch(/NaN|undefined|Infinity/)
    }
  }
})

test('every shape lies within the frame', () => {
  for (const id of pets) {
    for (const stage of stages) {
      const { view, layers } = drawn(id, stage)
      const [left, top, width, height] = view
      for (const { name, shapes } of layers) {
        for (const { box } of shapes) {
          const outside = [left - box[0], top - box[1], box[2] - left - width, box[3] - top - height]
          expect(Math.max(...outside), `${name} of ${id} at ${stage}`).toBeLessThanOrEqual(0)
        }
      }
    }
  }
})

test('at its very first stage a pet still sits in its shell, later it does not', () => {
  const layersAt = (stage: number) => drawn('pet 1', stage).layers.map(({ name }) => name)
  expect(layersAt(1)).toContain('shell')
  expect(layersAt(2)).not.toContain('shell')
})

test('each stage turns exactly one dial one notch, and nothing is ever turned back', () => {
  const names = Object.keys(DIALS) as Dial[]
  for (const id of pets.slice(0, 10)) {
    let before = notchesAt(id, 0)
    for (let stage = 1; stage <= 999; stage++) {
      const after = notchesAt(id, stage)
      const turned = names.filter(name => after[name] !== before[name])
      expect(turned).toEqual([turnAt(id, stage)?.dial])
      expect(after[turned[0] ?? 'ear']).toBe(before[turned[0] ?? 'ear'] + 1)
      before = after
    }
  }
})

test('parts that touch differ by at least 0.12 in lightness, for every coat and accent', () => {
  for (const { base, accents } of COATS) {
    for (const accent of accents) {
      const palette = paletteOf(base, accent, 30, 120)
      for (const [a, b] of TOUCHING) {
        expect(
          Math.abs(lightness(palette[a]) - lightness(palette[b])),
          `${base} ${accent}: ${a} and ${b}`,
        ).toBeGreaterThanOrEqual(0.115)
      }
    }
  }
})
