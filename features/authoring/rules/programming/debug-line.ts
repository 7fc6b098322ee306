import type { Dice } from '#kit/chance/dice.ts'
import type { Level } from '../pack.ts'
import { petNames } from './friendly-words.ts'
import { lines, mdn, programFamily } from './program-family.ts'

interface Fault {
  /** Counted from 1. */
  line: number
  instead: string
  why: string
}

interface Plan {
  goal: string
  listing: readonly string[]
  /** What the faultless program prints. */
  intended: string
  faults: readonly Fault[]
}

const plans: Readonly<Record<Level, readonly ((dice: Dice) => Plan)[]>> = {
  1: [
    dice => {
      const [price, count] = [dice.int(3, 9), dice.int(3, 9)]
      const thing = dice.pick(['pens', 'tickets', 'kites', 'books', 'balls'])
      return {
        goal: `It should print the price of ${count} ${thing} at ${price} coins each.`,
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
        goal: `${name} eats ${b} of ${a} seeds. It should print the rest.`,
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
        goal: `It should print the area of a ${wide} by ${high} field.`,
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
  3: [
    dice => {
      const n = dice.int(4, 6)
      return {
        goal: `The program should multiply the numbers from 1 to ${n} and print the product.`,
        listing: [
          'function product(n) {',
          '  let result = 1;',
          '  for (let i = 2; i <= n; i++) {',
          '    result = result * i;',
          '  }',
          '  return result;',
          '}',
          `console.log(product(${n}));`,
        ],
        intended: String(Array.from({ length: n }, (_, i) => i + 1).reduce((a, b) => a * b, 1)),
        faults: [
          { line: 2, instead: '  let result = 0;', why: 'Zero times anything stays zero.' },
          { line: 3, instead: '  for (let i = 2; i < n; i++) {', why: 'The loop leaves n out.' },
          { line: 4, instead: '    result = result + i;', why: 'It adds where it should multiply.' },
          { line: 6, instead: '  return n;', why: 'It gives back n, not the product.' },
        ],
      }
    },
    dice => {
      const values = dice.shuffle([2, 3, 4, 6, 7, 9, 10, 13, 14]).slice(0, 5)
      if (values.every(one => one % 2 === 0)) values.push(15)
      const even = values.filter(one => one % 2 === 0).length
      if (even * 2 === values.length) values.push(17)
      return {
        goal: 'The program should count the even numbers of the list.',
        listing: [
          `let list = [${values.join(', ')}];`,
          'let count = 0;',
          'for (let i = 0; i < list.length; i++) {',
          '  if (list[i] % 2 === 0) {',
          '    count = count + 1;',
          '  }',
          '}',
          'console.log(count);',
        ],
        intended: String(even),
        faults: [
          { line: 2, instead: 'let count = 1;', why: 'The count should begin with 0.' },
          { line: 4, instead: '  if (list[i] % 2 === 1) {', why: 'It counts the odd numbers.' },
          { line: 5, instead: '    count = count + list[i];', why: 'It adds the numbers instead of counting them.' },
          { line: 8, instead: 'console.log(list.length);', why: 'It prints the length of the whole list.' },
        ],
      }
    },
    dice => {
      const word = dice.pick([
        'planet',
        'garden',
        'pencil',
        'winter',
        'basket',
        'guitar',
        'orange',
        'castle',
        'friend',
        'market',
      ])
      const text = dice.pick(['back', 'turned', 'mirror'])
      return {
        goal: `The program should print ${word} with its letters in reverse order.`,
        listing: [
          `let word = '${word}';`,
          `let ${text} = '';`,
          'for (let i = word.length - 1; i >= 0; i--) {',
          `  ${text} = ${text} + word[i];`,
          '}',
          `console.log(${text});`,
        ],
        intended: [...word].reverse().join(''),
        faults: [
          { line: 2, instead: `let ${text} = word;`, why: 'It begins with the whole word, not empty.' },
          {
            line: 3,
            instead: 'for (let i = word.length - 1; i > 0; i--) {',
            why: 'The loop leaves the letter with index 0 out.',
          },
          { line: 4, instead: `  ${text} = word[i];`, why: 'It forgets the letters before.' },
          { line: 6, instead: 'console.log(word);', why: 'It prints the word itself.' },
        ],
      }
    },
  ],
  4: [
    dice => {
      const values: number[] = []
      for (let i = 0; i < 7; i++) values.push((values.at(-1) ?? 2) + dice.int(1, 6))
      const place = dice.pick([0, 2, 4])
      const target = values[place] ?? 0
      const atStart: Fault = { line: 2, instead: '  let low = 1;', why: 'The index 0 is left out of the search.' }
      return {
        goal: `The program should print the index of ${target} in the list.`,
        listing: [
          'function find(list, target) {',
          '  let low = 0;',
          '  let high = list.length - 1;',
          '  while (low <= high) {',
          '    let i = Math.floor((low + high) / 2);',
          '    if (list[i] === target) return i;',
          '    if (list[i] < target) low = i + 1;',
          '    else high = i - 1;',
          '  }',
          '  return -1;',
          '}',
          `console.log(find([${values.join(', ')}], ${target}));`,
        ],
        intended: String(place),
        faults: [
          ...(place === 0 ? [atStart] : []),
          {
            line: 4,
            instead: '  while (low < high) {',
            why: 'The search ends before a last single index is looked at.',
          },
          {
            line: 6,
            instead: '    if (list[i] === target) return list[i];',
            why: 'It gives back the value, not its index.',
          },
          { line: 7, instead: '    if (list[i] > target) low = i + 1;', why: 'It searches on in the wrong half.' },
        ],
      }
    },
    dice => {
      const divisor = dice.int(2, 9)
      const [large, small] = dice.pick([
        [5, 3],
        [7, 4],
        [7, 5],
        [8, 3],
        [8, 5],
        [9, 4],
      ] as const)
      const [a, b] = [large * divisor, small * divisor]
      return {
        goal: `The program should print the greatest common divisor of ${a} and ${b}.`,
        listing: [
          'function gcd(a, b) {',
          '  while (b !== 0) {',
          '    let rest = a % b;',
          '    a = b;',
          '    b = rest;',
          '  }',
          '  return a;',
          '}',
          `console.log(gcd(${a}, ${b}));`,
        ],
        intended: String(divisor),
        faults: [
          {
            line: 2,
            instead: '  while (a !== 0) {',
            why: 'The loop should stop when b is 0, for then a is the divisor.',
          },
          { line: 3, instead: '    let rest = b % a;', why: 'The larger number a should be divided by b.' },
          { line: 4, instead: '    a = rest;', why: 'The old b should move into a.' },
          { line: 7, instead: '  return b;', why: 'At the end b is 0, and a holds the divisor.' },
        ],
      }
    },
    dice => {
      const [a = [], b = []] = [dice.shuffle([1, 4, 5, 8, 11, 14]), dice.shuffle([2, 3, 6, 9, 12, 15])].map(all =>
        all.slice(0, 3).sort((x, y) => x - y),
      )
      return {
        goal: 'The program should merge two sorted lists into one sorted list.',
        listing: [
          'function merge(a, b) {',
          '  let out = [];',
          '  let i = 0;',
          '  let j = 0;',
          '  while (i < a.length && j < b.length) {',
          '    if (a[i] <= b[j]) out.push(a[i++]);',
          '    else out.push(b[j++]);',
          '  }',
          '  return [...out, ...a.slice(i), ...b.slice(j)];',
          '}',
          `console.log(merge([${a.join(', ')}], [${b.join(', ')}]).join(' '));`,
        ],
        intended: [...a, ...b].sort((x, y) => x - y).join(' '),
        faults: [
          { line: 3, instead: '  let i = 1;', why: 'The first element of a is left out.' },
          { line: 6, instead: '    if (a[i] >= b[j]) out.push(a[i++]);', why: 'It takes the larger of the two first.' },
          { line: 7, instead: '    else out.push(b[i++]);', why: 'The index of b is j, not i.' },
          { line: 9, instead: '  return out;', why: 'What is left of the longer list is lost.' },
        ],
      }
    },
    dice => {
      const word = dice.pick([
        'level',
        'radar',
        'kayak',
        'civic',
        'rotor',
        'refer',
        'noon',
        'madam',
        'tenet',
        'racecar',
      ])
      return {
        goal: `The program should print true, since ${word} reads the same from both ends.`,
        listing: [
          'function mirrored(text) {',
          '  let i = 0;',
          '  let j = text.length - 1;',
          '  while (i < j) {',
          '    if (text[i] !== text[j]) return false;',
          '    i++;',
          '    j--;',
          '  }',
          '  return true;',
          '}',
          `console.log(mirrored('${word}'));`,
        ],
        intended: 'true',
        faults: [
          { line: 3, instead: '  let j = 1;', why: 'The comparison should begin with the last letter.' },
          {
            line: 5,
            instead: '    if (text[i] === text[j]) return false;',
            why: 'Equal letters are no reason to say false.',
          },
          { line: 6, instead: '    i--;', why: 'The left index should move to the right.' },
          { line: 7, instead: '    j++;', why: 'The right index should move to the left.' },
        ],
      }
    },
  ],
}

/** One line of the program does not do what the goal asks. */
export const debugLine = programFamily({
  id: 'programming/debug-line',
  title: 'Which line is wrong',
  levels: [1, 2, 3, 4],
  applied: true,
  misconceptions: {
    'fine-start': 'That line is fine: the program begins as it should.',
    'fine-middle': 'That line does what the goal asks. Check each line against the goal.',
    'fine-end': 'That line is fine: it prints the right thing. The fault comes earlier.',
  },
  source: mdn('What went wrong? Troubleshooting JavaScript', 'Learn_web_development/Core/Scripting/What_went_wrong'),
  write(dice, level) {
    const { goal, listing, intended, faults } = dice.pick(plans[level])(dice)
    const { line, instead, why } = dice.pick(faults)
    const right = listing[line - 1] ?? ''
    const width = Math.max(instead.length, ...listing.map(one => one.length)) + 2
    const numbered = (all: readonly string[]): string =>
      lines(...all.map((one, i) => `${one.padEnd(width)}// ${i + 1}`))
    const shown = listing.map((one, i) => (i === line - 1 ? instead : one))
    const told = listing.flatMap((one, i) => (one.trim() === '}' || i === line - 1 ? [] : [i + 1]))
    // Lines that could well be wrong come first: nobody suspects the head of a function.
    const suspected = new Set(faults.map(fault => fault.line))
    const suspects = dice.shuffle(told).sort((a, b) => Number(suspected.has(b)) - Number(suspected.has(a)))
    const others = suspects.map(one => {
      const place = one === listing.length ? 'fine-end' : one <= 2 ? 'fine-start' : 'fine-middle'
      return [`Line ${one}`, place] as const
    })
    return {
      stem: `${goal} Which line is wrong?`,
      javascript: numbered(shown),
      key: `Line ${line}`,
      wrong: others,
      steps: [
        why,
        `It should say: ${right.trim()} Then the program prints ${intended}.`,
        `So the line with the fault is Line ${line}.`,
      ],
      repaired: numbered(listing),
      intended,
    }
  },
})
