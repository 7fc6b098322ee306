import type { Dice } from '#kit/random/dice.ts'
import type { Figure } from './figures/figure.ts'
import type { Level } from './pack.ts'

/** One problem of a family, before the engine turns it into a draft. */
export interface Problem {
  stem: string
  code?: { language: 'javascript' | 'python' | 'text'; text: string }
  /** A picture of the stem's own numbers. The stem says all of them: the figure only helps. */
  figure?: Figure
  /** The right answer, computed. */
  key: string
  /** Wrong answers in order of likelihood, each from a misconception of the family. */
  distractors: { value: string; misconception: string }[]
  /** Plausible values that fill up when misconceptions collide with the key or one another. */
  nearMisses?: string[]
  /** A page that teaches this problem better than the one of its family: of another programming language, say. */
  source?: { title: string; url: string }
  /** Worked steps, each a short sentence; the last one names the key. */
  steps: string[]
}

/**
 * A kind of computed question with endless instances: the numbers change, the idea stays.
 * `draw` is pure: the same dice give the same problem.
 */
export interface Family {
  /** `mathematics/percent-of`. */
  id: string
  topic: string
  title: string
  levels: readonly Level[]
  /** Asks to use the idea in a situation rather than to recall or compute it bare. */
  applied: boolean
  /** Misconception id → what went wrong, in words for the learner who chose it. */
  misconceptions: Readonly<Record<string, string>>
  /** A page that teaches the idea. */
  source: { title: string; url: string }
  draw(dice: Dice, level: Level): Problem
}
