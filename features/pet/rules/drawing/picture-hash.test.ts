import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { seedTraits } from '../traits.ts'
import { drawPet } from './draw-pet.ts'
import { hashDistance, type PictureHash, pictureHash } from './picture-hash.ts'
import { toSvg } from './svg.ts'

const SIDE = 48

function hashOf(id: string, stage: number): PictureHash {
  const svg = toSvg(drawPet({ id, ...seedTraits(id), stage }))
  const picture = new Resvg(svg, { fitTo: { mode: 'width', value: SIDE }, background: '#fdf9f1' }).render()
  return pictureHash(picture.pixels, SIDE)
}

const pets = Array.from({ length: 12 }, (_, n) => `seen ${n}`)
const stages = [0, 4, 25, 70, 120, 180, 250, 330, 420, 560, 660, 760, 840, 920, 999]
const hashes = pets.map(id => stages.map(stage => hashOf(id, stage)))
const others = (pet: number) => hashes.filter((_, n) => n !== pet).flat()
const mean = (values: readonly number[]) => values.reduce((sum, v) => sum + v, 0) / values.length

test('no two pictures of different pets are alike', () => {
  hashes.forEach((own, pet) => {
    const nearest = Math.min(...own.flatMap(hash => others(pet).map(other => hashDistance(hash, other))))
    expect(nearest, pets[pet]).toBeGreaterThan(20)
  })
})

test("a pet's own stages are closer to each other than to other pets'", () => {
  hashes.forEach((own, pet) => {
    const within = own.flatMap((a, i) => own.slice(i + 1).map(b => hashDistance(a, b)))
    const across = own.flatMap(hash => others(pet).map(other => hashDistance(hash, other)))
    expect(mean(within), pets[pet]).toBeLessThan(mean(across))
  })
})

test('from the first day on, 25 stages make a visible difference', () => {
  for (const id of pets.slice(0, 4))
    for (const stage of stages.slice(1, -1))
      expect(hashDistance(hashOf(id, stage), hashOf(id, stage + 25)), `${id} at ${stage}`).toBeGreaterThan(2)
})

test('the hash tells a change of colour from none', () => {
  const svg = (fill: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="${fill}"/></svg>`
  const plain = (fill: string) =>
    pictureHash(new Resvg(svg(fill), { fitTo: { mode: 'width', value: 16 } }).render().pixels, 16)
  expect(hashDistance(plain('#88aaff'), plain('#88aaff'))).toBe(0)
  expect(hashDistance(plain('#88aaff'), plain('#ffaa88'))).toBeGreaterThan(20)
})
