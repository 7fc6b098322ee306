import type { Dice } from '#kit/random/dice.ts'
import { lines, mdn, programFamily, type Written } from './shared/program-family.ts'
import { pythonPages } from './shared/python-pages.ts'

interface Deed {
  name: string
  sign: string
  apply: (n: number, by: number) => number
}

const deeds: readonly Deed[] = [
  { name: 'grow', sign: '+', apply: (n, by) => n + by },
  { name: 'times', sign: '*', apply: (n, by) => n * by },
  { name: 'shrink', sign: '-', apply: (n, by) => n - by },
]

function twoCalls(dice: Dice): Written {
  const { name, sign, apply } = dice.pick(deeds)
  const by = dice.int(2, 5)
  const a = dice.int(6, 12)
  const b = a + dice.int(2, 9)
  const [x, y] = [apply(a, by), apply(b, by)]
  const early = dice.chance()
  if (early) {
    return {
      stem: 'What does this program print, line by line?',
      javascript: lines(
        `function ${name}(n) {`,
        `  return n ${sign} ${by};`,
        "  console.log('ready');",
        '}',
        `console.log(${name}(${a}));`,
        `console.log(${name}(${b}));`,
      ),
      python: lines(
        `def ${name}(n):`,
        `    return n ${sign} ${by}`,
        "    print('ready')",
        `print(${name}(${a}))`,
        `print(${name}(${b}))`,
      ),
      key: `${x} ${y}`,
      wrong: [
        [`ready ${x} ready ${y}`, 'after-return'],
        [`${x} ready ${y} ready`, 'after-return'],
        [`${a} ${b}`, 'argument'],
        [`${x}`, 'after-return'],
      ],
      steps: [
        'return leaves the function at once, so the line after it never runs.',
        `The two calls give ${a} ${sign} ${by} and ${b} ${sign} ${by}: ${x} ${y}.`,
      ],
    }
  }
  return {
    stem: 'What does this program print?',
    javascript: lines(
      `function ${name}(n) {`,
      `  return n ${sign} ${by};`,
      '}',
      `let x = ${name}(${a});`,
      `${name}(${b});`,
      'console.log(x);',
    ),
    python: lines(`def ${name}(n):`, `    return n ${sign} ${by}`, `x = ${name}(${a})`, `${name}(${b})`, 'print(x)'),
    key: x,
    wrong: [
      [y, 'last-call'],
      [`${x} ${y}`, 'return-prints'],
      [a, 'argument'],
      [apply(x, by), 'last-call'],
    ],
    nearMisses: [b, x + 1],
    steps: [
      `${name}(${a}) gives back ${a} ${sign} ${by} = ${x}, and x keeps it.`,
      `The second call gives back ${y}, but nothing stores it. The program prints ${x}.`,
    ],
  }
}

function noReturn(dice: Dice): Written {
  const { name, sign, apply } = dice.pick(deeds)
  const by = dice.int(2, 5)
  const a = dice.int(6, 20)
  const x = apply(a, by)
  const held = dice.pick(['result', 'answer', 'value', 'x'])
  return {
    stem: 'The function has no return. What does this program print, line by line?',
    javascript: lines(
      `function ${name}(n) {`,
      `  console.log(n ${sign} ${by});`,
      '}',
      `let ${held} = ${name}(${a});`,
      `console.log(${held});`,
    ),
    python: lines(`def ${name}(n):`, `    print(n ${sign} ${by})`, `${held} = ${name}(${a})`, `print(${held})`),
    key: `${x} undefined`,
    wrong: [
      [`${x} ${x}`, 'print-returns'],
      [`${x}`, 'print-returns'],
      [`${x} ${a}`, 'argument'],
      ['undefined', 'call-silent'],
      [`${x} 0`, 'print-returns'],
    ],
    steps: [
      `The call prints ${a} ${sign} ${by}, which is ${x}.`,
      `Without return the function gives back undefined, so the output is ${x} undefined.`,
    ],
  }
}

/** Return hands a value back, printing shows it: two different things. */
export const family = programFamily({
  id: 'programming/return-or-print',
  title: 'Giving back is not printing',
  levels: [2, 3],
  applied: false,
  misconceptions: {
    'after-return': 'return leaves the function. A line after it never runs.',
    'return-prints': 'return hands a value back without showing it. Only printing shows it.',
    'print-returns': 'Printing shows a value but hands nothing back. A function without return gives an empty result.',
    'last-call': "A result that isn't stored is lost. The name holds the result of its own line.",
    argument: 'That is the value that goes into the function. Look at what comes out.',
    'call-silent': 'The call runs the lines inside the function, so they print too.',
  },
  source: mdn('return', 'Web/JavaScript/Reference/Statements/return'),
  pythonSource: pythonPages.controlFlow,
  write: (dice, level) => (level === 2 ? twoCalls(dice) : noReturn(dice)),
})
