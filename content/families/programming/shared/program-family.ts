import type { Family } from '#authoring/rules/family.ts'
import type { Level } from '#authoring/rules/pack.ts'
import type { Dice } from '#kit/random/dice.ts'
import { settle } from '../../shared/settle.ts'

/** A program as a family writes it: one idea in JavaScript and, where both print alike, in Python. */
export interface Written {
  stem: string
  javascript: string
  /** Prints the same text, but for the names of the constants (`True`, `None`). */
  python?: string
  /** What the program prints; the lines of a longer output are joined with one space. */
  key: string | number
  /** Wrong answers with the misconception that leads to each, likeliest first. */
  wrong: readonly (readonly [value: string | number, misconception: string])[]
  nearMisses?: readonly (string | number)[]
  steps: string[]
  /** A page that teaches this program in JavaScript better than the one of its family. */
  source?: { title: string; url: string }
  /** For a program with a fault: the same listing without it. */
  repaired?: string
  /** For a program with a fault: what it should print. */
  intended?: string
}

/** A family of programs. Its `write` gives both listings, so that a test can compare them. */
export interface ProgramFamily extends Family {
  /** The page that teaches the idea for a listing in Python; the family's own unless given. */
  pythonSource?: Family['source']
  write(dice: Dice, level: Level): Written
}

const pythonWords: Readonly<Record<string, string>> = {
  true: 'True',
  false: 'False',
  null: 'None',
  undefined: 'None',
  catch: 'except',
  '===': '==',
  '!==': '!=',
}

/** Translates a value, a comparison or a keyword into Python. */
export function inPython(text: string): string {
  return text.replace(/\b(?:true|false|null|undefined|catch)\b|[=!]==/g, word => pythonWords[word] ?? word)
}

const asIs = (text: string): string => text

/** Writes the lines of an output as a learner reads them: `10 13` as `10, then 13`. No line of such a program has a space. */
export function lineByLine(output: string): string {
  return output.split(' ').join(', then ')
}

/** How the options of a problem are written: one line after the other where the stem asks for the lines. */
function sayer(stem: string): (output: string) => string {
  return stem.endsWith('line by line?') ? lineByLine : asIs
}

/** Makes a family from its writer. A draw shows the Python listing in a third of the problems that have one. */
export function programFamily(spec: Omit<ProgramFamily, 'draw' | 'topic'>): ProgramFamily {
  return {
    ...spec,
    topic: 'programming',
    draw(dice, level) {
      const written = spec.write(dice, level)
      const python = dice.chance(1 / 3) ? written.python : undefined
      const inLanguage = python === undefined ? asIs : inPython
      const asLines = sayer(written.stem)
      const say = (value: string | number): string => inLanguage(asLines(String(value)))
      const key = say(written.key)
      const bare = inLanguage(String(written.key))
      const source = python === undefined ? written.source : spec.pythonSource
      return settle({
        stem: written.stem,
        code:
          python === undefined
            ? { language: 'javascript', text: written.javascript }
            : { language: 'python', text: python },
        key,
        distractors: written.wrong.map(([value, misconception]) => ({ value: say(value), misconception })),
        nearMisses: (written.nearMisses ?? []).map(say),
        steps: written.steps.map(step => inLanguage(step).replace(bare, () => key)),
        ...(source === undefined ? {} : { source }),
      })
    },
  }
}

/** Joins lines of a listing. */
export function lines(...all: readonly string[]): string {
  return all.join('\n')
}

/** A page of the MDN web documentation. */
export function mdn(title: string, path: string): { title: string; url: string } {
  return { title: `MDN: ${title}`, url: `https://developer.mozilla.org/en-US/docs/${path}` }
}
