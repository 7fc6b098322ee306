import { firstPrograms } from './shared/debug-first-programs.ts'
import { longerPrograms } from './shared/debug-longer-programs.ts'
import { lines, mdn, programFamily } from './shared/program-family.ts'

const plans = { ...firstPrograms, ...longerPrograms }

/** One line of the program does not do what the goal asks. */
export const family = programFamily({
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
    // Lines that could plausibly be wrong come first; the head of a function could not.
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
