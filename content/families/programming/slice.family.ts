import { longWords } from './shared/friendly-words.ts'
import { lines, mdn, programFamily } from './shared/program-family.ts'
import { pythonPages } from './shared/python-pages.ts'

/** A slice goes from the first index up to, but not including, the second. */
export const family = programFamily({
  id: 'programming/slice',
  title: 'Cutting a piece out of a text',
  levels: [1, 2, 3],
  applied: false,
  misconceptions: {
    'end-included': 'You took one letter too many. A slice stops just before its second index.',
    'from-one': 'You counted from 1. The first letter has index 0.',
    'length-not-end': 'The second number says where to stop, not how many letters to take.',
    'start-skipped': 'The letter at the first index belongs to the slice too.',
    'removed-part': 'You kept the other part. A slice is the piece between the two indexes.',
    'minus-ignored': 'A number below zero counts from the end of the text.',
  },
  source: mdn('String.prototype.slice()', 'Web/JavaScript/Reference/Global_Objects/String/slice'),
  pythonSource: pythonPages.introduction,
  write(dice, level) {
    const word = dice.pick(longWords)
    if (level === 3) {
      const start = dice.int(0, 2)
      const back = dice.int(1, 3)
      const tail = dice.chance(0.4)
      const key = tail ? word.slice(-back - 1) : word.slice(start, -back)
      const cut = tail ? `${-back - 1}` : `${start}, ${-back}`
      return {
        stem: dice.pick(['What does this program print?', 'Which piece of the word does this program print?']),
        javascript: lines(`let word = '${word}';`, `console.log(word.slice(${cut}));`),
        python: lines(`word = '${word}'`, `print(word[${tail ? `${-back - 1}:` : `${start}:${-back}`}])`),
        key,
        wrong: tail
          ? [
              [word.slice(back + 1), 'minus-ignored'],
              [word.slice(-back), 'start-skipped'],
              [word.slice(0, -back - 1), 'removed-part'],
              [word.slice(0, back + 1), 'minus-ignored'],
            ]
          : [
              [word.slice(start, word.length - back + 1), 'end-included'],
              [word.slice(start + 1, -back), 'start-skipped'],
              [word.slice(start, start + back), 'minus-ignored'],
              [word.slice(-back), 'removed-part'],
            ],
        nearMisses: [word.slice(start + 1, -back - 1), word.slice(-back - 2), word.slice(start, -back - 1)],
        steps: tail
          ? [
              `${-back - 1} means: start ${back + 1} letters before the end.`,
              `The last ${back + 1} letters are ${key}.`,
            ]
          : [
              `The slice starts at index ${start} and stops before the last ${back === 1 ? 'letter' : `${back} letters`}.`,
              `That piece of ${word} is ${key}.`,
            ],
      }
    }
    const start = level === 1 ? dice.int(0, 1) : dice.int(1, 3)
    const end = start + dice.int(2, 3)
    const key = word.slice(start, end)
    const letters = [...key].join(', ')
    return {
      stem: dice.pick(['What does this program print?', 'Which piece of the word does this program print?']),
      javascript: lines(`let word = '${word}';`, `console.log(word.slice(${start}, ${end}));`),
      python: lines(`word = '${word}'`, `print(word[${start}:${end}])`),
      key,
      wrong: [
        [word.slice(start, end + 1), 'end-included'],
        [start > 0 ? word.slice(start - 1, end) : '', 'from-one'],
        [start > 0 ? word.slice(start, start + end) : '', 'length-not-end'],
        [word.slice(start + 1, end + 1), 'start-skipped'],
        [word.slice(end), 'removed-part'],
      ],
      nearMisses: [word.slice(start + 1, end), word.slice(start, end - 1), word.slice(start + 2, end + 2)],
      steps: [
        `Index ${start} is the letter ${word[start]}, and the slice stops before index ${end}.`,
        `It takes the letters ${letters}: ${key}.`,
      ],
    }
  },
})
