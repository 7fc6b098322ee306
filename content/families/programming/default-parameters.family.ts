import type { Dice } from '#kit/random/dice.ts'
import { petNames } from './shared/friendly-words.ts'
import { lines, mdn, programFamily, type Written } from './shared/program-family.ts'
import { pythonPages } from './shared/python-pages.ts'

function numbers(dice: Dice): Written {
  const plus = dice.chance()
  const [name, first, second] = plus
    ? dice.pick([
        ['add', 'a', 'b'],
        ['score', 'points', 'bonus'],
        ['price', 'ticket', 'fee'],
      ] as const)
    : dice.pick([
        ['area', 'width', 'height'],
        ['cost', 'count', 'price'],
        ['total', 'bags', 'each'],
      ] as const)
  const apply = (a: number, b: number): number => (plus ? a + b : a * b)
  const sign = plus ? '+' : '*'
  const given = dice.int(3, 9)
  const preset = dice.int(2, 5)
  const other = preset + dice.int(1, 4)
  const key = `${apply(given, preset)} ${apply(given, other)}`
  return {
    stem: 'What does this program print, line by line?',
    javascript: lines(
      `function ${name}(${first}, ${second} = ${preset}) {`,
      `  return ${first} ${sign} ${second};`,
      '}',
      `console.log(${name}(${given}));`,
      `console.log(${name}(${given}, ${other}));`,
    ),
    python: lines(
      `def ${name}(${first}, ${second}=${preset}):`,
      `    return ${first} ${sign} ${second}`,
      `print(${name}(${given}))`,
      `print(${name}(${given}, ${other}))`,
    ),
    key,
    wrong: [
      [`${apply(given, preset)} ${apply(given, preset)}`, 'default-wins'],
      [`${apply(given, 0)} ${apply(given, other)}`, 'missing-is-zero'],
      [`${apply(given, other)} ${apply(given, preset)}`, 'swapped'],
      [`${given} ${apply(given, other)}`, 'missing-is-zero'],
    ],
    nearMisses: [`${apply(given, preset)} ${apply(given, other) + preset}`, `${given} ${other}`],
    steps: [
      `The first call gives no ${second}, so it is ${preset}: ${given} ${sign} ${preset} = ${apply(given, preset)}.`,
      `The second call gives ${other}: ${given} ${sign} ${other} = ${apply(given, other)}. The output is ${key}.`,
    ],
  }
}

function fromOther(dice: Dice): Written {
  const a = dice.int(2, 9)
  const b = a + dice.int(1, 5)
  const name = dice.pick(['area', 'tiles', 'squares', 'fields'])
  const key = `${a * a} ${a * b}`
  return {
    stem: 'What does this JavaScript program print, line by line?',
    javascript: lines(
      `function ${name}(width, height = width) {`,
      '  return width * height;',
      '}',
      `console.log(${name}(${a}));`,
      `console.log(${name}(${a}, ${b}));`,
    ),
    key,
    wrong: [
      [`${a * a} ${a * a}`, 'default-wins'],
      [`${a} ${a * b}`, 'missing-is-zero'],
      [`${a * b} ${a * a}`, 'swapped'],
      [`NaN ${a * b}`, 'missing-is-nothing'],
    ],
    steps: [
      `In the first call height is the same as width: ${a} * ${a} = ${a * a}.`,
      `In the second it is ${b}. The output is ${key}.`,
    ],
  }
}

function missing(dice: Dice): Written {
  if (dice.chance()) {
    const a = dice.int(2, 30)
    const sign = dice.pick(['+', '*', '-'])
    return {
      stem: 'One argument is missing. What does this JavaScript program print?',
      javascript: lines('function count(a, b) {', `  return a ${sign} b;`, '}', `console.log(count(${a}));`),
      key: 'NaN',
      wrong: [
        [sign === '*' ? 0 : a, 'missing-is-zero'],
        ['undefined', 'missing-is-nothing'],
        [`${a}undefined`, 'missing-is-nothing'],
        [sign === '*' ? a : 0, 'missing-is-zero'],
      ],
      steps: ['The missing b is undefined.', 'Calculating with undefined gives NaN, which means: not a number.'],
    }
  }
  const pet = dice.pick(petNames)
  const word = dice.pick(['Hello', 'Bravo', 'Welcome', 'Thanks', 'Hooray'])
  const key = `${word} undefined`
  return {
    stem: 'One argument is missing. What does this JavaScript program print?',
    javascript: lines(
      'function greet(word, name) {',
      "  return word + ' ' + name;",
      '}',
      `let pet = '${pet}';`,
      `console.log(greet('${word}'));`,
    ),
    key,
    wrong: [
      [word, 'missing-is-zero'],
      [`${word} ${pet}`, 'looks-around'],
      [`${word} name`, 'missing-is-nothing'],
      ['undefined', 'missing-is-nothing'],
    ],
    steps: ['The call gives only the word, so name is undefined.', `Joined to a text it is printed as a word: ${key}.`],
  }
}

/** A parameter without an argument takes its default, or is undefined. */
export const family = programFamily({
  id: 'programming/default-parameters',
  title: 'When an argument is missing',
  levels: [2, 3],
  applied: false,
  misconceptions: {
    'default-wins': 'The default is only for a missing argument. A given one takes its place.',
    'missing-is-zero': 'A missing argument does not count as zero, and it is not left out of the line.',
    'missing-is-nothing': 'Follow the missing value through the line: what comes of it there?',
    'looks-around': 'A function takes what the call gives it. It does not look for a fitting name elsewhere.',
    swapped: 'The outputs come in the order of the calls.',
  },
  source: mdn('Default parameters', 'Web/JavaScript/Reference/Functions/Default_parameters'),
  pythonSource: pythonPages.controlFlow,
  write(dice, level) {
    if (level === 2) return numbers(dice)
    return dice.chance(0.5) ? fromOther(dice) : missing(dice)
  },
})
