import { near } from '../shared/settle.ts'
import { sounds } from './shared/friendly-words.ts'
import { lines, mdn, programFamily } from './shared/program-family.ts'
import { pythonPages } from './shared/python-pages.ts'

/** How many rounds a counting loop makes. */
export const family = programFamily({
  id: 'programming/loop-count',
  title: 'How often a loop runs',
  levels: [1, 2, 3],
  applied: false,
  misconceptions: {
    'one-more': 'One round too many. Check whether the last number still belongs to the loop.',
    'one-less': 'One round is missing. Count the first number too.',
    'last-number': 'That is a number from the loop line. Look at where the loop starts and where it stops.',
    'step-ignored': 'The counter does not go up by one each time. Look at its step.',
    difference: 'From 3 to 5 there are three numbers: 3, 4 and 5. Both ends count.',
  },
  source: mdn('for', 'Web/JavaScript/Reference/Statements/for'),
  pythonSource: pythonPages.controlFlow,
  write(dice, level) {
    const word = dice.pick(sounds)
    const name = dice.pick(['i', 'round', 'turn', 'n'])
    const start = level === 1 ? dice.int(0, 1) : dice.int(2, 9)
    const step = level === 3 ? dice.int(2, 4) : 1
    const inclusive = level === 1 ? start === 1 : dice.chance()
    const stop = start + (level === 1 ? dice.int(3, 9) : dice.int(4, 9) * (level === 3 ? 2 : 1))
    const down = level === 3 && dice.chance(0.4)
    const end = inclusive ? stop : stop - 1
    const key = Math.floor((end - start) / step) + 1
    const header = down
      ? `${name} = ${end}; ${name} >= ${start}; ${name} = ${name} - ${step}`
      : `${name} = ${start}; ${name} ${inclusive ? '<=' : '<'} ${stop}; ${step === 1 ? `${name}++` : `${name} = ${name} + ${step}`}`
    const range = down
      ? `${end}, ${start - 1}, -${step}`
      : `${start === 0 ? '' : `${start}, `}${inclusive ? stop + 1 : stop}${step === 1 ? '' : `, ${step}`}`
    const seen = Array.from({ length: key }, (_, i) => (down ? end - i * step : start + i * step))
    const rounds =
      seen.length > 5 ? `${seen[0]}, ${seen[1]}, ${seen[2]} and so on up to ${seen.at(-1)}` : seen.join(', ')
    return {
      stem: `How many times does this program print the word ${word}?`,
      javascript: lines(`for (let ${header}) {`, `  console.log('${word}');`, '}'),
      python: lines(`for ${name} in range(${range}):`, `    print('${word}')`),
      key,
      wrong: [
        [key + 1, 'one-more'],
        [key - 1, inclusive && step === 1 ? 'difference' : 'one-less'],
        [down ? end : stop, 'last-number'],
        [end - start + 1, 'step-ignored'],
      ],
      nearMisses: near(key),
      steps: [
        `The counter ${name} takes the values ${down ? rounds.replace('up to', 'down to') : rounds}.`,
        `Each value is one round, so ${word} appears ${key} times.`,
      ],
    }
  },
})
