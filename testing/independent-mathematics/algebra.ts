import { calculation } from './arithmetic.ts'
import { evaluate } from './evaluate.ts'
import { byPattern, type Judge, worth } from './judge.ts'
import { equal, negate, numbersIn, type Rational, rational, readNumber } from './rational.ts'

/** Applies the steps of a "think of a number" puzzle to an option and checks the result. */
const thought = (steps: (x: bigint) => bigint, result: string | undefined) => (option: string) => {
  const { top, bottom } = readNumber(option)
  return bottom === 1n && steps(top) === BigInt(result ?? '')
}

/** Substitutes an option for the letter. */
const solves = (equation: string | undefined) => (option: string) => {
  const [left = '', right = ''] = (equation ?? '').split(' = ')
  const letters = { x: readNumber(option) }
  return equal(evaluate(left, letters), evaluate(right, letters))
}

const linearEquation: Judge = byPattern([
  [/doubles it, adds (\d+) and gets (\d+)/, (a, c) => thought(x => 2n * x + BigInt(a ?? ''), c)],
  [/adds (\d+)\. That makes (\d+)/, (a, c) => thought(x => x + BigInt(a ?? ''), c)],
  [/takes away (\d+)\. That leaves (\d+)/, (a, c) => thought(x => x - BigInt(a ?? ''), c)],
  [/^Solve (.+)\. What is x\?$/, solves],
])

/** Tries all pairs of small whole numbers; exactly one must fit both equations. */
function onlyPair(fits: (x: number, y: number) => boolean): [number, number] {
  const found: [number, number][] = []
  for (let x = -20; x <= 20; x++) for (let y = -20; y <= 20; y++) if (fits(x, y)) found.push([x, y])
  const [only] = found
  if (found.length !== 1 || only === undefined) throw new Error(`${found.length} pairs fit`)
  return only
}

/** Finds two numbers from their sum and difference by searching along the sum. */
function split(sum: string | undefined, gap: string | undefined): [number, number] {
  for (let small = 0; small <= Number(sum); small++)
    if (Number(sum) - small - small === Number(gap)) return [Number(sum) - small, small]
  throw new Error(`no numbers with sum ${sum} and difference ${gap}`)
}

const simultaneousEquations: Judge = byPattern([
  [
    /add up to (\d+) and differ by (\d+)\. What is the (larger|smaller)/,
    (s, d, which) => worth(split(s, d)[which === 'larger' ? 0 : 1]),
  ],
  [
    /has (\d+) red and blue beads\. There are (\d+) more red .* many (red|blue)/,
    (s, d, which) => worth(split(s, d)[which === 'red' ? 0 : 1]),
  ],
  [/^x \+ y = (\d+) and x − y = (\d+)\. What is (x|y)/, (s, d, which) => worth(split(s, d)[which === 'x' ? 0 : 1])],
  [
    /^(.+) = (\S+) and (.+) = (\S+)\. What is (x|y)\?$/,
    (left = '', c = '', below = '', r = '', which = '') => {
      const coefficients = (side: string) => {
        const zero = rational(0)
        const at = (x: number, y: number) => evaluate(side, { x: rational(x), y: rational(y) })
        if (!equal(at(0, 0), zero)) throw new Error(side)
        return [Number(at(1, 0).top), Number(at(0, 1).top)] as const
      }
      const [[a, b], [p, q]] = [coefficients(left), coefficients(below)]
      const [first, second] = [Number(readNumber(c).top), Number(readNumber(r).top)]
      const pair = onlyPair((x, y) => a * x + b * y === first && p * x + q * y === second)
      return worth(pair[which === 'x' ? 0 : 1])
    },
  ],
])

/** Two polynomials are equal if they agree at more points than their degree. */
const agrees = (stem: string) => (option: string) =>
  [-7, -3, 2, 5, 11].every(x => equal(evaluate(stem, { x: rational(x) }), evaluate(option, { x: rational(x) })))

const expandBrackets: Judge = byPattern([
  [
    /^Expand and simplify (.+)\. What/,
    (text = '') =>
      option =>
        !option.includes('(') && agrees(text)(option),
  ],
  [/is equal to (.+)\?$/, (text = '') => agrees(text)],
])

const indexLaws: Judge = byPattern([
  [
    /^Write (.+) (?:as a single power of (\w)|without brackets)\.$/,
    (text = '', base) =>
      option => {
        if (base && /\d/.test(base)) return option.startsWith(base) && equal(evaluate(text), evaluate(option))
        const letter = /[a-z]/.exec(text)?.[0] ?? 'x'
        return [2, 3, 5].every(n =>
          equal(evaluate(text, { [letter]: rational(n) }), evaluate(option, { [letter]: rational(n) })),
        )
      },
  ],
])

/** Continues a sequence with equal differences, equal ratios or equal second differences. */
function extend(values: readonly number[], count: number): number[] {
  const row = [...values]
  const gaps = row.slice(1).map((v, i) => v - (row[i] ?? 0))
  const [g = 0] = gaps
  const factor = (row[1] ?? 0) / (row[0] ?? 1)
  if (gaps.every(gap => gap === g)) while (row.length < count) row.push((row.at(-1) ?? 0) + g)
  else if (row.every((v, i) => i === 0 || v === (row[i - 1] ?? 0) * factor))
    while (row.length < count) row.push((row.at(-1) ?? 0) * factor)
  else throw new Error(`no rule for ${values.join(' ')}`)
  return row
}

const sequences: Judge = byPattern([
  [/^(.+), … Which number comes next/, row => worth(extend(numbersIn(row ?? ''), 5).at(-1) ?? 0)],
  [/^(.+), … What is number (\d+)/, (row, place) => worth(extend(numbersIn(row ?? ''), Number(place)).at(-1) ?? 0)],
  [
    /^(.+), … Which formula/,
    row => option =>
      numbersIn(row ?? '').every((value, i) => equal(evaluate(option, { n: rational(i + 1) }), rational(value))),
  ],
])

const onLine = (equation: string, x: Rational, y: Rational): boolean =>
  equal(evaluate(equation.replace('y = ', '').replace(/(\d\/\d+) x/, '$1 × x'), { x }), y)

const gradient: Judge = byPattern([
  [
    /equation (.+)\. What is its gradient/,
    (equation = '') =>
      option =>
        onLine(equation, rational(1), sumOf(readNumber(option), atZero(equation))),
  ],
  [
    /equation (.+)\. At which value/,
    (equation = '') =>
      option =>
        onLine(equation, rational(0), readNumber(option)),
  ],
  [
    /equation (.+)\. What is the gradient of a line at right angles/,
    (equation = '') =>
      option => {
        const slope = differenceOf(valueAt(equation, 1), atZero(equation))
        const other = readNumber(option)
        return slope.top * other.top === -(slope.bottom * other.bottom)
      },
  ],
  [
    /through \((\S+), (\S+)\) and \((\S+), (\S+)\)\. What/,
    (...at) =>
      option => {
        const [a, b, c, d] = at.map(text => readNumber(text ?? ''))
        if (!a || !b || !c || !d) throw new Error('four numbers make two points')
        const m = readNumber(option)
        return m.top * (c.top - a.top) === m.bottom * (d.top - b.top)
      },
  ],
  [
    /through \((\S+), (\S+)\) and \((\S+), (\S+)\)\?/,
    (...at) =>
      option => {
        const [a, b, c, d] = at.map(text => readNumber(text ?? ''))
        if (!a || !b || !c || !d) throw new Error('four numbers make two points')
        return onLine(option, a, b) && onLine(option, c, d)
      },
  ],
])

const sumOf = (a: Rational, b: Rational): Rational => rational(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom)
const differenceOf = (a: Rational, b: Rational): Rational => sumOf(a, negate(b))
const valueAt = (equation: string, x: number): Rational =>
  evaluate(equation.replace('y = ', '').replace(/(\d\/\d+) x/, '$1 × x'), { x: rational(x) })
const atZero = (equation: string): Rational => valueAt(equation, 0)

export const algebraJudges: Readonly<Record<string, Judge>> = {
  'linear-equation': linearEquation,
  'brackets-equation': linearEquation,
  'simultaneous-equations': simultaneousEquations,
  'expand-brackets': expandBrackets,
  'powers-and-roots': calculation,
  'index-laws': indexLaws,
  sequences,
  gradient,
}
