import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { LINEAGES, seedTraits } from '../traits.ts'
import { captionFor } from './caption.ts'
import { type Dial, turnAt } from './dials.ts'
import { drawPet } from './draw-pet.ts'
import { changedPixels, NOTICED, PICTURE, turnPictures } from './visible-change.ts'

const pixelsOf = (svg: string) =>
  new Resvg(svg, {
    fitTo: { mode: 'width', value: PICTURE },
    background: '#fdf9f1',
    font: { loadSystemFonts: false },
  }).render().pixels

/** Pets of every lineage, each at every 60th stage, with different offsets. */
const sampled = LINEAGES.flatMap((lineage, l) =>
  Array.from({ length: 5 }, (_, n) => ({ id: `watched ${n}`, lineage, from: 1 + 12 * n + 2 * l })),
)
  .flatMap(({ from, ...pet }) => Array.from({ length: 16 }, (_, i) => ({ ...pet, stage: from + 60 * i })))
  .filter(({ stage }) => stage <= 999)

test('what a stage brings can be seen: of the picture at least 0.15 % changes by the turn of its dial alone', () => {
  const unseen = sampled.flatMap(({ id, lineage, stage }) => {
    const { before, after } = turnPictures({ id, ...seedTraits(id), lineage, stage })
    const share = changedPixels(pixelsOf(before), pixelsOf(after)).length / PICTURE ** 2
    return share < NOTICED
      ? [`${(100 * share).toFixed(2)} %: ${captionFor({ id, lineage }, stage)} (${lineage} ${id} at ${stage})`]
      : []
  })
  expect(unseen.length, unseen.join('\n')).toBeLessThanOrEqual(0.005 * sampled.length)
})

/** The layers in which each dial shows; height moves everything. */
const SHOWN_IN: Record<Exclude<Dial, 'posture'>, readonly string[]> = {
  ear: ['ear-left', 'ear-right', 'head'],
  horn: ['head'],
  crest: ['crest', 'head'],
  tail: ['tail', 'body'],
  wing: ['wing-left', 'wing-right'],
  markings: ['head'],
  mane: ['head', 'clothes'],
  glow: ['head', 'clothes'],
  eye: ['eyes-open', 'head'],
  accessory: ['clothes', 'body', 'hat'],
  aura: ['aura'],
}

test('a turn changes the parts of the pet that its words name, and no others', () => {
  for (const { id, lineage, stage } of sampled) {
    const dial = turnAt(id, stage)?.dial
    if (!dial || dial === 'posture') continue
    const traits = { id, ...seedTraits(id), lineage, stage }
    const before = new Map(
      drawPet({ ...traits, turnedTo: stage - 1 }).layers.map(({ name, shapes }) => [name, JSON.stringify(shapes)]),
    )
    const turned = drawPet(traits).layers.filter(({ name, shapes }) => JSON.stringify(shapes) !== before.get(name))
    const names = turned.map(({ name }) => name)
    const said = `${lineage} ${id} at ${stage}: ${captionFor({ id, lineage }, stage)}`
    expect(names.length, said).toBeGreaterThan(0)
    expect(
      names.filter(name => !SHOWN_IN[dial].includes(name)),
      said,
    ).toEqual([])
  }
})
