import type { Dice } from '#kit/random/dice.ts'
import { longWords, sixLetters } from './shared/friendly-words.ts'
import { lines, mdn, programFamily, type Written } from './shared/program-family.ts'
import { pythonPages } from './shared/python-pages.ts'

const doubled = [
  'banana',
  'pepper',
  'tomato',
  'potato',
  'cocoa',
  'balloon',
  'coffee',
  'kitten',
  'letter',
  'butter',
  'mirror',
  'pillow',
  'rabbit',
  'bubble',
  'ladder',
  'hammer',
  'summer',
  'carrot',
  'parrot',
  'button',
]

const page = (method: string) =>
  mdn(`String.prototype.${method}()`, `Web/JavaScript/Reference/Global_Objects/String/${method}`)

const snippets = ['ha', 'la', 'tick', 'yo', 'bla', 'hop', 'do', 'zip', 'pom', 'tra', 'wow', 'beep'] as const

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`

function first(dice: Dice): Written {
  if (dice.chance()) {
    const part = dice.pick(snippets)
    const times = dice.int(2, 4)
    const end = dice.pick(['', '!'])
    const tail = end === '' ? '' : ` + '${end}'`
    return {
      stem: 'What does this program print?',
      javascript: lines(`let part = '${part}';`, `console.log(part.repeat(${times})${tail});`),
      python: lines(`part = '${part}'`, `print(part * ${times}${tail})`),
      key: `${part.repeat(times)}${end}`,
      wrong: [
        [`${part.repeat(times + 1)}${end}`, 'once-more'],
        [Array.from({ length: times }, () => part).join(' ') + end, 'once-more'],
        [`${part}${times}${end}`, 'prints-the-count'],
        [`${part.repeat(times - 1)}${end}`, 'once-more'],
      ],
      steps: [
        `The text ${part} is repeated ${times} times in a row, without spaces.`,
        `That gives ${part.repeat(times)}${end}.`,
      ],
      source: page('repeat'),
    }
  }
  const word = dice.pick([...sixLetters, ...longWords])
  const up = dice.chance(0.6)
  const held = up ? word : word.toUpperCase()
  const key = up ? word.toUpperCase() : word
  return {
    stem: 'What does this program print?',
    javascript: lines(`let word = '${held}';`, `console.log(word.${up ? 'toUpperCase' : 'toLowerCase'}());`),
    python: lines(`word = '${held}'`, `print(word.${up ? 'upper' : 'lower'}())`),
    key,
    wrong: [
      [held, 'not-done'],
      [capital(word), 'first-letter'],
      [up ? 'WORD' : 'word', 'not-done'],
    ],
    steps: [`The text ${held} is turned into ${up ? 'capital' : 'small'} letters.`, `All letters change: ${key}.`],
    source: page(up ? 'toUpperCase' : 'toLowerCase'),
  }
}

function unchanged(dice: Dice): Written {
  const word = dice.pick([...sixLetters, ...longWords])
  const kept = dice.chance(0.35)
  const deed = dice.pick([
    { method: 'toUpperCase', javascript: 'toUpperCase()', python: 'upper()', result: word.toUpperCase() },
    { method: 'slice', javascript: 'slice(0, 3)', python: '', result: word.slice(0, 3) },
    { method: 'concat', javascript: `concat('!')`, python: '', result: `${word}!` },
  ])
  const key = kept ? deed.result : word
  const python =
    deed.python === ''
      ? {}
      : { python: lines(`word = '${word}'`, `${kept ? 'word = ' : ''}word.${deed.python}`, 'print(word)') }
  return {
    stem: 'Look closely at the second line. What does this program print?',
    javascript: lines(
      `let word = '${word}';`,
      `${kept ? 'word = ' : ''}word.${deed.javascript};`,
      'console.log(word);',
    ),
    ...python,
    key,
    wrong: [
      [kept ? word : deed.result, kept ? 'not-done' : 'changes-itself'],
      [capital(word), 'one-capital'],
      [`${word}${deed.result}`, 'joins-both'],
      ['word', 'not-done'],
    ],
    steps: kept
      ? ['The method makes a new text, and word = keeps it.', `So the program prints ${key}.`]
      : [
          'The method makes a new text, but nothing stores it. The old text never changes.',
          `So the program prints ${key}.`,
        ],
    source: page(deed.method),
  }
}

function replaced(dice: Dice): Written {
  const word = dice.pick(doubled)
  const twice = [...word].find((letter, i) => word.indexOf(letter) !== i) ?? 'a'
  const fresh = dice.pick([...'ouiesk'].filter(letter => !word.includes(letter)))
  const all = dice.chance(0.4)
  const once = word.replace(twice, fresh)
  const every = word.replaceAll(twice, fresh)
  const last = word.lastIndexOf(twice)
  return {
    stem: 'What does this JavaScript program print?',
    javascript: lines(`let word = '${word}';`, `console.log(word.replace${all ? 'All' : ''}('${twice}', '${fresh}'));`),
    key: all ? every : once,
    wrong: [
      [all ? once : every, all ? 'first-letter' : 'replaces-all'],
      [word, 'not-done'],
      [`${word.slice(0, last)}${fresh}${word.slice(last + 1)}`, 'other-place'],
      [word.replaceAll(twice, ''), 'taken-out'],
      [`${word}${fresh}`, 'joins-both'],
    ],
    steps: all
      ? [`replaceAll changes every ${twice} into ${fresh}.`, `That gives ${every}.`]
      : [`replace with a text changes only the first ${twice} into ${fresh}.`, `That gives ${once}.`],
    source: page(all ? 'replaceAll' : 'replace'),
  }
}

/** Methods of texts give a new text; the old one stays as it is. */
export const family = programFamily({
  id: 'programming/string-methods',
  title: 'What methods do to a text',
  levels: [1, 2, 3],
  applied: false,
  misconceptions: {
    'once-more': 'Count the repeats again, and add nothing in between.',
    'not-done': 'Take the text that the name holds, and do to it what the method says.',
    'prints-the-count': 'The number says how often the text is repeated. It is not printed.',
    'one-capital': 'Nothing here makes a capital of the first letter alone.',
    'joins-both': 'That puts something new after the old word. Look at what the method does, and to what.',
    'taken-out': 'The letter is replaced, not taken out.',
    'first-letter': 'The method does not stop after one letter.',
    'changes-itself': 'A text never changes. The method makes a new one, and here nothing stores it.',
    'replaces-all': 'replace with a text changes only the first match. replaceAll changes every one.',
    'other-place': 'The right idea, at another place. Look at which letter is replaced, and by what.',
  },
  source: mdn('String', 'Web/JavaScript/Reference/Global_Objects/String'),
  pythonSource: pythonPages.types,
  write(dice, level) {
    if (level === 1) return first(dice)
    return level === 2 ? unchanged(dice) : replaced(dice)
  },
})
