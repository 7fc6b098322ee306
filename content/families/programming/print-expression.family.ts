import { near } from '../shared/settle.ts'
import { things } from './shared/friendly-words.ts'
import { lines, mdn, programFamily } from './shared/program-family.ts'
import { pythonPages } from './shared/python-pages.ts'

/** Names give their values; text in quotes is printed letter by letter. */
export const family = programFamily({
  id: 'programming/print-expression',
  title: 'Printing a calculation',
  levels: [1, 2],
  applied: false,
  misconceptions: {
    joined: 'You put the digits side by side. Numbers without quotes are calculated.',
    names: 'A name without quotes stands for its value, so the program prints the value, not the name.',
    calculated: 'Text in quotes is printed just as it is. The program does not calculate inside quotes.',
    'other-sign': 'You calculated with another sign. Look again at the sign between the two names.',
    'one-name': 'A part of the line is missing. The program uses each name in the last line.',
  },
  source: mdn('Expressions and operators', 'Web/JavaScript/Guide/Expressions_and_operators'),
  pythonSource: pythonPages.introduction,
  write(dice, level) {
    const [first = '', second = '', third = ''] = dice.shuffle(things)
    const sign = level === 1 ? dice.pick(['+', '+', '-']) : dice.pick(['*', '+', 'quoted'])
    const b = dice.int(2, 9)
    const a = sign === '-' ? b + dice.int(2, 9) : dice.int(2, 12)
    const start = [`${first} = ${a}`, `${second} = ${b}`]
    const js = start.map(line => `let ${line};`)
    const stem = dice.pick(['What does this program print?', 'What appears on the screen when this program runs?'])
    if (sign === 'quoted') {
      const text = `${first} + ${second}`
      return {
        stem,
        javascript: lines(...js, `console.log('${text}');`),
        python: lines(...start, `print('${text}')`),
        key: text,
        wrong: [
          [a + b, 'calculated'],
          [`${a} + ${b}`, 'calculated'],
          [`${a}${b}`, 'calculated'],
        ],
        nearMisses: [`${first} ${second}`, `${second} + ${first}`],
        steps: ['The last line has quotes around the text.', `Text in quotes is printed just as it is: ${text}.`],
      }
    }
    if (level === 2 && sign === '+') {
      const c = dice.int(2, 12)
      const text = `${first} + ${second} - ${third}`
      const low = Math.min(a, b, c)
      const value = a + b - low
      return {
        stem,
        javascript: lines(...js, `let ${third} = ${low};`, `console.log(${text});`),
        python: lines(...start, `${third} = ${low}`, `print(${text})`),
        key: value,
        wrong: [
          [a + b + low, 'other-sign'],
          [text, 'names'],
          [a + b, 'one-name'],
          [`${a}${b}`, 'joined'],
        ],
        nearMisses: near(value),
        steps: [`First ${a} + ${b} = ${a + b}.`, `Then ${a + b} - ${low} = ${value}, so the program prints ${value}.`],
      }
    }
    const values: Readonly<Record<string, number>> = { '+': a + b, '-': a - b, '*': a * b }
    const value = values[sign] ?? 0
    return {
      stem,
      javascript: lines(...js, `console.log(${first} ${sign} ${second});`),
      python: lines(...start, `print(${first} ${sign} ${second})`),
      key: value,
      wrong: [
        [`${a}${b}`, 'joined'],
        [`${first} ${sign} ${second}`, 'names'],
        [sign === '+' ? Math.abs(a - b) : a + b, 'other-sign'],
        [b, 'one-name'],
      ],
      nearMisses: near(value),
      steps: [
        `${first} stands for ${a} and ${second} stands for ${b}.`,
        `${a} ${sign} ${b} = ${value}, so the program prints ${value}.`,
      ],
    }
  },
})
