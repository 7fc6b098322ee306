import type { Dice } from '#kit/random/dice.ts'
import { sounds } from './shared/friendly-words.ts'
import { lines, mdn, programFamily, type Written } from './shared/program-family.ts'

const said = (...words: readonly string[]): string => words.join(' ')

function later(dice: Dice): Written {
  const [a = '', b = '', c = '', d = ''] = dice.shuffle(sounds)
  const timer = dice.chance(0.4)
  const long = dice.chance()
  const put = timer ? `setTimeout(() => console.log('${b}'), 0);` : `Promise.resolve().then(() => console.log('${b}'));`
  const key = long ? said(a, c, d, b) : said(a, c, b)
  return {
    stem: 'What does this JavaScript program print, line by line?',
    javascript: lines(`console.log('${a}');`, put, `console.log('${c}');`, ...(long ? [`console.log('${d}');`] : [])),
    key,
    wrong: [
      [long ? said(a, b, c, d) : said(a, b, c), 'as-written'],
      [long ? said(b, a, c, d) : said(b, a, c), 'first'],
      [long ? said(a, c, b, d) : said(a, c), long ? 'next-line' : 'never'],
      [long ? said(a, c, d) : said(c, a, b), long ? 'never' : 'first'],
    ],
    steps: ['The program runs to its last line first. What was put off comes after that.', `So the output is ${key}.`],
  }
}

function mixed(dice: Dice): Written {
  const [a = '', b = '', c = '', d = ''] = dice.shuffle(sounds)
  const timer = `setTimeout(() => console.log('${b}'), 0);`
  const promise = `Promise.resolve().then(() => console.log('${c}'));`
  const timerFirst = dice.chance(0.7)
  const key = said(a, d, c, b)
  return {
    stem: 'A timer and a promise. What does this JavaScript program print, line by line?',
    javascript: lines(
      `console.log('${a}');`,
      ...(timerFirst ? [timer, promise] : [promise, timer]),
      `console.log('${d}');`,
    ),
    key,
    wrong: [
      [said(a, d, b, c), 'timer-first'],
      [timerFirst ? said(a, b, c, d) : said(a, c, b, d), 'as-written'],
      [said(a, c, d, b), 'next-line'],
      [said(c, a, d, b), 'first'],
    ],
    steps: ['First the program runs to its last line. Then promises come before timers.', `So the output is ${key}.`],
  }
}

function awaited(dice: Dice): Written {
  const [a = '', b = '', c = '', d = ''] = dice.shuffle(sounds)
  const name = dice.pick(['play', 'cook', 'paint', 'build', 'wait'])
  const key = said(c, a, d, b)
  return {
    stem: 'Mind the await. What does this JavaScript program print, line by line?',
    javascript: lines(
      `async function ${name}() {`,
      `  console.log('${a}');`,
      '  await null;',
      `  console.log('${b}');`,
      '}',
      `console.log('${c}');`,
      `${name}();`,
      `console.log('${d}');`,
    ),
    key,
    wrong: [
      [said(c, a, b, d), 'as-written'],
      [said(c, d, a, b), 'next-line'],
      [said(a, b, c, d), 'first'],
      [said(c, a, d), 'never'],
    ],
    steps: [
      `Up to await the function runs at once. The rest waits until the program has reached its last line.`,
      `So the output is ${key}.`,
    ],
  }
}

/** What is put off runs after the last line: promises first, then timers. */
export const family = programFamily({
  id: 'programming/promise-order',
  title: 'What runs later',
  levels: [3, 4],
  applied: false,
  misconceptions: {
    'as-written': 'Not every line runs in its turn. Some are put off until the program has reached its end.',
    first: 'What is put off cannot run before the lines above it.',
    'next-line': 'What is put off waits for the last line of the program, not only for the next one.',
    never: 'What is put off does run, only later.',
    'timer-first': 'Even with 0 milliseconds, a timer comes after the promises that are ready.',
  },
  source: mdn('Using microtasks in JavaScript', 'Web/API/HTML_DOM_API/Microtask_guide'),
  write(dice, level) {
    if (level === 3) return later(dice)
    return dice.chance() ? mixed(dice) : awaited(dice)
  },
})
