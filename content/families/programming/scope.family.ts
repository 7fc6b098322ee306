import type { Dice } from '#kit/random/dice.ts'
import { things } from './shared/friendly-words.ts'
import { lines, mdn, programFamily, type Written } from './shared/program-family.ts'
import { pythonPages } from './shared/python-pages.ts'

function ownName(dice: Dice): Written {
  const name = dice.pick(things)
  const out = dice.int(2, 9)
  const inside = out + dice.int(3, 12)
  const key = `${inside} ${out}`
  const block = dice.chance(0.4)
  return {
    stem: 'What does this program print, line by line?',
    javascript: block
      ? lines(
          `let ${name} = ${out};`,
          '{',
          `  let ${name} = ${inside};`,
          `  console.log(${name});`,
          '}',
          `console.log(${name});`,
        )
      : lines(
          `let ${name} = ${out};`,
          'function play() {',
          `  let ${name} = ${inside};`,
          `  console.log(${name});`,
          '}',
          'play();',
          `console.log(${name});`,
        ),
    ...(block
      ? {}
      : {
          python: lines(
            `${name} = ${out}`,
            'def play():',
            `    ${name} = ${inside}`,
            `    print(${name})`,
            'play()',
            `print(${name})`,
          ),
        }),
    key,
    wrong: [
      [`${inside} ${inside}`, 'one-name'],
      [`${out} ${out}`, 'outer-wins'],
      [`${out} ${inside}`, 'order'],
      [`${inside} ${out + inside}`, 'one-name'],
    ],
    steps: [
      `Inside there is a second ${name}, and it holds ${inside}.`,
      `Outside nothing has changed, so the last line prints ${out}. The output is ${key}.`,
    ],
  }
}

function parameter(dice: Dice): Written {
  const name = dice.pick(things)
  const start = dice.int(2, 20)
  const plus = dice.int(2, 9)
  const key = `${start + plus} ${start}`
  return {
    stem: 'What does this program print, line by line?',
    javascript: lines(
      'function add(n) {',
      `  n = n + ${plus};`,
      '  console.log(n);',
      '}',
      `let ${name} = ${start};`,
      `add(${name});`,
      `console.log(${name});`,
    ),
    python: lines(
      'def add(n):',
      `    n = n + ${plus}`,
      '    print(n)',
      `${name} = ${start}`,
      `add(${name})`,
      `print(${name})`,
    ),
    key,
    wrong: [
      [`${start + plus} ${start + plus}`, 'one-name'],
      [`${start} ${start}`, 'outer-wins'],
      [`${start} ${start + plus}`, 'order'],
      [`${plus} ${start}`, 'outer-wins'],
    ],
    steps: [
      `Inside, n is a copy of the number: ${start} + ${plus} = ${start + plus}.`,
      `${name} itself keeps ${start}. The output is ${key}.`,
    ],
  }
}

function sharedName(dice: Dice): Written {
  const name = dice.pick(things)
  const start = dice.int(2, 12)
  const plus = dice.int(2, 9)
  const local = dice.chance()
  const calls = dice.int(2, 3)
  const key = local ? start : start + plus * calls
  return {
    stem: 'Which number does this JavaScript program print?',
    javascript: lines(
      `let ${name} = ${start};`,
      'function find() {',
      `  ${local ? 'let ' : ''}${name} = ${local ? plus : `${name} + ${plus}`};`,
      '}',
      ...Array.from({ length: calls }, () => 'find();'),
      `console.log(${name});`,
    ),
    key,
    wrong: [
      [local ? plus : start, local ? 'one-name' : 'never-changes'],
      [start + plus, local ? 'one-name' : 'each-call'],
      [local ? start + plus * calls : plus * calls, local ? 'one-name' : 'each-call'],
    ],
    nearMisses: [start + plus * (calls + 1), start + 1, plus + 1],
    steps: local
      ? [`The word let makes a new ${name} inside the function.`, `The outer one is untouched: ${key}.`]
      : [`Without let the function changes the outer ${name}.`, `${calls} calls add ${plus} each time: ${key}.`],
  }
}

/** A name made inside a function or block lives only there. */
export const family = programFamily({
  id: 'programming/scope',
  title: 'Where a name is known',
  levels: [2, 3],
  applied: false,
  misconceptions: {
    'one-name': 'The two places each have their own name. What happens inside does not reach the outer one.',
    'outer-wins': 'Inside, the inner name counts. It hides the outer one.',
    'never-changes': 'Without a new let the function works on the outer name, so it does change.',
    'each-call': 'Every call adds once more, to the value that the name has by then.',
    order: 'Follow the order in which the lines run: the call first, then what comes after it.',
  },
  source: mdn('Scope', 'Glossary/Scope'),
  pythonSource: pythonPages.classes,
  write(dice, level) {
    if (level === 2) return ownName(dice)
    return dice.chance() ? parameter(dice) : sharedName(dice)
  },
})
