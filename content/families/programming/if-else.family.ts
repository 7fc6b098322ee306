import type { Dice } from '#kit/random/dice.ts'
import { near } from '../shared/settle.ts'
import { lines, mdn, programFamily, type Written } from './shared/program-family.ts'
import { pythonPages } from './shared/python-pages.ts'

const pairs = [
  ['warmth', 'swim', 'read'],
  ['steps', 'rest', 'walk'],
  ['coins', 'buy', 'save'],
  ['wind', 'kite', 'ball'],
  ['clouds', 'coat', 'hat'],
  ['water', 'full', 'pour'],
  ['speed', 'fast', 'slow'],
  ['height', 'tall', 'small'],
] as const

const ranks = [
  ['points', 'gold', 'silver', 'bronze'],
  ['length', 'long', 'medium', 'short'],
  ['age', 'oak', 'sapling', 'acorn'],
  ['level', 'expert', 'skilled', 'starter'],
  ['weight', 'heavy', 'middle', 'light'],
  ['depth', 'ocean', 'lake', 'puddle'],
] as const

const ends = ['done', 'end', 'bye', 'ready'] as const

function twoWays(dice: Dice): Written {
  const [name, yes, no] = dice.pick(pairs)
  const end = dice.pick(ends)
  const limit = dice.int(5, 20)
  const value = dice.pick([limit - dice.int(1, 4), limit + dice.int(1, 4), limit])
  const taken = value > limit
  const said = taken ? yes : no
  return {
    stem: 'What does this program print, line by line?',
    javascript: lines(
      `let ${name} = ${value};`,
      `if (${name} > ${limit}) {`,
      `  console.log('${yes}');`,
      '} else {',
      `  console.log('${no}');`,
      '}',
      `console.log('${end}');`,
    ),
    python: lines(
      `${name} = ${value}`,
      `if ${name} > ${limit}:`,
      `    print('${yes}')`,
      'else:',
      `    print('${no}')`,
      `print('${end}')`,
    ),
    key: `${said} ${end}`,
    wrong: [
      [`${taken ? no : yes} ${end}`, value === limit ? 'edge' : 'other-branch'],
      [`${yes} ${no} ${end}`, 'runs-all'],
      [said, 'stops'],
      [`${no} ${end} ${yes}`, 'runs-all'],
    ],
    steps: [
      `Is ${value} greater than ${limit}? ${taken ? 'Yes, so the first branch runs.' : 'No, so the else branch runs.'}`,
      `The last line runs in any case. The output is ${said} ${end}.`,
    ],
  }
}

function threeWays(dice: Dice): Written {
  const [name, high, middle, low] = dice.pick(ranks)
  const bottom = dice.int(5, 15)
  const top = bottom + dice.int(5, 15)
  const value = dice.pick([top + dice.int(1, 9), top, dice.int(bottom + 1, top - 1), bottom, bottom - dice.int(1, 4)])
  const strict = dice.chance()
  const sign = strict ? '>' : '>='
  const passes = (limit: number): boolean => (strict ? value > limit : value >= limit)
  const key = passes(top) ? high : passes(bottom) ? middle : low
  const onEdge = value === top || value === bottom
  const neighbour = key === middle ? (value === bottom ? low : high) : middle
  return {
    stem: 'What does this program print?',
    javascript: lines(
      `let ${name} = ${value};`,
      `if (${name} ${sign} ${top}) {`,
      `  console.log('${high}');`,
      `} else if (${name} ${sign} ${bottom}) {`,
      `  console.log('${middle}');`,
      '} else {',
      `  console.log('${low}');`,
      '}',
    ),
    python: lines(
      `${name} = ${value}`,
      `if ${name} ${sign} ${top}:`,
      `    print('${high}')`,
      `elif ${name} ${sign} ${bottom}:`,
      `    print('${middle}')`,
      'else:',
      `    print('${low}')`,
    ),
    key,
    wrong: [
      [neighbour, onEdge ? 'edge' : 'other-branch'],
      [key === high ? `${high} ${middle}` : `${middle} ${low}`, 'runs-all'],
      [key === low ? high : low, 'other-branch'],
      [`${high} ${middle} ${low}`, 'runs-all'],
    ],
    steps: [
      `The conditions are tried from top to bottom, and the first one that holds wins. The value is ${value}.`,
      key === low
        ? `No condition holds, so else runs: ${key}.`
        : `${value} ${sign} ${key === high ? top : bottom} is the first that holds: ${key}.`,
    ],
  }
}

function twoIfs(dice: Dice): Written {
  const first = dice.int(8, 15)
  const start = first + dice.int(-3, 5)
  const minus = dice.int(3, 6)
  const second = dice.int(6, 12)
  const plus = dice.int(1, 4)
  const after = start > first ? start - minus : start
  const key = after > second ? after + plus : after * 2
  const old = start > second ? after + plus : after * 2
  return {
    stem: 'Which number does this program print?',
    javascript: lines(
      `let x = ${start};`,
      `if (x > ${first}) {`,
      `  x = x - ${minus};`,
      '}',
      `if (x > ${second}) {`,
      `  x = x + ${plus};`,
      '} else {',
      '  x = x * 2;',
      '}',
      'console.log(x);',
    ),
    python: lines(
      `x = ${start}`,
      `if x > ${first}:`,
      `    x = x - ${minus}`,
      `if x > ${second}:`,
      `    x = x + ${plus}`,
      'else:',
      '    x = x * 2',
      'print(x)',
    ),
    key,
    wrong: [
      [old, 'old-value'],
      [after, 'stops'],
      [after > second ? after * 2 : after + plus, 'other-branch'],
      [(after + plus) * 2, 'runs-all'],
      [start > first ? start : start - minus, 'other-branch'],
    ],
    nearMisses: near(key),
    steps: [
      `${start} > ${first} is ${start > first}, so x is ${after} after the first if.`,
      `${after} > ${second} is ${after > second}, so x becomes ${key}.`,
    ],
  }
}

/** One branch of an if runs, never both; what follows runs in any case. */
export const family = programFamily({
  id: 'programming/if-else',
  title: 'Which branch is taken',
  levels: [1, 2, 3],
  applied: false,
  misconceptions: {
    'other-branch': 'Check the condition with the number again: another branch is taken.',
    'runs-all': 'Only one branch runs. The computer skips the others.',
    stops: 'The program does not stop after a branch. It goes on with the lines below.',
    edge: 'Look at the border: > is false when both numbers are equal, >= is true.',
    'old-value': 'The value has changed by then. The second condition sees the new value.',
  },
  source: mdn('if...else', 'Web/JavaScript/Reference/Statements/if...else'),
  pythonSource: pythonPages.controlFlow,
  write(dice, level) {
    if (level === 1) return twoWays(dice)
    return level === 2 ? threeWays(dice) : twoIfs(dice)
  },
})
