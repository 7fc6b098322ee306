import { Resvg } from '@resvg/resvg-js'
import { captionFor } from '#pet/rules/drawing/caption.ts'
import { turnAt } from '#pet/rules/drawing/dials.ts'
import { drawPet } from '#pet/rules/drawing/draw-pet.ts'
import { EXPRESSIONS } from '#pet/rules/drawing/parts/eyes.ts'
import { hashDistance, pictureHash } from '#pet/rules/drawing/picture-hash.ts'
import { toSvg } from '#pet/rules/drawing/svg.ts'
import { changedPixels, NOTICED, PICTURE, turnPictures } from '#pet/rules/drawing/visible-change.ts'
import { LAST_STAGE } from '#pet/rules/forms.ts'
import { seedTraits } from '#pet/rules/traits.ts'

const HASHED = 48
const LOOKED_AT = 128
/**
 * Prints the heaviest picture, the nearest pictures of different pets, and the least change over 25 stages.
 *
 * @param pets how many pets
 * @param stages how many stages of each, spread evenly from the egg to the last
 */
export function measureLikeness(pets: number, stages: number): void {
  const ids = Array.from({ length: pets }, (_, n) => `pet-${n}`)
  const at = Array.from({ length: stages }, (_, i) => Math.round((i * LAST_STAGE) / (stages - 1)))
  const weight = { bytes: 0, nodes: 0 }
  for (const id of ids) {
    for (const stage of at) {
      for (const expression of EXPRESSIONS) {
        const picture = toSvg(drawPet({ id, ...seedTraits(id), stage, expression }))
        weight.bytes = Math.max(weight.bytes, picture.length)
        weight.nodes = Math.max(weight.nodes, picture.match(/<(?!\/)/g)?.length ?? 0)
      }
    }
  }
  console.log(
    `heaviest of ${pets * stages * EXPRESSIONS.length} pictures: ${weight.bytes} bytes, ${weight.nodes} nodes`,
  )

  const hashes = ids.map(id => at.map(stage => pictureHash(pixelsOf(id, stage, HASHED), HASHED)))
  const nearest = { other: Number.POSITIVE_INFINITY, pair: '', strays: 0, farther: 0 }
  hashes.forEach((own, p) => {
    let [ownSum, otherSum] = [0, 0]
    own.forEach((hash, i) => {
      let [nearOwn, nearOther] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
      hashes.forEach((row, q) => {
        row.forEach((other, j) => {
          if (p === q && i === j) return
          const distance = hashDistance(hash, other)
          if (p === q) {
            ownSum += distance
            nearOwn = Math.min(nearOwn, distance)
          } else {
            otherSum += distance
            nearOther = Math.min(nearOther, distance)
            if (distance < nearest.other) {
              nearest.other = distance
              nearest.pair = `${ids[p]} at ${at[i]} and ${ids[q]} at ${at[j]}`
            }
          }
        })
      })
      if (at[i] !== 0 && nearOwn >= nearOther) nearest.strays++
    })
    if (ownSum / (stages - 1) >= otherSum / (pets - 1) / stages) nearest.farther++
  })
  console.log(`nearest pictures of different pets: ${nearest.other} apart (${nearest.pair})`)
  console.log(`pets farther from themselves than from others, on average: ${nearest.farther} of ${pets}`)
  console.log(`hatched pictures whose nearest is another pet's: ${nearest.strays} of ${pets * (stages - 1)}`)

  let [least, where] = [1, '']
  for (const id of ids) {
    for (const stage of at.filter((s, i) => s > 0 && i % 6 === ids.indexOf(id) % 6 && s + 25 <= LAST_STAGE)) {
      const share = changed(pixelsOf(id, stage, LOOKED_AT), pixelsOf(id, stage + 25, LOOKED_AT))
      if (share < least) [least, where] = [share, `${id} from ${stage} to ${stage + 25}`]
    }
  }
  console.log(`least change over 25 stages: ${(100 * least).toFixed(2)} % of the picture (${where})`)
}

function pixelsOf(id: string, stage: number, side: number): Uint8Array {
  return rendered(toSvg(drawPet({ id, ...seedTraits(id), stage })), side)
}

function rendered(svg: string, side: number): Uint8Array {
  return new Resvg(svg, {
    fitTo: { mode: 'width', value: side },
    background: '#fdf9f1',
    font: { loadSystemFonts: false },
  }).render().pixels
}

/** Share of the pixels that visibly differ. */
const changed = (a: Uint8Array, b: Uint8Array): number => changedPixels(a, b).length / (a.length / 4)

/**
 * Prints how many of the thousand stages bring too little to be seen, by what they should bring.
 *
 * @param pets how many pets
 * @param step every how manieth stage of each; each pet begins at another
 */
export function measureTurns(pets: number, step: number): void {
  const kinds = new Map<string, { all: number; unseen: string[] }>()
  const render = (svg: string): Uint8Array => rendered(svg, PICTURE)
  for (let p = 0; p < pets; p++) {
    const id = `pet-${p}`
    for (let stage = 1 + (p % step); stage <= LAST_STAGE; stage += step) {
      const turn = turnAt(id, stage)
      if (!turn) continue
      const { before, after } = turnPictures({ id, ...seedTraits(id), stage })
      const share = changed(render(before), render(after))
      const key = `${turn.dial}, ${turn.kind === 'grow' ? turn.measure : turn.set}`
      const kind = kinds.get(key) ?? { all: 0, unseen: [] }
      kind.all++
      if (share < NOTICED)
        kind.unseen.push(`${(100 * share).toFixed(2)} % ${id} at ${stage}: ${captionFor({ id }, stage)}`)
      kinds.set(key, kind)
    }
  }
  const sum = (count: (kind: { all: number; unseen: string[] }) => number): number =>
    [...kinds.values()].reduce((total, kind) => total + count(kind), 0)
  const [all, unseen] = [sum(kind => kind.all), sum(kind => kind.unseen.length)]
  const least = `${100 * NOTICED} % of the picture`
  console.log(`stages that change less than ${least}: ${unseen} of ${all} (${((100 * unseen) / all).toFixed(2)} %)`)
  for (const [key, kind] of [...kinds].sort(([, a], [, b]) => b.unseen.length - a.unseen.length)) {
    if (kind.unseen.length === 0) continue
    console.log(`  ${key}: ${kind.unseen.length} of ${kind.all}`)
    for (const line of kind.unseen.slice(0, 5)) console.log(`    ${line}`)
  }
}
