/**
 * A perceptual hash of a picture: its lowest 8 × 8 cosine frequencies in each channel of OKLab, each rounded to one of
 * 256 levels (after the DCT hash of Zauner, 2010, with levels in place of single bits). What the eye takes for the same
 * has nearly the same levels; fine detail does not count.
 */
export type PictureHash = Uint8Array

const SIDE = 8
const LEVELS = 256
/** Width of a level: lightness runs from 0 to 1, the two colour axes from about −0.3 to 0.3. */
const STEPS = [0.006, 0.003, 0.003]

const linear = (v: number): number => (v <= 10 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4)

function oklab(r: number, g: number, b: number): [number, number, number] {
  const [x, y, z] = [
    Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b),
    Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b),
    Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b),
  ]
  return [
    0.2104542553 * x + 0.793617785 * y - 0.0040720468 * z,
    1.977998495 * x - 2.428592205 * y + 0.45059371 * z,
    0.0259040371 * x + 0.7827717662 * y - 0.808675766 * z,
  ]
}

/** Cosines for the lowest frequencies of `size` samples. */
const cosines = (size: number): Float64Array[] =>
  Array.from({ length: SIDE }, (_, u) =>
    Float64Array.from({ length: size }, (_, x) => Math.cos(((2 * x + 1) * u * Math.PI) / (2 * size))),
  )

/**
 * @param pixels four bytes a pixel, red, green, blue and opacity (taken as opaque), row after row
 * @param size width and height in pixels
 */
export function pictureHash(pixels: Uint8Array, size: number): PictureHash {
  const basis = cosines(size)
  const sums = new Float64Array(3 * SIDE * SIDE)
  for (let y = 0; y < size; y++) {
    const rows = new Float64Array(3 * SIDE)
    for (let x = 0; x < size; x++) {
      const at = 4 * (y * size + x)
      const lab = oklab(linear(pixels[at] ?? 0), linear(pixels[at + 1] ?? 0), linear(pixels[at + 2] ?? 0))
      for (let u = 0; u < SIDE; u++) {
        const cos = basis[u]?.[x] ?? 0
        for (let c = 0; c < 3; c++) rows[c * SIDE + u] = (rows[c * SIDE + u] ?? 0) + (lab[c] ?? 0) * cos
      }
    }
    for (let v = 0; v < SIDE; v++) {
      const cos = basis[v]?.[y] ?? 0
      for (let c = 0; c < 3; c++)
        for (let u = 0; u < SIDE; u++) {
          const i = (c * SIDE + v) * SIDE + u
          sums[i] = (sums[i] ?? 0) + (rows[c * SIDE + u] ?? 0) * cos
        }
    }
  }
  return Uint8Array.from(sums, (sum, i) => {
    const level = Math.round((2 * sum) / (size * size) / (STEPS[Math.floor(i / (SIDE * SIDE))] ?? 1))
    return Math.min(LEVELS - 1, Math.max(0, level + LEVELS / 2))
  })
}

/** How far two hashes lie apart: the sum of the differences of their levels. */
export function hashDistance(a: PictureHash, b: PictureHash): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += Math.abs((a[i] ?? 0) - (b[i] ?? 0))
  return sum
}
