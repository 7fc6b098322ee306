import type { Level } from '#authoring/rules/pack.ts'
import type { Dice } from '#kit/random/dice.ts'
import { things } from './shared/friendly-words.ts'
import { lines, mdn, programFamily } from './shared/program-family.ts'

interface Change {
  /** Counted from 1. */
  line: number
  text: string
  /** What the program prints with the change. */
  prints: number
  /** What the change does, to explain why it is right. */
  why: string
}

interface Plan {
  listing: readonly string[]
  prints: number
  changes: readonly Change[]
}

function straight(dice: Dice): Plan {
  const [a = '', b = ''] = dice.shuffle(things)
  const x = dice.int(3, 9)
  const y = dice.int(2, 6)
  const more = dice.int(1, 4)
  return {
    listing: [`let ${a} = ${x};`, `let ${b} = ${y};`, `console.log(${a} + ${b});`],
    prints: x + y,
    changes: [
      { line: 1, text: `let ${a} = ${x + more};`, prints: x + more + y, why: `${x + more} + ${y} = ${x + more + y}.` },
      { line: 1, text: `let ${a} = ${x - 1};`, prints: x - 1 + y, why: `${x - 1} + ${y} = ${x - 1 + y}.` },
      {
        line: 2,
        text: `let ${b} = ${y + more + 1};`,
        prints: x + y + more + 1,
        why: `${x} + ${y + more + 1} = ${x + y + more + 1}.`,
      },
      { line: 2, text: `let ${b} = ${y * 10};`, prints: x + y * 10, why: `${x} + ${y * 10} = ${x + y * 10}.` },
      { line: 3, text: `console.log(${a} * ${b});`, prints: x * y, why: `${x} * ${y} = ${x * y}.` },
      { line: 3, text: `console.log(${a} - ${b});`, prints: x - y, why: `${x} - ${y} = ${x - y}.` },
    ],
  }
}

function looped(dice: Dice): Plan {
  const name = dice.pick(things)
  const start = dice.int(0, 3)
  const n = dice.int(3, 6)
  const k = dice.int(2, 5)
  return {
    listing: [
      `let ${name} = ${start};`,
      `for (let i = 0; i < ${n}; i++) {`,
      `  ${name} = ${name} + ${k};`,
      '}',
      `console.log(${name});`,
    ],
    prints: start + n * k,
    changes: [
      {
        line: 1,
        text: `let ${name} = ${start + 1};`,
        prints: start + 1 + n * k,
        why: `It begins with one more: ${start + 1} + ${n * k}.`,
      },
      {
        line: 2,
        text: `for (let i = 0; i <= ${n}; i++) {`,
        prints: start + (n + 1) * k,
        why: `The loop runs once more, so ${k} is added ${n + 1} times.`,
      },
      {
        line: 2,
        text: `for (let i = 1; i < ${n}; i++) {`,
        prints: start + (n - 1) * k,
        why: `The loop runs once less, so ${k} is added ${n - 1} times.`,
      },
      {
        line: 3,
        text: `  ${name} = ${name} + ${k + 1};`,
        prints: start + n * (k + 1),
        why: `Each of the ${n} rounds now adds ${k + 1}.`,
      },
      {
        line: 3,
        text: `  ${name} = ${name} + i;`,
        prints: start + (n * (n - 1)) / 2,
        why: `The rounds now add 0, 1 and so on up to ${n - 1}.`,
      },
      {
        line: 5,
        text: `console.log(${name} * 2);`,
        prints: (start + n * k) * 2,
        why: `${start + n * k} is doubled when it is printed.`,
      },
    ],
  }
}

function conditioned(dice: Dice): Plan {
  const top = dice.int(6, 12)
  const limit = dice.int(3, 5)
  const name = dice.pick(['sum', 'total', 'result'])
  const add = (keeps: (i: number) => boolean, from = 1, to = top, start = 0): number => {
    let sum = start
    for (let i = from; i <= to; i++) if (keeps(i)) sum += i
    return sum
  }
  return {
    listing: [
      `let ${name} = 0;`,
      `for (let i = 1; i <= ${top}; i++) {`,
      `  if (i > ${limit}) {`,
      `    ${name} = ${name} + i;`,
      '  }',
      '}',
      `console.log(${name});`,
    ],
    prints: add(i => i > limit),
    changes: [
      {
        line: 1,
        text: `let ${name} = 10;`,
        prints: add(i => i > limit, 1, top, 10),
        why: 'It begins with 10 instead of 0.',
      },
      {
        line: 2,
        text: `for (let i = 1; i < ${top}; i++) {`,
        prints: add(i => i > limit, 1, top - 1),
        why: `The loop now stops before ${top}, so ${top} is not added.`,
      },
      {
        line: 2,
        text: `for (let i = 0; i <= ${top}; i++) {`,
        prints: add(i => i > limit, 0),
        why: 'The loop begins at 0, and 0 is not added.',
      },
      {
        line: 3,
        text: `  if (i >= ${limit}) {`,
        prints: add(i => i >= limit),
        why: `With >= the number ${limit} is added as well.`,
      },
      {
        line: 3,
        text: `  if (i < ${limit}) {`,
        prints: add(i => i < limit),
        why: `Now only the numbers below ${limit} are added.`,
      },
      {
        line: 3,
        text: '  if (i % 2 === 0) {',
        prints: add(i => i % 2 === 0),
        why: 'Now only the even numbers are added.',
      },
      {
        line: 4,
        text: `    ${name} = ${name} + 1;`,
        prints: top - limit,
        why: `Each of the ${top - limit} numbers above ${limit} now adds 1.`,
      },
    ],
  }
}

function halved(dice: Dice): Plan {
  const n = dice.int(20, 99)
  const count = (from: number, goesOn: (n: number) => boolean, by = 2, add = (_: number): number => 1): number => {
    let steps = 0
    for (let left = from; goesOn(left); ) {
      left = Math.floor(left / by)
      steps += add(left)
    }
    return steps
  }
  const aboveOne = (left: number): boolean => left > 1
  const steps = count(n, aboveOne)
  return {
    listing: [
      `let n = ${n};`,
      'let steps = 0;',
      'while (n > 1) {',
      '  n = Math.floor(n / 2);',
      '  steps = steps + 1;',
      '}',
      'console.log(steps);',
    ],
    prints: steps,
    changes: [
      {
        line: 1,
        text: `let n = ${n * 4};`,
        prints: count(n * 4, aboveOne),
        why: 'Four times the number can be halved twice more.',
      },
      {
        line: 3,
        text: 'while (n >= 1) {',
        prints: count(n, left => left >= 1),
        why: 'The loop now goes on until n is 0, one round more.',
      },
      {
        line: 3,
        text: 'while (n > 3) {',
        prints: count(n, left => left > 3),
        why: 'The loop now ends as soon as n is 3 or less.',
      },
      {
        line: 4,
        text: '  n = Math.floor(n / 4);',
        prints: count(n, aboveOne, 4),
        why: 'Dividing by 4 makes n small in fewer rounds.',
      },
      {
        line: 5,
        text: '  steps = steps + n;',
        prints: count(n, aboveOne, 2, left => left),
        why: 'It now adds up what is left of n after each halving.',
      },
      { line: 7, text: 'console.log(steps * n);', prints: steps, why: 'n is 1 in the end, so nothing changes.' },
    ],
  }
}

function nested(dice: Dice): Plan {
  const top = dice.int(4, 7)
  const name = dice.pick(['count', 'dots', 'pairs'])
  const run = (
    inner: (i: number, j: number) => boolean,
    { last = top, start = 0, add = (_i: number, _j: number): number => 1 } = {},
  ): number => {
    let sum = start
    for (let i = 1; i <= last; i++) for (let j = 1; inner(i, j); j++) sum += add(i, j)
    return sum
  }
  const upToI = (i: number, j: number): boolean => j <= i
  return {
    listing: [
      `let ${name} = 0;`,
      `for (let i = 1; i <= ${top}; i++) {`,
      '  for (let j = 1; j <= i; j++) {',
      `    ${name} = ${name} + 1;`,
      '  }',
      '}',
      `console.log(${name});`,
    ],
    prints: run(upToI),
    changes: [
      {
        line: 1,
        text: `let ${name} = 3;`,
        prints: run(upToI, { start: 3 }),
        why: 'The count begins with 3 instead of 0.',
      },
      {
        line: 2,
        text: `for (let i = 1; i <= ${top + 1}; i++) {`,
        prints: run(upToI, { last: top + 1 }),
        why: `With i = ${top + 1} the inner loop adds ${top + 1} more rounds.`,
      },
      {
        line: 3,
        text: '  for (let j = 1; j < i; j++) {',
        prints: run((i, j) => j < i),
        why: `Each of the ${top} inner loops has one round less.`,
      },
      {
        line: 3,
        text: `  for (let j = 1; j <= ${top}; j++) {`,
        prints: run((_, j) => j <= top),
        why: `Each of the ${top} inner loops now has ${top} rounds.`,
      },
      {
        line: 4,
        text: `    ${name} = ${name} + j;`,
        prints: run(upToI, { add: (_, j) => j }),
        why: 'Each inner round now adds j instead of 1.',
      },
      {
        line: 4,
        text: `    ${name} = ${name} + i;`,
        prints: run(upToI, { add: i => i }),
        why: 'Each inner round now adds i instead of 1.',
      },
    ],
  }
}

const plans: Readonly<Record<Level, (dice: Dice) => Plan>> = {
  1: straight,
  2: looped,
  3: conditioned,
  4: dice => (dice.chance() ? halved(dice) : nested(dice)),
}

const option = ({ line, text }: Change): string => `Line ${line}: ${text.trim()}`

/** One of several changes makes the program print what is wanted. */
export const family = programFamily({
  id: 'programming/debug-change',
  title: 'Which change makes it right',
  levels: [1, 2, 3, 4],
  applied: true,
  misconceptions: {
    'too-little': 'With this change the program prints a smaller number than that.',
    'too-much': 'With this change the program prints a larger number than that.',
    'no-effect': 'With this change the program still prints the same as before.',
  },
  source: mdn('What went wrong? Troubleshooting JavaScript', 'Learn_web_development/Core/Scripting/What_went_wrong'),
  write(dice, level) {
    const { listing, prints, changes } = plans[level](dice)
    const useful = changes.filter(
      one => one.prints !== prints && changes.filter(other => other.prints === one.prints).length === 1,
    )
    const chosen = dice.pick(useful)
    const others = dice.shuffle(changes.filter(one => one !== chosen))
    return {
      stem: `This program prints ${prints}. Which change makes it print ${chosen.prints}?`,
      javascript: lines(...listing.map((one, i) => `${one.padEnd(36)}// ${i + 1}`)),
      key: option(chosen),
      wrong: others.map(one => [
        option(one),
        one.prints === prints ? 'no-effect' : one.prints < chosen.prints ? 'too-little' : 'too-much',
      ]),
      steps: [chosen.why, `So ${option(chosen)} makes it print ${chosen.prints}.`],
    }
  },
})
