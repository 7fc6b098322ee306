import type { Dice } from '#kit/random/dice.ts'
import type { Plan } from './debug-plan.ts'
import { petNames } from './friendly-words.ts'

/** Programs of the first two levels, in which one line may be wrong. */
export const firstPrograms = {
  1: [
    dice => {
      const [price, count] = [dice.int(3, 9), dice.int(3, 9)]
      const thing = dice.pick(['pens', 'tickets', 'kites', 'books', 'balls'])
      return {
        goal: `The program should print the price of ${count} ${thing} at ${price} coins each.`,
        listing: [
          `let price = ${price};`,
          `let ${thing} = ${count};`,
          `let total = price * ${thing};`,
          'console.log(total);',
        ],
        intended: String(price * count),
        faults: [
          { line: 1, instead: `let price = ${price + 1};`, why: `The price should be ${price}.` },
          { line: 2, instead: `let ${thing} = ${count - 1};`, why: `There should be ${count} ${thing}.` },
          { line: 3, instead: `let total = price + ${thing};`, why: 'It adds where it should multiply.' },
          { line: 4, instead: 'console.log(price);', why: 'It prints the price of one only.' },
        ],
      }
    },
    dice => {
      const [a, b] = [dice.int(5, 20), dice.int(2, 4)]
      const name = dice.pick(petNames)
      return {
        goal: `${name} eats ${b} of ${a} seeds. The program should print how many are left.`,
        listing: [`let seeds = ${a};`, `let eaten = ${b};`, 'let left = seeds - eaten;', 'console.log(left);'],
        intended: String(a - b),
        faults: [
          { line: 1, instead: `let seeds = ${a + 10};`, why: `There are ${a} seeds at the start.` },
          { line: 2, instead: `let eaten = ${b + 1};`, why: `Only ${b} seeds are eaten.` },
          { line: 3, instead: 'let left = seeds + eaten;', why: 'It adds where it should take away.' },
          { line: 4, instead: 'console.log(seeds);', why: 'It prints the number at the start.' },
        ],
      }
    },
    dice => {
      const [wide, high] = [dice.int(5, 12), dice.int(2, 4)]
      return {
        goal: `The program should print the area of a ${wide} by ${high} field.`,
        listing: [`let width = ${wide};`, `let length = ${high};`, 'let area = width * length;', 'console.log(area);'],
        intended: String(wide * high),
        faults: [
          { line: 1, instead: `let width = ${wide * 10};`, why: `The width should be ${wide}.` },
          { line: 2, instead: `let length = ${high + 3};`, why: `The length should be ${high}.` },
          { line: 3, instead: 'let area = width + length;', why: 'An area is width times length.' },
          { line: 4, instead: "console.log('area');", why: 'The quotes make it print the word, not the value.' },
        ],
      }
    },
  ],
  2: [
    dice => {
      const n = dice.int(3, 9)
      const sum = dice.pick(['sum', 'total', 'result'])
      return {
        goal: `The program should add up the numbers from 1 to ${n} and print the sum.`,
        listing: [
          `let ${sum} = 0;`,
          `for (let i = 1; i <= ${n}; i++) {`,
          `  ${sum} = ${sum} + i;`,
          '}',
          `console.log(${sum});`,
        ],
        intended: String((n * (n + 1)) / 2),
        faults: [
          { line: 1, instead: `let ${sum} = 100;`, why: 'The sum should begin with 0.' },
          { line: 2, instead: `for (let i = 1; i < ${n}; i++) {`, why: `The loop leaves ${n} out.` },
          { line: 2, instead: `for (let i = 3; i <= ${n}; i++) {`, why: 'The loop leaves 1 and 2 out.' },
          { line: 3, instead: `  ${sum} = i;`, why: 'It forgets what was added before.' },
          { line: 3, instead: `  ${sum} = ${sum} + 1;`, why: 'It adds 1 in each round, not the number.' },
          { line: 5, instead: `console.log('${sum}');`, why: 'The quotes make it print the word, not the value.' },
        ],
      }
    },
    dice => {
      const values = dice.shuffle([3, 5, 8, 12, 15, 21, 27, 30]).slice(0, 4)
      const top = Math.max(...values)
      if (values[0] === top) values.reverse()
      const name = dice.pick(['scores', 'heights', 'numbers', 'sizes'])
      return {
        goal: 'The program should print the largest number of the list.',
        listing: [
          `let ${name} = [${values.join(', ')}];`,
          `let best = ${name}[0];`,
          `for (let one of ${name}) {`,
          '  if (one > best) {',
          '    best = one;',
          '  }',
          '}',
          'console.log(best);',
        ],
        intended: String(top),
        faults: [
          { line: 2, instead: `let best = ${top + 10};`, why: 'It begins with a number that is not in the list.' },
          { line: 4, instead: '  if (one < best) {', why: 'It keeps the smaller number.' },
          { line: 5, instead: '    best = 0;', why: 'It sets best back to 0 instead of keeping the larger number.' },
          { line: 8, instead: `console.log(${name}[0]);`, why: 'It prints the first number of the list.' },
        ],
      }
    },
    dice => {
      const n = dice.int(3, 8)
      const word = dice.pick(['hop', 'beep', 'tick', 'clap'])
      return {
        goal: `The program should print ${word.repeat(2)} and so on: the word ${word} ${n} times in one line.`,
        listing: [
          "let text = '';",
          `for (let i = 0; i < ${n}; i++) {`,
          `  text = text + '${word}';`,
          '}',
          'console.log(text);',
        ],
        intended: word.repeat(n),
        faults: [
          { line: 1, instead: "let text = '-';", why: 'The text should begin empty.' },
          { line: 2, instead: `for (let i = 2; i < ${n}; i++) {`, why: 'The loop has two rounds too few.' },
          { line: 2, instead: `for (let i = 0; i <= ${n}; i++) {`, why: 'The loop has one round too many.' },
          { line: 3, instead: `  text = '${word}';`, why: 'It forgets what was there before.' },
          { line: 5, instead: "console.log('text');", why: 'The quotes make it print the name, not the value.' },
        ],
      }
    },
  ],
} as const satisfies Readonly<Record<number, readonly ((dice: Dice) => Plan)[]>>
