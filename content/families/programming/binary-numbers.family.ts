import type { Dice } from '#kit/random/dice.ts'
import { near } from '../shared/settle.ts'
import { lines, programFamily, type Written } from './shared/program-family.ts'

const bits = (n: number): string => n.toString(2)
const places = (text: string): number[] =>
  [...text].flatMap((bit, i) => (bit === '1' ? [2 ** (text.length - 1 - i)] : []))
const turned = (text: string): string => [...text].reverse().join('')

function toDecimal(dice: Dice, high: number): Written {
  const n = dice.int(Math.ceil(high / 4), high)
  const text = bits(n)
  return {
    stem: 'The text holds a binary number. Which decimal number does this program print?',
    javascript: lines(`let bits = '${text}';`, 'console.log(parseInt(bits, 2));'),
    python: lines(`bits = '${text}'`, 'print(int(bits, 2))'),
    key: n,
    wrong: [
      [Number.parseInt(turned(text), 2), 'wrong-end'],
      [n * 2, 'place-shift'],
      [[...text].filter(bit => bit === '1').length, 'counts-ones'],
      [[...text].reduce((sum, bit, i) => sum + (bit === '1' ? 2 * (text.length - 1 - i) : 0), 0), 'doubles-not-powers'],
      [Math.floor(n / 2), 'place-shift'],
    ],
    nearMisses: near(n),
    steps: [
      'From the right the places are worth 1, 2, 4, 8 and so on.',
      places(text).length > 1
        ? `${places(text).join(' + ')} = ${n}.`
        : `The only 1 is at the place worth ${n}, so it prints ${n}.`,
    ],
  }
}

function toBinary(dice: Dice, high: number): Written {
  const n = dice.int(Math.ceil(high / 4), high)
  const text = bits(n)
  return {
    stem: `Which binary number does this program print for ${n}?`,
    javascript: lines(`let n = ${n};`, 'console.log(n.toString(2));'),
    python: lines(`n = ${n}`, "print(format(n, 'b'))"),
    key: text,
    wrong: [
      [turned(text).replace(/^0+/, ''), 'wrong-end'],
      [bits(n * 2), 'place-shift'],
      [bits(n + 1), 'place-missed'],
      [bits(n - 1), 'place-missed'],
      ...[n ^ 2, n + 2, n + 4, n ^ 4].map(other => [bits(other), 'place-missed'] as const),
    ],
    steps: [
      `${n} = ${places(text).join(' + ')}.`,
      `A 1 for each of these places and a 0 for the others gives ${text}.`,
    ],
  }
}

/** Places worth 1, 2, 4, 8 and so on. */
export const family = programFamily({
  id: 'programming/binary-numbers',
  title: 'Binary numbers',
  levels: [2, 3],
  applied: false,
  misconceptions: {
    'wrong-end': 'You began at the wrong end. The place on the right is worth 1.',
    'place-shift': 'You are one place off. The places are worth 1, 2, 4, 8 from the right.',
    'counts-ones': 'You counted the ones. Each 1 is worth the value of its place.',
    'doubles-not-powers': 'The places double: 1, 2, 4, 8, 16. They do not go 0, 2, 4, 6.',
    'place-missed': 'That is another number. Add up the values of the places that have a 1.',
  },
  source: { title: 'Binary number – Wikipedia', url: 'https://en.wikipedia.org/wiki/Binary_number' },
  write(dice, level) {
    const high = level === 2 ? 31 : 255
    return dice.chance(0.6) ? toDecimal(dice, high) : toBinary(dice, high)
  },
})
