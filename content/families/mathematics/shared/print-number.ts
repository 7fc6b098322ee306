import { decimalsOf, type Exact, exact, fraction, times } from './fraction.ts'

const grouped = (digits: string): string => (digits.length < 5 ? digits : digits.replace(/\B(?=(\d{3})+$)/g, ','))

const signed = (negative: boolean, text: string): string => (negative ? `−${text}` : text)

/** A whole number with a real minus sign, and commas from 10,000 up. */
export const whole = (n: number): string => signed(n < 0, grouped(String(Math.abs(n))))

/** `3/4`, `−5/2`, or `2` if the fraction is whole. */
export function ratio(v: Exact): string {
  const { n, d } = exact(v)
  return d === 1 ? whole(n) : `${whole(n)}/${d}`
}

/** `2 3/4`; `3/4` below one; `2` if the fraction is whole. */
export function mixed(v: Exact): string {
  const { n, d } = exact(v)
  const [size, rest] = [Math.floor(Math.abs(n) / d), Math.abs(n) % d]
  if (rest === 0 || size === 0) return ratio(v)
  return signed(n < 0, `${grouped(String(size))} ${rest}/${d}`)
}

/**
 * Exact decimal notation, with as many decimals as needed or `places` of them.
 * Throws a RangeError if that cannot be done exactly.
 */
export function decimal(v: Exact, places = decimalsOf(v)): string {
  const scale = 10 ** places
  const scaled = times(v, places <= 9 ? fraction(scale) : fraction(1))
  if (places > 9 || scaled.d !== 1) throw new RangeError(`no exact decimal: ${exact(v).n}/${exact(v).d}`)
  const digits = String(Math.abs(scaled.n)).padStart(places + 1, '0')
  const [front, back] = [digits.slice(0, digits.length - places), digits.slice(digits.length - places)]
  return signed(scaled.n < 0, places === 0 ? grouped(front) : `${grouped(front)}.${back}`)
}

/** An amount with two decimals after its currency sign: `$3.50`. */
export const money = (sign: string, amount: Exact): string => `${sign}${decimal(amount, 2)}`

const raised = {
  '0': '⁰',
  '1': '¹',
  '2': '²',
  '3': '³',
  '4': '⁴',
  '5': '⁵',
  '6': '⁶',
  '7': '⁷',
  '8': '⁸',
  '9': '⁹',
  '-': '⁻',
}

/** A whole number as an exponent: `superscript(-12)` is `⁻¹²`. */
export const superscript = (n: number): string =>
  [...String(n)].map(sign => raised[sign as keyof typeof raised] ?? sign).join('')
