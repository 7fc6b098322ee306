import type { Dice } from '#kit/random/dice.ts'
import type { Fault, Plan } from './debug-plan.ts'

/** Programs of the upper two levels, in which one line may be wrong. */
export const longerPrograms = {
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
} as const satisfies Readonly<Record<number, readonly ((dice: Dice) => Plan)[]>>
