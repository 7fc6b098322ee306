import type { Dice } from '#kit/random/dice.ts'
import { near } from '../shared/settle.ts'
import { lines, programFamily, type Written } from './shared/program-family.ts'

const hex = (n: number): string => n.toString(16)

function toDecimal(dice: Dice, level: number): Written {
  const high = level === 2 ? 1 : dice.int(2, 15)
  const low = level === 2 ? dice.int(0, 15) : dice.int(6, 15)
  const n = high * 16 + low
  const text = hex(n)
  const name = dice.pick(['code', 'red', 'byte', 'shade', 'value', 'green', 'tone', 'address'])
  return {
    stem: 'The text holds a hexadecimal number. Which decimal number does this program print?',
    javascript: lines(`let ${name} = '${text}';`, `console.log(parseInt(${name}, 16));`),
    python: lines(`${name} = '${text}'`, `print(int(${name}, 16))`),
    key: n,
    wrong: [
      [high * 10 + low, 'tens'],
      [n + (low > 9 ? 1 : 16), 'digit-off'],
      [high + low, 'adds-digits'],
      [low * 16 + high, 'swapped'],
      [n - 16, 'digit-off'],
    ],
    nearMisses: near(n),
    steps: [`The digits stand for ${high} and ${low}, and a to f mean 10 to 15.`, `${high} * 16 + ${low} = ${n}.`],
  }
}

function toHex(dice: Dice): Written {
  const high = dice.int(1, 15)
  const low = dice.int(9, 15)
  const n = high * 16 + low
  const name = dice.pick(['red', 'blue', 'shade', 'byte', 'value'])
  return {
    stem: `Which hexadecimal number does this program print for ${n}?`,
    javascript: lines(`let ${name} = ${n};`, `console.log(${name}.toString(16));`),
    python: lines(`${name} = ${n}`, `print(format(${name}, 'x'))`),
    key: hex(n),
    wrong: [
      [`${hex(low)}${hex(high)}`, 'swapped'],
      [hex(n + 1), 'digit-off'],
      [hex(n + 16), 'digit-off'],
      [`${high}${low}`, 'two-signs'],
      ...[n - 1, n + 2, n + 17].map(other => [hex(other), 'digit-off'] as const),
    ],
    steps: [`${n} = ${high} * 16 + ${low}, and 10 to 15 are written a to f.`, `So the digits are ${hex(n)}.`],
  }
}

/** Sixteen digits, 0 to 9 and a to f. */
export const family = programFamily({
  id: 'programming/hex-numbers',
  title: 'Hexadecimal numbers',
  levels: [2, 3],
  applied: false,
  misconceptions: {
    tens: 'The left digit counts sixteens here, not tens.',
    'digit-off': 'That is another number. The left digit counts sixteens, and a to f mean 10 to 15.',
    'two-signs': 'Each digit is one sign only: 10 to 15 are written a to f.',
    'adds-digits': 'The digits are not just added. The left one counts sixteens.',
    swapped: 'You swapped the two digits. The left one counts sixteens.',
  },
  source: { title: 'Hexadecimal – Wikipedia', url: 'https://en.wikipedia.org/wiki/Hexadecimal' },
  write: (dice, level) => (level === 2 || dice.chance() ? toDecimal(dice, level) : toHex(dice)),
})
