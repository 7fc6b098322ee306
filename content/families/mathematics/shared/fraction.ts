import { gcd } from './integer.ts'

/** An exact number: whole numerator over a whole denominator above 0, always in lowest terms. */
export interface Fraction {
  readonly n: number
  readonly d: number
}

/** `n / d` in lowest terms. Throws a RangeError if `d` is 0 or a part is not a whole number. */
export function fraction(n: number, d = 1): Fraction {
  if (d === 0 || !Number.isSafeInteger(n) || !Number.isSafeInteger(d)) throw new RangeError(`no fraction: ${n}/${d}`)
  const shared = gcd(n, d) * (d < 0 ? -1 : 1)
  return { n: n === 0 ? 0 : n / shared, d: d / shared }
}

/** A whole number or an exact fraction. */
export type Exact = Fraction | number

/** A whole number or a fraction as a fraction. */
export const exact = (v: Exact): Fraction => (typeof v === 'number' ? fraction(v) : v)

export function plus(a: Exact, b: Exact): Fraction {
  const [x, y] = [exact(a), exact(b)]
  return fraction(x.n * y.d + y.n * x.d, x.d * y.d)
}

export function times(a: Exact, b: Exact): Fraction {
  const [x, y] = [exact(a), exact(b)]
  return fraction(x.n * y.n, x.d * y.d)
}

export const minus = (a: Exact, b: Exact): Fraction => plus(a, times(b, -1))

/** `a ÷ b`. Throws a RangeError if `b` is 0. */
export function over(a: Exact, b: Exact): Fraction {
  const y = exact(b)
  return times(a, fraction(y.d, y.n))
}

/** Below 0 if `a < b`, 0 if they are equal, above 0 if `a > b`. */
export const compare = (a: Exact, b: Exact): number => minus(a, b).n

export const same = (a: Exact, b: Exact): boolean => compare(a, b) === 0

/** How many decimals the number needs to be written exactly, `Infinity` if no number of them is enough. */
export function decimalsOf(v: Exact): number {
  const { d } = exact(v)
  for (let places = 0, scale = 1; places <= 9; places++, scale *= 10) if (scale % d === 0) return places
  return Number.POSITIVE_INFINITY
}
