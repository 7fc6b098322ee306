import type { Dice } from '#kit/random/dice.ts'
import { near } from '../shared/settle.ts'
import { collectionNames, collections, things } from './shared/friendly-words.ts'
import { lines, mdn, programFamily, type Written } from './shared/program-family.ts'
import { pythonPages } from './shared/python-pages.ts'

function set(dice: Dice): Written {
  const pool = dice.chance()
    ? dice.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]).map(String)
    : dice.shuffle(collections[dice.pick(collectionNames)] ?? []).map(one => `'${one}'`)
  const different = dice.int(3, 4)
  const values = pool.slice(0, different)
  const repeats = Array.from({ length: dice.int(1, 6 - different) }, () => dice.pick(values))
  const all = dice.shuffle([...values, ...repeats])
  const twice = new Set(repeats).size
  return {
    stem: 'Which number does this program print?',
    javascript: lines(
      `let row = [${all.join(', ')}];`,
      'let different = new Set(row);',
      'console.log(different.size);',
    ),
    python: lines(`row = [${all.join(', ')}]`, 'different = set(row)', 'print(len(different))'),
    key: different,
    wrong: [
      [all.length, 'keeps-twins'],
      [different - twice, 'drops-both'],
      [repeats.length, 'counts-twins'],
      [all.length - 1, 'keeps-twins'],
    ],
    nearMisses: near(different),
    steps: [
      'A set holds every value only once.',
      `The different values are ${[...new Set(all)].join(', ')}, so it prints ${different}.`,
    ],
  }
}

function map(dice: Dice): Written {
  const [a = '', b = ''] = dice.shuffle(things)
  const [x, y, z] = [dice.int(1, 9), dice.int(1, 9), dice.int(10, 20)]
  const again = dice.chance(0.7)
  const asked = again ? a : b
  const value = again ? z : y
  const size = 2
  const key = `${size} ${value}`
  return {
    stem: 'One key is set twice. What does this program print, line by line?',
    javascript: lines(
      'let bag = new Map();',
      `bag.set('${a}', ${x});`,
      `bag.set('${b}', ${y});`,
      `bag.set('${a}', ${z});`,
      'console.log(bag.size);',
      `console.log(bag.get('${asked}'));`,
    ),
    python: lines(
      'bag = {}',
      `bag['${a}'] = ${x}`,
      `bag['${b}'] = ${y}`,
      `bag['${a}'] = ${z}`,
      'print(len(bag))',
      `print(bag['${asked}'])`,
    ),
    key,
    wrong: [
      [`3 ${value}`, 'keeps-twins'],
      [`2 ${again ? x : z}`, again ? 'first-wins' : 'other-key'],
      [`3 ${again ? x : z}`, again ? 'first-wins' : 'other-key'],
      [`2 ${again ? x + z : x}`, again ? 'adds-up' : 'other-key'],
      [`1 ${value}`, 'other-size'],
    ],
    steps: [
      `The second ${a} replaces the first, so there are 2 keys.`,
      `${asked} has the value ${value}. The output is ${key}.`,
    ],
    source: mdn('Map', 'Web/JavaScript/Reference/Global_Objects/Map'),
  }
}

function kinds(dice: Dice): Written {
  const n = dice.int(1, 60)
  const m = n + dice.int(1, 9)
  const differ = 'A number and a text with the same digits are two values.'
  const once = 'A number that comes twice is kept once.'
  const [parts, key, why] = dice.pick([
    [[`${n}`, `'${n}'`, `${n}`, `${m}`], 3, `${differ} ${once}`],
    [[`'${n}'`, `${n}`, `'${m}'`, `${m}`], 4, differ],
    [[`[${n}]`, `[${n}]`, `${n}`, `${n}`], 3, `Two new lists are never the same one. ${once}`],
    [['NaN', 'NaN', `${n}`, `'${n}'`], 3, `${differ} NaN is kept once.`],
    [['{}', '{}', `${n}`, `${n}`], 3, `Two new objects are never the same one. ${once}`],
  ] as const)
  const order = dice.shuffle(parts)
  return {
    stem: 'Which of the values count as the same? Which number does this JavaScript program print?',
    javascript: lines(`let values = new Set([${order.join(', ')}]);`, 'console.log(values.size);'),
    key,
    wrong: [
      [4, 'keeps-twins'],
      [1, 'same-looks'],
      [2, 'same-looks'],
      [3, 'same-looks'],
      [5, 'too-many'],
    ],
    steps: [why, `So the set holds ${key} values.`],
  }
}

/** A set holds each value once, a map each key once. */
export const family = programFamily({
  id: 'programming/set-map',
  title: 'Sets and maps',
  levels: [2, 3, 4],
  applied: false,
  misconceptions: {
    'keeps-twins': 'A value or key that comes again takes no second place.',
    'drops-both': 'Of a value that comes twice, one stays.',
    'counts-twins': 'You counted the repeats. The program counts the different values.',
    'first-wins': 'Setting a key again replaces its value and adds no new key.',
    'adds-up': 'Setting a key again replaces its value. The two are not added.',
    'other-size': 'There are two different keys, so the size is 2.',
    'too-many': 'The list holds only four values, so a set of them cannot hold more.',
    'other-key': 'That value belongs to the other key.',
    'same-looks': 'Things that look alike are not always the same: 1 and the text 1 differ, and so do two new lists.',
  },
  source: mdn('Set', 'Web/JavaScript/Reference/Global_Objects/Set'),
  pythonSource: pythonPages.dataStructures,
  write(dice, level) {
    if (level === 2) return set(dice)
    return level === 3 ? map(dice) : kinds(dice)
  },
})
