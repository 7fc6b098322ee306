import type { Family, Problem } from '#authoring/rules/family.ts'
import type { Level } from '#authoring/rules/pack.ts'
import type { Dice } from '#kit/random/dice.ts'
import { composeNumbers } from './shared/compose.ts'
import { divisors, gcd, isPrime, lcm, primeFactors, span } from './shared/integer.ts'
import { around } from './shared/near.ts'
import { whole } from './shared/print-number.ts'
import { redraw } from './shared/redraw.ts'

const shareable = ['cherries', 'cards', 'marbles', 'nuts', 'stickers', 'beans'] as const

function factor(dice: Dice): Problem {
  const n = redraw(
    () => dice.int(12, 60),
    m => divisors(m).length > 3,
  )
  const key = dice.pick(divisors(n).filter(d => d > 1 && d < n))
  const others = span(2, n - 1).filter(d => n % d !== 0)
  return composeNumbers({
    stem: dice.pick([
      `Which of these numbers is a factor of ${n}?`,
      `${n} ${dice.pick(shareable)} are shared equally, with none left. How many children can there be?`,
    ]),
    key,
    print: v => whole(v.n),
    wrong: [
      [2 * n, 'multiple-for-factor'],
      [dice.pick(others.filter(d => Math.abs(d - key) <= 3 || d < 12)), 'leaves-a-rest'],
      [dice.pick(others.filter(d => d > n / 2)), 'leaves-a-rest'],
      ...dice
        .shuffle(others.filter(d => d < 20))
        .slice(0, 8)
        .map(d => [d, 'leaves-a-rest'] as const),
    ],
    near: [],
    within: 40,
    fits: v => n % v.n !== 0,
    steps: [`A factor of ${n} divides it with nothing left over.`, `${n} ÷ ${key} = ${n / key}, so ${key} fits.`],
  })
}

function multiple(dice: Dice): Problem {
  const n = dice.int(3, 12)
  const key = n * dice.int(3, 11)
  const beside = around(dice, key).filter(v => v.n % n !== 0)
  const small = divisors(n).filter(d => d > 1 && d < n)
  return composeNumbers({
    stem: dice.pick([
      `Which of these numbers is a multiple of ${n}?`,
      `Eggs come in boxes of ${n}. Which number of eggs fills whole boxes?`,
      `You count in ${n}s from 0. Which of these numbers do you reach?`,
    ]),
    key,
    print: v => whole(v.n),
    wrong: [
      [small.length > 0 && key < 40 ? dice.pick(small) : undefined, 'multiple-for-factor'],
      [n * 10 + (n === 10 ? 5 : 1), 'leaves-a-rest'],
      ...beside.map(v => [v, 'leaves-a-rest'] as const),
    ],
    near: [],
    within: 20,
    fits: v => v.n % n !== 0,
    steps: [`A multiple of ${n} is ${n} times a whole number.`, `${n} × ${key / n} = ${key}.`],
  })
}

function prime(dice: Dice): Problem {
  const low = dice.int(1, 80)
  const high = low + dice.int(12, 24)
  const range = span(low, high)
  const key = dice.pick(range.filter(isPrime))
  const oddOnes = dice.shuffle(range.filter(n => n % 2 === 1 && n > 1 && !isPrime(n)))
  return composeNumbers({
    stem: `Which of these numbers between ${low} and ${high} is a prime number?`,
    key,
    print: v => whole(v.n),
    wrong: [
      [low === 1 ? 1 : undefined, 'one-is-prime'],
      [oddOnes[0], 'odd-is-prime'],
      [oddOnes[1], 'odd-is-prime'],
      [oddOnes[2], 'odd-is-prime'],
      ...dice
        .shuffle(range.filter(n => n > 1 && n % 2 === 0 && !isPrime(n)))
        .map(n => [n, 'even-is-no-prime'] as const),
    ],
    near: [],
    within: 200,
    fits: v => !isPrime(v.n),
    steps: [`A prime number has exactly two factors, 1 and itself.`, `Only 1 and ${key} divide ${key}.`],
  })
}

function highestCommon(dice: Dice, most: number): Problem {
  const [a, b] = redraw(
    () => {
      const shared = dice.int(2, 12)
      return [shared * dice.int(2, most), shared * dice.int(2, most)] as const
    },
    ([x, y]) => x !== y && x % y !== 0 && y % x !== 0 && gcd(x, y) > 2 && x <= 150 && y <= 150,
  )
  const key = gcd(a, b)
  const common = divisors(key)
  return composeNumbers({
    stem: dice.pick([
      `What is the highest common factor of ${a} and ${b}?`,
      `${a} red and ${b} yellow tulips make equal bunches, and none is left over. What is the largest number of bunches?`,
    ]),
    key,
    print: v => whole(v.n),
    wrong: [
      [common.at(-2), 'not-the-extreme'],
      [lcm(a, b), 'swapped'],
      [Math.abs(a - b), 'fits-one-only'],
      [divisors(a).filter(d => d > key)[0], 'fits-one-only'],
    ],
    near: around(dice, key),
    fits: v => v.n > 1,
    steps: [
      `${a} = ${primeFactors(a).join(' × ')} and ${b} = ${primeFactors(b).join(' × ')}.`,
      `What both share makes ${primeFactors(key).join(' × ')}${isPrime(key) ? '' : ` = ${key}`}.`,
    ],
  })
}

function lowestCommon(dice: Dice, numbers: number): Problem {
  const values = redraw(
    () => Array.from({ length: numbers }, () => dice.int(4, numbers === 2 ? 24 : 15)),
    list =>
      new Set(list).size === numbers &&
      list.reduce(lcm) <= 360 &&
      list.every(n => list.reduce(lcm) > n) &&
      list.reduce(lcm) < list.reduce((x, y) => x * y),
  )
  const [a = 4, b = 6, c] = values
  const key = values.reduce(lcm)
  const named = c === undefined ? `${a} and ${b}` : `${a}, ${b} and ${c}`
  return composeNumbers({
    stem: dice.pick([
      `What is the lowest common multiple of ${named}?`,
      `Lights blink every ${named} seconds. They blink together now. After how many seconds do they next blink together?`,
    ]),
    key,
    print: v => whole(v.n),
    wrong: [
      [values.reduce((x, y) => x * y), 'not-the-extreme'],
      [2 * key, 'not-the-extreme'],
      [values.reduce(gcd), 'swapped'],
      [values.reduce((x, y) => x + y), 'fits-one-only'],
      [c === undefined ? Math.max(a, b) * 2 : lcm(a, b), 'fits-one-only'],
    ],
    near: around(dice, key, Math.min(...values)),
    fits: v => v.n > 1,
    steps: [
      `Look for the first number that all of them divide.`,
      `Go through the multiples of ${Math.max(...values)}. The first that fits all of them is ${key}.`,
    ],
  })
}

const tasks: Record<Level, readonly ((dice: Dice) => Problem)[]> = {
  1: [factor, multiple],
  2: [prime, dice => highestCommon(dice, 5)],
  3: [dice => highestCommon(dice, 9), dice => lowestCommon(dice, 2)],
  4: [dice => lowestCommon(dice, 3)],
}

/** What a question is about, by its words, and the page on it; the page on divisors serves all others. */
const pages: readonly (readonly [words: RegExp, source: { title: string; url: string }])[] = [
  [/prime number/, { title: 'Prime number – Wikipedia', url: 'https://en.wikipedia.org/wiki/Prime_number' }],
  [
    /highest common|equal bunches/,
    { title: 'Greatest common divisor – Wikipedia', url: 'https://en.wikipedia.org/wiki/Greatest_common_divisor' },
  ],
  [
    /lowest common|blink together/,
    { title: 'Least common multiple – Wikipedia', url: 'https://en.wikipedia.org/wiki/Least_common_multiple' },
  ],
  [
    /multiple of|boxes of|count in/,
    { title: 'Multiple (mathematics) – Wikipedia', url: 'https://en.wikipedia.org/wiki/Multiple_(mathematics)' },
  ],
]

export const family: Family = {
  id: 'mathematics/factors-and-multiples',
  topic: 'mathematics',
  title: 'Factors, multiples and primes',
  levels: [1, 2, 3, 4],
  applied: false,
  misconceptions: {
    'multiple-for-factor': 'Factors and multiples got mixed up. A factor divides a number, a multiple is made from it.',
    'leaves-a-rest': 'Try to divide: something is left over here.',
    'odd-is-prime': 'It is odd, but it has more than two factors. Try to divide it by 3, 5 and 7.',
    'even-is-no-prime': 'It is even and larger than 2, so 2 divides it.',
    'one-is-prime': 'The number 1 has only one factor. A prime number has two.',
    swapped: 'Factor and multiple got swapped. Common factors are small, common multiples are large.',
    'not-the-extreme': 'It fits, but there is a better one: the largest common factor or the smallest common multiple.',
    'fits-one-only': 'This does not fit all the numbers. Try each of them.',
  },
  source: { title: 'Divisor – Wikipedia', url: 'https://en.wikipedia.org/wiki/Divisor' },
  draw(dice, level) {
    const problem = dice.pick(tasks[level])(dice)
    const source = pages.find(([words]) => words.test(problem.stem))?.[1]
    return source === undefined ? problem : { ...problem, source }
  },
}
