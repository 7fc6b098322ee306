/** Seeded random numbers. Rules that need chance take a `Dice`; the same seed gives the same numbers. */
export interface Dice {
  /** A number in [0, 1). */
  next(): number
  /** An integer from `low` to `high`, both included. */
  int(low: number, high: number): number
  /** One element of a non-empty list. */
  pick<T>(list: readonly T[]): T
  /** A shuffled copy of a list (Fisher–Yates). */
  shuffle<T>(list: readonly T[]): T[]
  /** True with the given probability (default one half). */
  chance(probability?: number): boolean
}

/** Hashes a text to 32 bits (FNV-1a with a final avalanche), so that similar seeds give different numbers. */
export function hash32(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/** Random numbers from a seed (sfc32, Chris Doty-Humphrey's Small Fast Counter). */
export function seededDice(seed: string | number): Dice {
  const text = String(seed)
  let a = hash32(`a${text}`)
  let b = hash32(`b${text}`)
  let c = hash32(`c${text}`)
  let counter = 1
  const next = (): number => {
    const t = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + t
    return (t >>> 0) / 4294967296
  }
  for (let i = 0; i < 12; i++) next()
  const int = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    int,
    pick<T>(list: readonly T[]): T {
      if (list.length === 0) throw new RangeError('cannot pick from an empty list')
      return list[int(0, list.length - 1)] as T
    },
    shuffle<T>(list: readonly T[]): T[] {
      const out = [...list]
      for (let i = out.length - 1; i > 0; i--) {
        const j = int(0, i)
        const held = out[i] as T
        out[i] = out[j] as T
        out[j] = held
      }
      return out
    },
    chance: (probability = 0.5) => next() < probability,
  }
}
