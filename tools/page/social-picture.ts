import type { StillPet } from './still-pets.ts'
import { still } from './still-pets.ts'

/** Pixels; what the large networks show whole. */
const width = 1200
const height = 630

/** Where each pet of the walk stands: middle, ground, and side of its picture. */
const places = [
  { x: 150, y: 556, side: 220 },
  { x: 398, y: 572, side: 292 },
  { x: 694, y: 580, side: 348 },
  { x: 1016, y: 588, side: 420 },
] as const

/** The picture that goes with a shared link: one pet on its way over the hills, from the egg to a great one. */
export function socialPicture(walk: readonly StillPet[]): string {
  const pets = places.map(({ x, y, side }, i) => {
    const pet = walk[i]
    if (!pet) return ''
    const at = `x="${x - side / 2}" y="${y - side * 0.93}" width="${side}" height="${side}"`
    return still(pet, `w${i}`).replace('<svg ', `<svg ${at} `)
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<path d="M0 0h${width}v${height}H0z" fill="#e3f1f8"/>
<circle cx="230" cy="150" r="92" fill="#f6e7ad" opacity=".5"/><circle cx="230" cy="150" r="64" fill="#f6e1a0"/>
${cloud(430, 96, 1.5)}${cloud(690, 58, 1)}${cloud(60, 250, 1.1)}
<path d="M0 372c140-76 300-92 470-40s300 40 430-8 230-50 300-30v336H0z" fill="#c4dfdc"/>
<path d="M0 462c150-66 310-72 480-30s330 52 480 4 190-48 240-44v238H0z" fill="#b2dcbb"/>
<path d="M0 534c190-50 420-46 660-12s420 12 540-18v126H0z" fill="#93cc97"/>
<path d="M0 588c240-26 520-22 760-8s360 4 440-10v60H0z" fill="#79bd83"/>
${pets.join('\n')}
</svg>`
}

function cloud(x: number, y: number, size: number): string {
  const lobes = 'M26 54a24 24 0 0 1 2-48c4 0 9 1 12 4A32 32 0 0 1 97 20a20 20 0 0 1 17 34z'
  return `<path transform="translate(${x} ${y}) scale(${size})" d="${lobes}" fill="#fdfefe"/>`
}
