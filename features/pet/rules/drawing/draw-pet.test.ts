import { expect, test } from 'vitest'
import { FORMS } from '../forms.ts'
import { COATS, LINEAGES, seedTraits } from '../traits.ts'
import { DIALS, type Dial, growthAt, notchesAt, turnAt } from './dials.ts'
import { drawPet } from './draw-pet.ts'
import { hexToOklch, paletteOf, TOUCHING } from './palette.ts'
import { EXPRESSIONS } from './parts/eyes.ts'
import { toSvg } from './svg.ts'

const lightness = (hex: string) => hexToOklch(hex)?.l ?? Number.NaN
const pets = Array.from({ length: 60 }, (_, n) => `pet ${n}`)
const stages = FORMS.map(({ from }) => Math.min(999, from + 7))
const drawn = (id: string, stage: number) => drawPet({ id, stage, ...seedTraits(id) })

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

test('a card has at most 300 vector nodes and less than 12 KB, in every mood, and every number in it is a number', () => {
  for (const id of pets.slice(0, 30)) {
    for (const stage of [5, 150, 499, 899, 999]) {
      for (const expression of ['neutral', 'joyful', 'sleepy', 'worried'] as const) {
        const picture = toSvg(drawPet({ id, stage, ...seedTraits(id), expression }))
        expect(picture.match(/<(?!\/)/g)?.length, `${id} at ${stage}`).toBeLessThanOrEqual(300)
        expect(picture.length, `${id} at ${stage}, ${expression}`).toBeLessThan(12_000)
        expect(picture).not.toMatch(/NaN|undefined|Infinity/)
      }
    }
  }
})

test('every shape lies within the frame, whatever the mood, and a mood never changes the frame', () => {
  for (const id of pets.slice(0, 8)) {
    for (const stage of stages) {
      for (const expression of EXPRESSIONS) {
        const { view, layers } = drawPet({ id, stage, ...seedTraits(id), expression })
        expect(view).toEqual(drawn(id, stage).view)
        const [left, top, width, height] = view
        for (const { name, shapes } of layers) {
          for (const { box } of shapes) {
            const outside = [left - box[0], top - box[1], box[2] - left - width, box[3] - top - height]
            expect(Math.max(...outside), `${name} of ${id} at ${stage}, ${expression}`).toBeLessThanOrEqual(0)
          }
        }
      }
    }
  }
})

test('from stage 300 on the decoration points of the specification circle the pet', () => {
  for (const [stage, points] of [
    [299, 0],
    [300, 3],
    [350, 4],
    [899, 14],
    [900, 15],
    [999, 15],
  ] as const) {
    const ring = drawn('pet 1', stage).layers.find(({ name }) => name === 'constellation')
    const stars = ring?.shapes.flatMap(({ d }) => d.match(/m/gi) ?? []).length ?? 0
    expect(stars, `at ${stage}`).toBe(points)
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

test('what has grown never shrinks, and by the last stage every measure is full', () => {
  for (const id of pets.slice(0, 10)) {
    let before = growthAt(id, 0)
    for (let stage = 1; stage <= 999; stage++) {
      const now = growthAt(id, stage)
      for (const dial of Object.keys(DIALS) as Dial[]) {
        expect(now[dial].first).toBeGreaterThanOrEqual(before[dial].first)
        expect(now[dial].second).toBeGreaterThanOrEqual(before[dial].second)
        expect(now[dial].rank).toBeGreaterThanOrEqual(before[dial].rank)
      }
      before = now
    }
    for (const dial of Object.keys(DIALS) as Dial[]) {
      const { first, second, rank } = before[dial]
      expect([first, second], dial).toEqual([1, 1])
      expect(rank + DIALS[dial].steps[0] + DIALS[dial].steps[1], dial).toBe(notchesAt(id, 999)[dial])
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
