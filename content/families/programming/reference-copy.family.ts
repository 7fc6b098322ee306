import type { Dice } from '#kit/random/dice.ts'
import { lines, mdn, programFamily, type Written } from './shared/program-family.ts'
import { pythonPages } from './shared/python-pages.ts'

const spread = mdn('Spread syntax (...)', 'Web/JavaScript/Reference/Operators/Spread_syntax')
const reference = mdn('Object reference', 'Glossary/Object_reference')

const names = [
  ['mine', 'yours'],
  ['first', 'second'],
  ['a', 'b'],
  ['today', 'tomorrow'],
  ['left', 'right'],
] as const

function list(dice: Dice): Written {
  const [a, b] = dice.pick(names)
  const values = Array.from({ length: dice.int(2, 4) }, () => dice.int(1, 9))
  const copy = dice.chance(0.4)
  const added = Array.from({ length: dice.int(1, 2) }, () => dice.int(1, 9))
  const longer = values.length + added.length
  const key = copy ? `${values.length} ${longer}` : `${longer} ${longer}`
  return {
    stem: 'What does this program print, line by line?',
    javascript: lines(
      `let ${a} = [${values.join(', ')}];`,
      `let ${b} = ${copy ? `[...${a}]` : a};`,
      ...added.map(one => `${b}.push(${one});`),
      `console.log(${a}.length);`,
      `console.log(${b}.length);`,
    ),
    python: lines(
      `${a} = [${values.join(', ')}]`,
      `${b} = ${copy ? `list(${a})` : a}`,
      ...added.map(one => `${b}.append(${one})`),
      `print(len(${a}))`,
      `print(len(${b}))`,
    ),
    key,
    wrong: [
      [copy ? `${longer} ${longer}` : `${values.length} ${longer}`, copy ? 'copy-shares' : 'name-copies'],
      [`${values.length} ${values.length}`, 'unchanged'],
      [`${longer} ${values.length}`, 'swapped'],
    ],
    steps: copy
      ? [
          `${b} is a new list with the same elements, so ${a} keeps its ${values.length}.`,
          `${b} has grown. The output is ${key}.`,
        ]
      : [`${b} is another name for the same list.`, `What ${b} adds, ${a} shows too. The output is ${key}.`],
    source: copy ? spread : reference,
  }
}

function changedInside(dice: Dice): Written {
  const values = Array.from({ length: 3 }, () => dice.int(1, 9))
  const place = dice.int(0, 2)
  const fresh = dice.int(10, 99)
  const kind = dice.pick(['same', 'new-list', 'nested'] as const)
  const changed = values.map((one, i) => (i === place ? fresh : one))
  if (kind === 'nested') {
    const rest = dice.int(1, 9)
    return {
      stem: 'The copy is made with three dots. What does this JavaScript program print?',
      javascript: lines(
        `let box = [[${values.join(', ')}], ${rest}];`,
        'let copy = [...box];',
        `copy[0][${place}] = ${fresh};`,
        `console.log(box[0].join(' '));`,
      ),
      key: changed.join(' '),
      wrong: [
        [values.join(' '), 'inner-shared'],
        [[...changed, rest].join(' '), 'swapped'],
        [String(fresh), 'one-element'],
        [[...values, fresh].join(' '), 'joins-the-end'],
      ],
      steps: [
        'The three dots copy the outer list only. Both still hold the same inner list.',
        `So the change shows in box too: ${changed.join(' ')}.`,
      ],
    }
  }
  const body =
    kind === 'same' ? [`  list[${place}] = ${fresh};`] : [`  list = [...list];`, `  list[${place}] = ${fresh};`]
  const key = kind === 'same' ? changed : values
  const other = kind === 'same' ? values : changed
  return {
    stem: 'The function gets the list. What does this program print?',
    javascript: lines(
      'function paint(list) {',
      ...body,
      '}',
      `let mine = [${values.join(', ')}];`,
      'paint(mine);',
      "console.log(mine.join(' '));",
    ),
    python: lines(
      'def paint(items):',
      ...(kind === 'same' ? [] : ['    items = list(items)']),
      `    items[${place}] = ${fresh}`,
      `mine = [${values.join(', ')}]`,
      'paint(mine)',
      'print(*mine)',
    ),
    key: key.join(' '),
    wrong: [
      [other.join(' '), kind === 'same' ? 'name-copies' : 'copy-shares'],
      [[...values, fresh].join(' '), 'joins-the-end'],
      [values.map((one, i) => (i === place - 1 ? fresh : one)).join(' '), 'swapped'],
      [values.map((one, i) => (i === place + 1 ? fresh : one)).join(' '), 'swapped'],
    ],
    steps:
      kind === 'same'
        ? ['The function works on the very same list.', `So mine is changed: ${key.join(' ')}.`]
        : ['The function makes a copy first and changes only that.', `So mine stays as it was: ${key.join(' ')}.`],
    source: kind === 'same' ? reference : spread,
  }
}

/** Two names for one list are not two lists. */
export const family = programFamily({
  id: 'programming/reference-copy',
  title: 'One list with two names, or a copy',
  levels: [3, 4],
  applied: false,
  misconceptions: {
    'name-copies': 'A second name does not copy the list. Both names lead to the same one.',
    'copy-shares': 'A copied list is a new one. What happens in it does not reach the old list.',
    'inner-shared': 'Only the outer list is copied. The list inside it is still shared.',
    'one-element': 'The whole inner list is printed, not only the new number.',
    'joins-the-end': 'The new number takes the place of another one. It does not join at the end.',
    unchanged: 'A change really happens here. Find the list in which it happens.',
    swapped: 'The right idea, but at another place. Check the name and the index.',
  },
  source: spread,
  pythonSource: pythonPages.copying,
  write: (dice, level) => (level === 3 ? list(dice) : changedInside(dice)),
})
