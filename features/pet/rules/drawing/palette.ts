/** A colour in OKLCH (Björn Ottosson, 2020): lightness 0–1, chroma 0–about 0.37, hue in degrees. */
export interface Oklch {
  l: number
  c: number
  h: number
}

const linear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
const gamma = (v: number): number => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055)

function linearRgb({ l, c, h }: Oklch): [number, number, number] {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ]
}

/** OKLCH to `#rrggbb`; a colour outside sRGB loses chroma until it fits, never lightness or hue. */
export function oklchToHex(colour: Oklch): string {
  let rgb = linearRgb(colour)
  for (let c = colour.c; c > 0 && rgb.some(v => v < -1e-4 || v > 1.0001); c -= 0.004) rgb = linearRgb({ ...colour, c })
  return `#${rgb
    .map(v =>
      Math.round(255 * gamma(Math.min(1, Math.max(0, v))))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** `#rrggbb` to OKLCH, or undefined for any other text. */
export function hexToOklch(hex: string): Oklch | undefined {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) return undefined
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(i => linear(Number.parseInt(hex.slice(i, i + 2), 16) / 255))
  const x = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const y = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const z = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * x - 2.428592205 * y + 0.4505937099 * z
  const bb = 0.0259040371 * x + 0.7827717662 * y - 0.808675766 * z
  const h = (Math.atan2(bb, a) * 180) / Math.PI
  return { l: 0.2104542553 * x + 0.793617785 * y - 0.0040720468 * z, c: Math.hypot(a, bb), h: (h + 360) % 360 }
}

/** Turns a hue towards blue (264°) for shade, by the side that stays clean: yellow goes through orange, not through mud. */
function cooler(h: number, by: number): number {
  const gap = 264 - h
  if (Math.abs(gap) <= by) return 264
  return h > 264 || h < 108 ? (h - by + 360) % 360 : h + by
}

/** Turns a hue towards yellow (95°) for light. */
function warmer(h: number, by: number): number {
  const gap = ((95 - h + 540) % 360) - 180
  return Math.abs(gap) <= by ? 95 : (h + Math.sign(gap) * by + 360) % 360
}

const shadeOf = (o: Oklch, by = 0.13): Oklch => ({ l: o.l - by, c: o.c * 1.02, h: cooler(o.h, by * 110) })
const litOf = (o: Oklch, by = 0.07): Oklch => ({ l: Math.min(0.97, o.l + by), c: o.c * 0.86, h: warmer(o.h, by * 170) })
const clamp = (v: number, low: number, high: number): number => Math.min(high, Math.max(low, v))

/** Names of the tones of all parts. */
export type Tone =
  | 'coat'
  | 'coatLit'
  | 'coatShade'
  | 'coatDeep'
  | 'belly'
  | 'bellyShade'
  | 'accent'
  | 'accentLit'
  | 'accentShade'
  | 'cloth'
  | 'clothLit'
  | 'clothShade'
  | 'ivory'
  | 'ivoryShade'
  | 'gem'
  | 'gold'
  | 'goldLit'
  | 'goldShade'
  | 'ink'
  | 'iris'
  | 'irisGlow'
  | 'white'
  | 'blush'
  | 'mouth'
  | 'tongue'
  | 'aura'
  | 'shadow'

export type Palette = Readonly<Record<Tone, string>>

/** Pairs of tones that lie side by side on the pet and must differ by at least 0.12 in lightness. */
export const TOUCHING: readonly (readonly [Tone, Tone])[] = [
  ['coat', 'coatShade'],
  ['coat', 'belly'],
  ['coat', 'accent'],
  ['coatShade', 'coatDeep'],
  ['accent', 'belly'],
  ['cloth', 'coat'],
  ['cloth', 'belly'],
  ['cloth', 'clothShade'],
  ['accent', 'accentShade'],
  ['coat', 'ivory'],
  ['ink', 'coat'],
  ['ink', 'iris'],
  ['ink', 'coatDeep'],
  ['gold', 'goldShade'],
  ['mouth', 'tongue'],
  ['belly', 'bellyShade'],
  ['mouth', 'coatShade'],
]

const golden = (h: number): boolean => h > 55 && h < 118
const bluish = (h: number): boolean => h > 150 && h < 290

const DEFAULT_BASE: Oklch = { l: 0.76, c: 0.12, h: 245 }
const DEFAULT_ACCENT: Oklch = { l: 0.6, c: 0.14, h: 65 }

/**
 * The pet's colours from its two: shade turns to blue, light to yellow, the belly is very light, and lightness is moved
 * where two parts that touch would come too close.
 *
 * @param baseColor `#rrggbb`; anything else gives a blue
 * @param accentColor `#rrggbb`; anything else gives an amber
 * @param clothHue hue of scarf, satchel and cape in degrees
 * @param irisHue hue of the eyes in degrees
 * @param tint from −1 to 1: two pets born with the same colours still differ a little
 */
export function paletteOf(
  baseColor: string,
  accentColor: string,
  clothHue: number,
  irisHue: number,
  tint = 0,
): Palette {
  const turned = ({ l, c, h }: Oklch, by: number): Oklch => ({
    l,
    c: c * (1 - tint * 0.12),
    h: (h + by * tint + 360) % 360,
  })
  const given = turned(hexToOklch(baseColor) ?? DEFAULT_BASE, 9)
  const second = turned(hexToOklch(accentColor) ?? DEFAULT_ACCENT, -12)
  // A light accent is lighter than the coat, any other darker, so that the two stay distinct.
  const light = second.l > 0.8 && second.l > given.l
  const coat = { l: light ? 0.735 : clamp(given.l, 0.72, 0.84), c: clamp(given.c, 0.05, 0.15), h: given.h }
  const accent = { l: light ? 0.86 : Math.min(second.l, coat.l - 0.16), c: clamp(second.c, 0.07, 0.17), h: second.h }
  const belly = { l: 0.983, c: Math.min(0.022, coat.c * 0.25), h: warmer(coat.h, 40) }
  const cloth = { l: coat.l - 0.2, c: 0.15, h: clothHue }
  const gold = { l: 0.85, c: 0.15, h: 88 }
  const ink = { l: 0.25, c: 0.055, h: cooler(coat.h, 20) }
  const tones: Record<Tone, Oklch> = {
    coat,
    coatLit: litOf(coat),
    coatShade: shadeOf(coat),
    coatDeep: shadeOf(coat, 0.26),
    belly,
    bellyShade: { l: 0.84, c: Math.min(0.06, coat.c * 0.5), h: cooler(coat.h, 10) },
    accent,
    accentLit: litOf(accent, 0.1),
    accentShade: shadeOf(accent),
    cloth,
    clothLit: litOf(cloth, 0.1),
    clothShade: shadeOf(cloth),
    ivory: { l: 0.97, c: 0.03, h: 90 },
    ivoryShade: { l: 0.85, c: 0.05, h: 70 },
    // Ornaments must stand out: gold, or sea glass and rose quartz where coat or accent are golden themselves.
    gem:
      golden(coat.h) || (light && golden(second.h))
        ? { l: 0.9, c: 0.09, h: bluish(coat.h) ? 350 : 200 }
        : { l: 0.89, c: 0.14, h: 92 },
    gold,
    goldLit: { l: 0.94, c: 0.09, h: 98 },
    goldShade: { l: 0.69, c: 0.14, h: 65 },
    ink,
    iris: { l: 0.5, c: 0.13, h: irisHue },
    irisGlow: { l: 0.82, c: 0.13, h: warmer(irisHue, 12) },
    white: { l: 1, c: 0, h: 0 },
    blush: { l: coat.l - 0.11, c: 0.16, h: coat.h > 330 || coat.h < 50 ? 12 : 18 },
    mouth: { l: 0.36, c: 0.1, h: 12 },
    tongue: { l: 0.72, c: 0.14, h: 16 },
    aura: { l: 0.86, c: 0.11, h: warmer(second.h, 30) },
    shadow: { l: 0.36, c: 0.06, h: 310 },
  }
  return Object.fromEntries(Object.entries(tones).map(([tone, colour]) => [tone, oklchToHex(colour)])) as Record<
    Tone,
    string
  >
}
