import { byPattern, type Judge, worth } from './judge.ts'
import { equal, multiply, numbersIn, rational, readNumber } from './rational.ts'

const listed = (list: string | undefined): number[] => numbersIn(list ?? '')

/** The number with fewer than half of the others on either side. */
function middle(values: readonly number[]): number {
  const found = values.find(
    v => values.filter(w => w < v).length < values.length / 2 && values.filter(w => w > v).length < values.length / 2,
  )
  if (found === undefined) throw new Error(`no middle in ${values.join(' ')}`)
  return found
}

function mostOften(values: readonly number[]): number {
  const counts = new Map<number, number>()
  for (const v of values) counts.set(v, (counts.get(v) ?? 0) + 1)
  const top = Math.max(...counts.values())
  const winners = [...counts].filter(([, count]) => count === top)
  if (winners.length !== 1) throw new Error(`a tie in ${values.join(' ')}`)
  return winners[0]?.[0] ?? 0
}

/** The mean is the point where differences cancel out. */
const balances = (values: readonly number[]) => (option: string) => {
  const m = readNumber(option)
  return values.reduce((sum, v) => sum + BigInt(v) * m.bottom - m.top, 0n) === 0n
}

const averages: Judge = byPattern([
  [/: ([\d, ]+)\. Which number comes most often/, list => worth(mostOften(listed(list)))],
  [/: ([\d, ]+)\. How far apart/, list => worth(Math.max(...listed(list).flatMap(v => listed(list).map(w => v - w))))],
  [/: ([\d, ]+)\. What is the mean/, list => balances(listed(list))],
  [/: ([\d, ]+)\. What is the median/, list => worth(middle(listed(list)))],
  [
    /: ([\d, ]+)\. With one more number the mean of all (\d+) is (\d+)/,
    (list, size, mean) => option => {
      const all = [...listed(list), Number(readNumber(option).top)]
      return all.length === Number(size) && balances(all)(mean ?? '')
    },
  ],
  [
    /^(\d+) children have (\d+) .* and (\d+) other children have (\d+)/,
    (m, a, n, b) =>
      balances([...Array<number>(Number(m)).fill(Number(a)), ...Array<number>(Number(n)).fill(Number(b))]),
  ],
])

/** Counts cases one by one, all equally likely. */
function share(cases: readonly boolean[]): (option: string) => boolean {
  return worth(rational(cases.filter(Boolean).length, cases.length))
}

const probability: Judge = stem => {
  if (stem.startsWith('Cards')) {
    const [, last = 0, by = 1] = numbersIn(stem)
    const inTable = Array.from({ length: last }, (_, i) => (i + 1) % by === 0)
    return share(stem.includes('outside') ? inTable.map(hit => !hit) : inTable)
  }
  const [, colour, other] = /holds \d+ (\w+) and \d+ (\w+)/.exec(stem) ?? []
  const [some = 0, rest = 0] = numbersIn(stem)
  const all = [...Array(some).fill(colour), ...Array(rest).fill(other)]
  if (!stem.includes('both') && !stem.includes('different')) return share(all.map(c => stem.endsWith(`is ${c}?`)))
  const pairs = all.flatMap((first, i) =>
    all.flatMap((second, k) => (i === k && !stem.includes('put back') ? [] : [[first, second] as const])),
  )
  return share(
    pairs.map(([first, second]) =>
      stem.includes('different') ? first !== second : first === second && stem.endsWith(`are ${first}?`),
    ),
  )
}

const hasDivisor = (n: number, d: number): boolean => Number.isInteger(n / d)

/** Sieve of Eratosthenes up to 200. */
const primes = (() => {
  const left = new Set(Array.from({ length: 199 }, (_, i) => i + 2))
  for (const p of left) for (let n = p * p; n <= 200; n += p) left.delete(n)
  return left
})()

const valueOfOption = (option: string): number => Number(readNumber(option).top)

/** The largest number that divides all of them is right. */
function highestOf(values: readonly number[]): number {
  for (let d = Math.min(...values); ; d--) if (values.every(v => hasDivisor(v, d))) return d
}

/** The smallest number that all of them divide is right. */
function lowestOf(values: readonly number[]): number {
  for (let n = 1; ; n++) if (values.every(v => hasDivisor(n, v))) return n
}

const factorsAndMultiples: Judge = stem => {
  const numbers = numbersIn(stem)
  const [first = 1] = numbers
  if (/highest|tulips/.test(stem)) return worth(highestOf(numbers))
  if (/lowest|blink/.test(stem)) return worth(lowestOf(numbers))
  if (stem.includes('prime')) {
    const [low = 0, high = 0] = numbers
    return option => primes.has(valueOfOption(option)) && valueOfOption(option) >= low && valueOfOption(option) <= high
  }
  if (/multiple|boxes|count in/.test(stem))
    return option =>
      equal(multiply(rational(Math.round(valueOfOption(option) / first)), rational(first)), readNumber(option))
  return option => hasDivisor(first, valueOfOption(option))
}

export const dataJudges: Readonly<Record<string, Judge>> = {
  averages,
  probability,
  'factors-and-multiples': factorsAndMultiples,
}
