/** Exact arithmetic over big integers, independent of the families' code so that the two don't share mistakes. */
export interface Rational {
  readonly top: bigint
  readonly bottom: bigint
}

const size = (v: bigint): bigint => (v < 0n ? -v : v)

export function rational(top: bigint | number, bottom: bigint | number = 1n): Rational {
  let [a, b] = [BigInt(top), BigInt(bottom)]
  if (b === 0n) throw new RangeError('divided by nothing')
  if (b < 0n) [a, b] = [-a, -b]
  let [x, y] = [size(a), b]
  while (y !== 0n) [x, y] = [y, x % y]
  return { top: a / x, bottom: b / x }
}

export const add = (a: Rational, b: Rational): Rational =>
  rational(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom)
export const negate = (a: Rational): Rational => ({ top: -a.top, bottom: a.bottom })
export const subtract = (a: Rational, b: Rational): Rational => add(a, negate(b))
export const multiply = (a: Rational, b: Rational): Rational => rational(a.top * b.top, a.bottom * b.bottom)
export const divide = (a: Rational, b: Rational): Rational => rational(a.top * b.bottom, a.bottom * b.top)
export const equal = (a: Rational, b: Rational): boolean => a.top === b.top && a.bottom === b.bottom
export const less = (a: Rational, b: Rational): boolean => a.top * b.bottom < b.top * a.bottom

/** A number without its sign: `12,500`, `3.75`. */
export function readDecimal(text: string): Rational {
  const [front = '0', back = ''] = text.replaceAll(',', '').split('.')
  return rational(BigInt(front + back), 10n ** BigInt(back.length))
}

const numeral = /(−?)(\d[\d,]*(?:\.\d+)?)(?: (\d+)\/(\d+))?(?:\/(\d+))?/

/** The first number in a text: whole, decimal, `3/4` or `2 3/4`; a real minus right before it counts. */
export function readNumber(text: string): Rational {
  const found = numeral.exec(text)
  if (!found) throw new Error(`no number in ${text}`)
  const [, sign, main = '0', top, bottom, under] = found
  let value = readDecimal(main)
  if (top && bottom) value = add(value, rational(BigInt(top), BigInt(bottom)))
  if (under) value = divide(value, rational(BigInt(under)))
  return sign ? negate(value) : value
}

/** All numbers of a text as plain numbers, in order, commas read as grouping; `3/4` gives 3 and 4. */
export const numbersIn = (text: string): number[] =>
  [...text.matchAll(/−?\d[\d,]*(?:\.\d+)?/g)].map(([n]) =>
    Number(
      n
        .replace(/,(?=\d{3})/g, '')
        .replace(/,$/, '')
        .replace('−', '-'),
    ),
  )
