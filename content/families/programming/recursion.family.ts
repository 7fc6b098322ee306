import type { Dice } from '#kit/random/dice.ts'
import { near } from '../shared/settle.ts'
import { lines, mdn, programFamily, type Written } from './shared/program-family.ts'
import { pythonPages } from './shared/python-pages.ts'

function value(dice: Dice): Written {
  const name = dice.pick(['f', 'climb', 'dig', 'stack', 'walk', 'grow'])
  const base = dice.int(1, 9)
  const step = dice.int(1, 2)
  const kind = dice.pick(['plus', 'self', 'times'] as const)
  const k = kind === 'times' ? dice.int(2, 3) : dice.int(2, 6)
  const n = dice.int(3, kind === 'times' ? 4 : 6)
  const apply = (m: number, rest: number): number =>
    kind === 'plus' ? rest + k : kind === 'self' ? rest + m : rest * k
  const f = (m: number): number => (m <= 0 ? base : apply(m, f(m - step)))
  const key = f(n)
  const call = `${name}(n - ${step})`
  const text = kind === 'plus' ? `${k} + ${call}` : kind === 'self' ? `n + ${call}` : `${k} * ${call}`
  const calls: number[] = []
  for (let m = n; m > 0; m -= step) calls.push(m)
  const low = n - step * calls.length
  return {
    stem: 'The function calls itself. Which number does this program print?',
    javascript: lines(
      `function ${name}(n) {`,
      '  if (n <= 0) {',
      `    return ${base};`,
      '  }',
      `  return ${text};`,
      '}',
      `console.log(${name}(${n}));`,
    ),
    python: lines(
      `def ${name}(n):`,
      '    if n <= 0:',
      `        return ${base}`,
      `    return ${text}`,
      `print(${name}(${n}))`,
    ),
    key,
    wrong: [
      [base, 'base-only'],
      [apply(n, base), 'one-call'],
      [calls.reduceRight((rest, m) => apply(m, rest), kind === 'times' ? 1 : 0), 'base-lost'],
      [f(n + step), 'call-more'],
      [f(n - step), 'call-less'],
    ],
    nearMisses: near(key),
    steps: [
      `${name} is called with ${[...calls, low].join(', ')}, and ${name}(${low}) gives ${base}.`,
      kind === 'times'
        ? `Going back, ${base} is multiplied ${calls.length} times by ${k}: ${key}.`
        : `Going back, it adds up: ${[base, ...calls.map(m => (kind === 'self' ? m : k)).reverse()].join(' + ')} = ${key}.`,
    ],
  }
}

function order(dice: Dice): Written {
  const name = dice.pick(['count', 'walk', 'echo', 'show', 'dive', 'fall'])
  const last = dice.int(0, 5)
  const n = last + dice.int(3, 4)
  const step = dice.int(1, 2)
  const seen: number[] = []
  for (let m = n; m > last; m -= step) seen.push(m)
  const place = dice.pick(['before', 'after', 'both'] as const)
  const down = seen.join(' ')
  const up = [...seen].reverse().join(' ')
  const key = place === 'before' ? down : place === 'after' ? up : `${down} ${up}`
  const end = n - step * seen.length
  const body = (say: string, call: string, indent: string): string[] =>
    [...(place === 'after' ? [] : [say]), call, ...(place === 'before' ? [] : [say])].map(line => indent + line)
  return {
    stem: 'The function calls itself. What does this program print, line by line?',
    javascript: lines(
      `function ${name}(n) {`,
      `  if (n <= ${last}) {`,
      '    return;',
      '  }',
      ...body('console.log(n);', `${name}(n - ${step});`, '  '),
      '}',
      `${name}(${n});`,
    ),
    python: lines(
      `def ${name}(n):`,
      `    if n <= ${last}:`,
      '        return',
      ...body('print(n)', `${name}(n - ${step})`, '    '),
      `${name}(${n})`,
    ),
    key,
    wrong: [
      [place === 'after' ? down : up, 'order'],
      [
        place === 'both' ? `${down} ${down}` : place === 'before' ? `${down} ${end}` : `${end} ${up}`,
        place === 'both' ? 'order' : 'call-more',
      ],
      [place === 'both' ? down : `${n}`, place === 'both' ? 'base-only' : 'one-call'],
      [seen.slice(0, -1).join(' '), 'call-less'],
      [place === 'both' ? `${down} ${end} ${up}` : `${up} ${down}`, place === 'both' ? 'call-more' : 'order'],
    ],
    nearMisses: [`${down} ${up}`, seen.slice(1).join(' ')],
    steps: [
      place === 'after'
        ? 'The function prints after its own call, so the deepest call prints first.'
        : place === 'before'
          ? 'The function prints before its own call, so the first call prints first.'
          : 'It prints on the way down and once more on the way back.',
      `${name}(${end}) prints nothing, so the output is ${key}.`,
    ],
  }
}

/** A function that calls itself goes down to the base case and comes back. */
export const family = programFamily({
  id: 'programming/recursion',
  title: 'Functions that call themselves',
  levels: [3, 4],
  applied: false,
  misconceptions: {
    'base-only': 'The base case ends the calls, but the waiting calls still finish their line.',
    'one-call': 'The function goes on calling itself until the base case stops it.',
    'base-lost': 'The base case gives a value too. It takes part in the result.',
    'call-more': 'One call too many. See where the base case stops.',
    'call-less': 'One call is missing. Write down the value of n for each call.',
    order: 'Lines before the inner call run on the way down, lines after it on the way back.',
  },
  source: mdn('Recursion', 'Glossary/Recursion'),
  pythonSource: pythonPages.controlFlow,
  write: (dice, level) => (level === 3 ? value(dice) : order(dice)),
})
