import { expect, test } from 'vitest'
import { LINEAGES, seedTraits } from '../traits.ts'
import { captionFor, changeAt } from './caption.ts'
import { drawPet } from './draw-pet.ts'
import { toSvg } from './svg.ts'

const pictureOf = (id: string, stage: number, lineage: (typeof LINEAGES)[number]) =>
  toSvg({ ...drawPet({ id, ...seedTraits(id), stage, lineage }), label: '' })

test('each stage has words for what is new', () => {
  for (const lineage of LINEAGES) {
    for (let stage = 1; stage <= 999; stage++) {
      const caption = captionFor({ id: `captioned ${lineage}`, lineage }, stage)
      expect(caption.length, `${lineage} at ${stage}`).toBeGreaterThan(8)
      expect(caption).not.toMatch(/undefined|\{|\}| {2}|^ | $| [,;:]/)
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
  expect(captionFor({ id: 'a' }, 10)).toMatch(/^Tiny Explorer: a scarf for the first walk, and /)
  expect(captionFor({ id: 'a' }, 350)).toMatch(/, and one more star in the ring: 4$/)
  expect(captionFor({ id: 'a' }, 351)).not.toMatch(/more star in the ring/)
  expect(captionFor({ id: 'a' }, 0)).toBe('')
})

test('the change leaves out the name of the form', () => {
  expect(changeAt({ id: 'a' }, 10)).toMatch(/^a scarf for the first walk, and /)
  expect(captionFor({ id: 'a' }, 10)).toBe(`Tiny Explorer: ${changeAt({ id: 'a' }, 10)}`)
  expect(changeAt({ id: 'a' }, 351)).toBe(captionFor({ id: 'a' }, 351))
})

/** Everything that can be new about a pet of a lineage in its whole life. */
const lifeOf = (lineage: (typeof LINEAGES)[number]) =>
  new Set(Array.from({ length: 999 }, (_, i) => changeAt({ id: `captioned ${lineage}`, lineage }, i + 1)))

test.each([
  [
    'cub',
    ['stripes on the tail', 'the stripes on the tail turned a lighter colour', 'the stripes on the tail grew broader'],
  ],
  [
    'cub',
    [
      'the bead on each ear became heart-shaped',
      'a bigger scarf',
      "an even bigger cloak, and that's as far as it goes",
    ],
  ],
  ['fawn', ['marks on the legs', 'the marks on the legs became star-shaped', 'bells on the hooves']],
  [
    'bird',
    ["even broader tail feathers, and that's as far as it goes", 'the spots on the tail feathers became flower-shaped'],
  ],
  ['otter', ['the marks on the back became crown-shaped', 'the gem floating over each horn began to shine']],
  [
    'jelly',
    ['the bells on the ribbons became star-shaped', 'the marks on the frill got a different colour in the middle'],
  ],
  ['turtle', ['bigger knobs on the feelers', 'a bead on each feeler', 'marks on the edge of the shell']],
] as const)('a %s can get %j', (lineage, news) => {
  const life = lifeOf(lineage)
  expect(news.filter(said => !life.has(said))).toEqual([])
})
