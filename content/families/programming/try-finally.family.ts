import type { Dice } from '#kit/random/dice.ts'
import { sounds } from './shared/friendly-words.ts'
import { lines, mdn, programFamily, type Written } from './shared/program-family.ts'
import { pythonPages } from './shared/python-pages.ts'

function order(dice: Dice): Written {
  const [a = '', b = '', c = '', d = '', e = ''] = dice.shuffle(sounds)
  const throws = dice.chance(0.65)
  const key = throws ? `${a} ${c} ${d} ${e}` : `${a} ${b} ${d} ${e}`
  return {
    stem: 'What does this program print, line by line?',
    javascript: lines(
      'try {',
      `  console.log('${a}');`,
      ...(throws ? ["  throw new Error('oops');"] : []),
      `  console.log('${b}');`,
      '} catch (error) {',
      `  console.log('${c}');`,
      '} finally {',
      `  console.log('${d}');`,
      '}',
      `console.log('${e}');`,
    ),
    python: lines(
      'try:',
      `    print('${a}')`,
      ...(throws ? ["    raise ValueError('oops')"] : []),
      `    print('${b}')`,
      'except ValueError:',
      `    print('${c}')`,
      'finally:',
      `    print('${d}')`,
      `print('${e}')`,
    ),
    key,
    wrong: [
      [`${a} ${b} ${c} ${d} ${e}`, throws ? 'goes-on' : 'catch-always'],
      [throws ? `${a} ${c} ${d}` : `${a} ${b} ${e}`, throws ? 'stops' : 'finally-skipped'],
      [throws ? `${a} ${c} ${e}` : `${a} ${c} ${d} ${e}`, throws ? 'finally-skipped' : 'catch-always'],
      [throws ? `${c} ${d} ${e}` : `${a} ${b} ${d}`, throws ? 'undone' : 'stops'],
    ],
    steps: throws
      ? [
          'The error ends the try part at once, and the catch part takes over.',
          `finally always runs, and the program goes on: ${key}.`,
        ]
      : ['No error comes up, so the catch part is skipped.', `finally always runs, and the program goes on: ${key}.`],
  }
}

function returning(dice: Dice): Written {
  const [a = '', b = '', c = ''] = dice.shuffle(sounds)
  const wins = dice.chance(0.3)
  const key = wins ? b : `${b} ${a}`
  return {
    stem: 'The function returns inside try. What does this program print, line by line?',
    javascript: lines(
      'function play() {',
      '  try {',
      `    return '${a}';`,
      '  } finally {',
      wins ? `    return '${b}';` : `    console.log('${b}');`,
      '  }',
      `  console.log('${c}');`,
      '}',
      'console.log(play());',
    ),
    python: lines(
      'def play():',
      '    try:',
      `        return '${a}'`,
      '    finally:',
      wins ? `        return '${b}'` : `        print('${b}')`,
      `    print('${c}')`,
      'print(play())',
    ),
    key,
    wrong: wins
      ? [
          [a, 'finally-skipped'],
          [`${a} ${b}`, 'goes-on'],
          [`${c} ${b}`, 'goes-on'],
          [`${b} ${a}`, 'undone'],
        ]
      : [
          [`${a} ${b}`, 'undone'],
          [a, 'finally-skipped'],
          [`${b} ${c} ${a}`, 'goes-on'],
          [b, 'undone'],
        ],
    steps: wins
      ? ['finally runs before the function is left, and its own return wins.', `So the program prints ${key}.`]
      : [
          'finally runs before the function is left, so its line comes first.',
          `Then the returned text is printed: ${key}.`,
        ],
  }
}

/** An error ends the try part; finally runs in any case. */
export const family = programFamily({
  id: 'programming/try-finally',
  title: 'Errors that are caught',
  levels: [3, 4],
  applied: false,
  misconceptions: {
    'goes-on': 'After an error or a return, the rest of that part does not run.',
    'catch-always': 'The part that catches errors runs only when an error comes up.',
    'finally-skipped': 'finally runs in any case, even after an error or a return.',
    stops: 'A caught error does not end the program. It goes on after the whole statement.',
    undone: 'What was printed stays printed. Follow the order in which the lines run.',
  },
  source: mdn('try...catch', 'Web/JavaScript/Reference/Statements/try...catch'),
  pythonSource: pythonPages.errors,
  write: (dice, level) => (level === 3 ? order(dice) : returning(dice)),
})
