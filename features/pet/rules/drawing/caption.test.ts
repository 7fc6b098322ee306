import { expect, test } from 'vitest'
import { LINEAGES, seedTraits } from '../traits.ts'
import { captionFor } from './caption.ts'
import { drawCreature } from './creature.ts'
import { toSvg } from './svg.ts'

const pictureOf = (id: string, stage: number, lineage: (typeof LINEAGES)[number]) =>
  toSvg({ ...drawCreature({ id, ...seedTraits(id), stage, lineage }), label: '' })

test('each stage has words for what is new', () => {
  for (const lineage of LINEAGES) {
    for (let stage = 1; stage <= 999; stage++) {
      const caption = captionFor({ id: `captioned ${lineage}`, lineage }, stage)
      expect(caption.length, `${lineage} at ${stage}`).toBeGreaterThan(8)
      expect(caption).not.toMatch(/undefined|\{|\}/)
    }
  }
})

test.each(LINEAGES)('each stage of a %s is drawn differently from the one before', lineage => {
  const id = `captioned ${lineage}`
  // A sixth of the stages for each lineage, so that together all are seen.
  for (let stage = 1 + LINEAGES.indexOf(lineage); stage <= 999; stage += LINEAGES.length) {
    const said = `at ${stage}: ${captionFor({ id, lineage }, stage)}`
    expect(pictureOf(id, stage, lineage), said).not.toBe(pictureOf(id, stage - 1, lineage))
  }
})

test('a new form is named, and a new star of the ring is counted', () => {
  expect(captionFor({ id: 'a' }, 10)).toMatch(/^Tiny Explorer: a scarf for the first walk; and /)
  expect(captionFor({ id: 'a' }, 350)).toMatch(/; and a star more in the ring: 4$/)
  expect(captionFor({ id: 'a' }, 351)).not.toMatch(/star more in the ring/)
  expect(captionFor({ id: 'a' }, 0)).toBe('')
})
