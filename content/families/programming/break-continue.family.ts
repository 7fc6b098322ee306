import type { Dice } from '#kit/random/dice.ts'
import { near } from '../shared/settle.ts'
import { lines, mdn, programFamily, type Written } from './shared/program-family.ts'
import { pythonPages } from './shared/python-pages.ts'

const span = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i)

function shown(dice: Dice): Written {
  const name = dice.pick(['i', 'n', 'step', 'turn'])
  const from = dice.int(1, 9)
  const to = from + dice.int(3, 5)
  const at = dice.int(from + 1, to - 1)
  const leaves = dice.chance()
  const all = span(from, to)
  const skip = all.filter(one => one !== at).join(' ')
  const stop = span(from, at - 1).join(' ')
  const key = leaves ? stop : skip
  return {
    stem: 'What does this program print, line by line?',
    javascript: lines(
      `for (let ${name} = ${from}; ${name} <= ${to}; ${name}++) {`,
      `  if (${name} === ${at}) {`,
      `    ${leaves ? 'break' : 'continue'};`,
      '  }',
      `  console.log(${name});`,
      '}',
    ),
    python: lines(
      `for ${name} in range(${from}, ${to + 1}):`,
      `    if ${name} == ${at}:`,
      `        ${leaves ? 'break' : 'continue'}`,
      `    print(${name})`,
    ),
    key,
    wrong: [
      leaves ? [skip, 'break-skips'] : [stop, 'continue-stops'],
      [span(from, at).join(' '), leaves ? 'prints-first' : 'continue-stops'],
      [all.join(' '), 'ignored'],
      [span(at + 1, to).join(' '), leaves ? 'break-skips' : 'continue-stops'],
    ],
    steps: [
      `At ${at} the program meets ${leaves ? 'break and leaves the loop' : 'continue and skips the rest of that round'}.`,
      leaves ? `Only what came before is printed: ${key}.` : `All other rounds print their number: ${key}.`,
    ],
    ...(leaves ? {} : { source: mdn('continue', 'Web/JavaScript/Reference/Statements/continue') }),
  }
}

function summed(dice: Dice): Written {
  const modulus = dice.int(2, 4)
  const stopAt = dice.int(7, 11)
  const from = dice.int(1, 4)
  const top = stopAt + dice.int(3, 8)
  const start = dice.pick([0, 0, 10, 100])
  const total = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, start)
  const kept = span(from, stopAt).filter(one => one % modulus !== 0)
  const key = total(kept)
  return {
    stem: 'Which number does this program print?',
    javascript: lines(
      `let total = ${start};`,
      `for (let i = ${from}; i <= ${top}; i++) {`,
      `  if (i % ${modulus} === 0) {`,
      '    continue;',
      '  }',
      `  if (i > ${stopAt}) {`,
      '    break;',
      '  }',
      '  total = total + i;',
      '}',
      'console.log(total);',
    ),
    python: lines(
      `total = ${start}`,
      `for i in range(${from}, ${top + 1}):`,
      `    if i % ${modulus} == 0:`,
      '        continue',
      `    if i > ${stopAt}:`,
      '        break',
      '    total = total + i',
      'print(total)',
    ),
    key,
    wrong: [
      [total(span(from, stopAt)), 'ignored'],
      [total(span(from, modulus - 1)), 'continue-stops'],
      [total(span(from, top).filter(one => one % modulus !== 0)), 'break-skips'],
      [total(span(from, stopAt).filter(one => one % modulus === 0)), 'swapped'],
      [total(span(from, stopAt + 1).filter(one => one % modulus !== 0 || one > stopAt)), 'prints-first'],
    ],
    nearMisses: near(key),
    steps: [
      `Multiples of ${modulus} are skipped, and the loop is left after ${stopAt}.`,
      `${[...(start > 0 ? [start] : []), ...kept].join(' + ')} = ${key}.`,
    ],
  }
}

/** Break leaves the loop, continue leaves only the round. */
export const family = programFamily({
  id: 'programming/break-continue',
  title: 'Leaving a loop, skipping a round',
  levels: [2, 3],
  applied: false,
  misconceptions: {
    'break-skips': 'break does not skip one round. It leaves the whole loop at once.',
    'continue-stops': 'continue does not end the loop. It skips the rest of one round only.',
    'prints-first': 'The check comes first, so the program leaves before it uses that number.',
    ignored: 'You read past the check inside the loop.',
    swapped: 'The numbers that fit the condition are the ones that are skipped.',
  },
  source: mdn('break', 'Web/JavaScript/Reference/Statements/break'),
  pythonSource: pythonPages.controlFlow,
  write: (dice, level) => (level === 2 ? shown(dice) : summed(dice)),
})
