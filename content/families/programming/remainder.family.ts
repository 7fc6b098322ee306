import { near } from '../shared/settle.ts'
import { lines, mdn, programFamily } from './shared/program-family.ts'
import { pythonPages } from './shared/python-pages.ts'

const shared = [
  ['cookies', 'friends'],
  ['cards', 'players'],
  ['stickers', 'pages'],
  ['books', 'shelves'],
  ['seeds', 'pots'],
  ['beads', 'strings'],
] as const

const packed = [
  ['minutes', 'hours', 60],
  ['days', 'weeks', 7],
  ['eggs', 'boxes', 6],
  ['months', 'years', 12],
  ['hours', 'days', 24],
] as const

/** Decimals that a screen shows with two places at most, or nothing. */
function short(value: number): string {
  return Number.isInteger(value * 100) ? String(value) : ''
}

/** The remainder of a division, and the whole quotient. */
export const family = programFamily({
  id: 'programming/remainder',
  title: 'The remainder of a division',
  levels: [1, 2, 3],
  applied: true,
  misconceptions: {
    quotient: 'That is how many times it fits. The sign % gives what is left over.',
    decimal: 'The sign % does not divide to a decimal number. It gives what is left over.',
    missing: 'That is how many are missing for one more full share. The sign % gives what is left over.',
    once: 'You took the number away only once. Take it away as often as it fits.',
    swapped: 'You swapped the two results. Look at which one is printed first.',
    'sign-lost': 'In JavaScript the remainder keeps the sign of the first number.',
  },
  source: mdn('Remainder (%)', 'Web/JavaScript/Reference/Operators/Remainder'),
  pythonSource: pythonPages.introduction,
  write(dice, level) {
    if (level === 1) {
      const [all, groups] = dice.pick(shared)
      const d = dice.int(3, 7)
      const times = dice.int(2, 6)
      const r = dice.int(1, d - 1)
      const n = d * times + r
      return {
        stem: dice.pick(['What does this program print?', `The ${all} are shared out. What does this program print?`]),
        javascript: lines(`let ${all} = ${n};`, `let ${groups} = ${d};`, `console.log(${all} % ${groups});`),
        python: lines(`${all} = ${n}`, `${groups} = ${d}`, `print(${all} % ${groups})`),
        key: r,
        wrong: [
          [times, 'quotient'],
          [d - r, 'missing'],
          [n - d, 'once'],
          [short(n / d), 'decimal'],
        ],
        nearMisses: near(r),
        steps: [
          `${d} fits ${times} times into ${n}: ${times} * ${d} = ${times * d}.`,
          `${n} - ${times * d} leaves ${r}.`,
        ],
      }
    }
    if (level === 2) {
      const [small, big, d] = dice.pick(packed)
      const q = dice.int(2, d > 20 ? 4 : 8)
      const r = dice.int(1, d - 1)
      const n = d * q + r
      return {
        stem: 'What does this program print, line by line?',
        javascript: lines(
          `let ${small} = ${n};`,
          `let ${big} = Math.floor(${small} / ${d});`,
          `console.log(${big});`,
          `console.log(${small} % ${d});`,
        ),
        python: lines(`${small} = ${n}`, `${big} = ${small} // ${d}`, `print(${big})`, `print(${small} % ${d})`),
        key: `${q} ${r}`,
        wrong: [
          [`${r} ${q}`, 'swapped'],
          [`${q} ${d - r}`, 'missing'],
          [`${q} ${n - d}`, 'once'],
          [`${q} ${q}`, 'quotient'],
        ],
        nearMisses: [`${q + 1} ${r}`, `${q - 1} ${r}`, `${q} ${r + 1}`],
        steps: [
          `${d} fits ${q} times into ${n}, so the first line is ${q}.`,
          `${q} * ${d} = ${q * d}, and ${n - q * d} is left over. The output is ${q} ${r}.`,
        ],
      }
    }
    const d = dice.int(3, 9)
    const q = dice.int(1, 5)
    const r = dice.int(1, d - 1)
    const n = d * q + r
    return {
      stem: 'What does this JavaScript program print?',
      javascript: lines(`let steps = -${n};`, `console.log(steps % ${d});`),
      key: -r,
      wrong: [
        [r, 'sign-lost'],
        [d - r, 'missing'],
        [-q, 'quotient'],
        [r - d, 'missing'],
      ],
      nearMisses: [...near(-r), -q - 1],
      steps: [
        `${n} divided by ${d} is ${q} with ${r} left over.`,
        `The remainder keeps the minus of -${n}: it is -${r}.`,
      ],
    }
  },
})
