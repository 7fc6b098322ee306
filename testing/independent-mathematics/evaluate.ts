import { add, divide, multiply, negate, type Rational, rational, readDecimal, subtract } from './rational.ts'

const powers = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** The exponent written in superscript digits, with `⁻` for minus. */
function readPower(text: string): number {
  const digits = [...text].map(sign => (sign === '⁻' ? '-' : String(powers.indexOf(sign)))).join('')
  return Number(digits)
}

function power(base: Rational, exponent: number): Rational {
  let value = rational(1)
  for (let i = 0; i < Math.abs(exponent); i++) value = multiply(value, base)
  return exponent < 0 ? divide(rational(1), value) : value
}

function root(value: Rational, degree: number): Rational {
  for (let n = 0n; ; n++) {
    const raised = n ** BigInt(degree)
    if (raised === value.top && value.bottom === 1n) return rational(n)
    if (raised > value.top) throw new Error('root is not whole')
  }
}

/**
 * Value of an expression in school notation: `+ − × ÷`, brackets, raised exponents, `√` and `∛`, `3/4`, `2 3/4`, `12%`,
 * letters from `letters`, and a factor written right in front of a letter or bracket. Recursive descent.
 */
export function evaluate(expression: string, letters: Readonly<Record<string, Rational>> = {}): Rational {
  const tokens =
    expression.match(
      /\d[\d,]*(?:\.\d+)? \d+\/\d+|\d[\d,]*(?:\.\d+)?\/\d+(?!\d)|\d[\d,]*(?:\.\d+)?|[⁻⁰¹²³⁴-⁹]+|[a-z]|[+−×÷()√∛/]/g,
    ) ?? []
  let at = 0
  const peek = (): string => tokens[at] ?? ''
  const take = (): string => tokens[at++] ?? ''

  function atom(): Rational {
    const token = take()
    if (token === '(') {
      const inner = sum()
      if (take() !== ')') throw new Error(`bracket left open in ${expression}`)
      return inner
    }
    if (token === '−') return negate(raised())
    if (token === '√') return root(atom(), 2)
    if (token === '∛') return root(atom(), 3)
    if (/^[a-z]$/.test(token)) {
      const value = letters[token]
      if (!value) throw new Error(`unknown letter ${token}`)
      return value
    }
    const mixed = /^(\S+) (\d+)\/(\d+)$/.exec(token)
    if (mixed?.[1] && mixed[2] && mixed[3])
      return add(readDecimal(mixed[1]), rational(BigInt(mixed[2]), BigInt(mixed[3])))
    const broken = /^(\S+)\/(\d+)$/.exec(token)
    if (broken?.[1] && broken[2]) return divide(readDecimal(broken[1]), rational(BigInt(broken[2])))
    if (!/^\d/.test(token)) throw new Error(`cannot read "${token}" in ${expression}`)
    return readDecimal(token)
  }
  function raised(): Rational {
    const base = atom()
    return /^[⁻⁰¹²³⁴-⁹]/.test(peek()) ? power(base, readPower(take())) : base
  }
  function juxtaposed(): Rational {
    let value = raised()
    while (/^[a-z(√∛]/.test(peek())) value = multiply(value, raised())
    return value
  }
  function product(): Rational {
    let value = juxtaposed()
    while (['×', '÷', '/'].includes(peek()))
      value = take() === '×' ? multiply(value, juxtaposed()) : divide(value, juxtaposed())
    return value
  }
  function sum(): Rational {
    let value = product()
    while (['+', '−'].includes(peek())) value = take() === '+' ? add(value, product()) : subtract(value, product())
    return value
  }
  const value = sum()
  if (at < tokens.length) throw new Error(`"${peek()}" left over in ${expression}`)
  return value
}
