import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { drawPet } from '#pet/rules/drawing/draw-pet.ts'
import { toSvg } from '#pet/rules/drawing/svg.ts'

/** What a still picture needs to know of a pet. */
export interface StillPet {
  id: string
  baseColor: string
  accentColor: string
  level: number
}

interface Picture {
  address: string
  source: string
}

const name = 'virtual:still-pets'

/**
 * The landing page's pets as pictures, drawn once while the page is built by the same rules that draw them alive: so
 * they are there before any script of the drawing is, and without one. `import { hero, stations } from
 * 'virtual:still-pets'` gives their addresses; the stations share a file, each with a view of its own.
 *
 * @param filesElsewhere true where another build of the same page writes the files, and only their addresses are wanted
 */
export function stillPets(hero: StillPet, stations: readonly StillPet[], { filesElsewhere = false } = {}): Plugin {
  let building = filesElsewhere
  return {
    name: 'still-pets',
    configResolved: config => {
      building ||= config.command === 'build'
    },
    resolveId: id => (id === name ? `\0${id}` : null),
    load(id) {
      if (id !== `\0${name}`) return null
      const one = picture('pet', still(hero))
      const row = picture('walk', sideBySide(stations))
      if (building && !filesElsewhere) {
        for (const { address, source } of [one, row])
          this.emitFile({ type: 'asset', fileName: address.slice(1), source })
      }
      const from = ({ address, source }: Picture) =>
        building ? address : `data:image/svg+xml,${encodeURIComponent(source)}`
      return [
        `export const hero = ${JSON.stringify(from(one))}`,
        `export const stations = ${JSON.stringify(stations.map((_, i) => `${from(row)}#at-${i}`))}`,
      ].join('\n')
    },
  }
}

/** A pet without animation. */
export function still(pet: StillPet, prefix = ''): string {
  return toSvg(drawPet({ ...pet, stage: pet.level, expression: 'happy', asleep: false }), prefix)
}

function picture(title: string, source: string): Picture {
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
  return { address: `/assets/${title}-${hash}.svg`, source }
}

const side = 200

/** Pictures in one file: `#at-0` shows the first alone, `#at-1` the second … */
function sideBySide(pets: readonly StillPet[]): string {
  const each = pets.map((pet, i) => {
    const x = i * side
    const drawn = still(pet, `s${i}`).replace('<svg ', `<svg x="${x}" width="${side}" height="${side}" `)
    return `<view id="at-${i}" viewBox="${x} 0 ${side} ${side}"/>${drawn}`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side * pets.length} ${side}">${each.join('')}</svg>`
}
