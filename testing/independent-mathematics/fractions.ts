import { calculation } from './arithmetic.ts'
import { evaluate } from './evaluate.ts'
import { byPattern, type Judge, worth } from './judge.ts'
import { divide, equal, less, multiply, numbersIn, type Rational, rational, readNumber } from './rational.ts'

const compareFractions: Judge = byPattern([
  [
    /(more|less|larger|smaller) than (\d+\/\d+)/,
    (word, pivot = '') =>
      option => {
        const [a, b] = [readNumber(pivot), readNumber(option)]
        return word === 'more' || word === 'larger' ? less(a, b) : less(b, a)
      },
  ],
])

/** In lowest terms, checked by trying every divisor. */
function isReduced(option: string): boolean {
  const [top = 0, bottom = 1] = numbersIn(option)
  for (let d = 2; d <= Math.min(top, bottom); d++) if (top % d === 0 && bottom % d === 0) return false
  return true
}

const equivalentFractions: Judge = byPattern([
  [
    /cut into (\d+) equal pieces\. \S+ takes (\d+)\./,
    (all = '1', some = '0') => worth(rational(BigInt(some), BigInt(all))),
  ],
  [
    /equal: (\d+)\/(\d+) = \?\/(\d+)/,
    (top = '0', bottom = '1', next = '1') =>
      option =>
        Number(bottom) * numbersIn(option).reduce((a, b) => a + b) === Number(top) * Number(next),
  ],
  [
    /Write (\d+\/\d+) in lowest terms/,
    (text = '') =>
      option =>
        equal(readNumber(option), readNumber(text)) && isReduced(option),
  ],
])

const share = (text: string): Rational =>
  text.includes('%') ? divide(readNumber(text), rational(100)) : readNumber(text)

const fractionDecimalPercent: Judge = stem => {
  const value = /(\d[\d.]*(?:\/\d+)?%?)/.exec(stem)?.[1] ?? ''
  return option => {
    const form = /fraction/.test(stem) ? /^\d+\/\d+$/ : /decimal/.test(stem) ? /^\d+(\.\d+)?$/ : /^\d+(\.\d+)?%$/
    if (!form.test(option)) throw new Error(`${option} does not have the form asked for: ${stem}`)
    return equal(share(option), share(value))
  }
}

const percentOf: Judge = byPattern([
  [/(\d+)% of ([\d,]+)/, (rate = '0', base = '0') => worth(multiply(rational(BigInt(rate), 100n), evaluate(base)))],
])

const mixedNumbers: Judge = stem => {
  const one = /Write (\d+ \d+\/\d+) as one fraction with the denominator (\d+)/.exec(stem)
  if (one) return option => option.endsWith(`/${one[2]}`) && equal(readNumber(option), readNumber(one[1] ?? ''))
  const many = /Write (\d+\/\d+) as a mixed number/.exec(stem)
  return many ? worth(readNumber(many[1] ?? '')) : calculation(stem)
}

export const fractionJudges: Readonly<Record<string, Judge>> = {
  'compare-fractions': compareFractions,
  'equivalent-fractions': equivalentFractions,
  'add-fractions': calculation,
  'multiply-fractions': calculation,
  'mixed-numbers': mixedNumbers,
  'add-decimals': calculation,
  'fraction-decimal-percent': fractionDecimalPercent,
  'percent-of': percentOf,
}
