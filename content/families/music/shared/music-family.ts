import type { Family } from '#authoring/rules/family.ts'
import type { Figure } from '#authoring/rules/figures/figure.ts'
import type { Level } from '#authoring/rules/pack.ts'
import type { Dice } from '#kit/random/dice.ts'
import { settle } from '../../shared/settle.ts'

/** A question of music theory as a family writes it. */
export interface Asked {
  stem: string
  figure?: Figure | undefined
  key: string | number
  /** Wrong answers with the misconception that leads to each, likeliest first. */
  wrong: readonly (readonly [value: string | number, misconception: string])[]
  nearMisses?: readonly (string | number)[]
  /** A page that teaches this problem better than the one of its family. */
  source?: Family['source'] | undefined
  steps: string[]
}

/** Notes that learners hardly ever meet, so they are not plausible distractors. */
const rare = / double (?:sharp|flat)/

/** Makes a family from its writer. */
export function musicFamily(spec: Omit<Family, 'draw' | 'topic'> & { write(dice: Dice, level: Level): Asked }): Family {
  const { write, ...family } = spec
  return {
    ...family,
    topic: 'music',
    draw(dice, level) {
      const { stem, figure, key, wrong, nearMisses = [], source, steps } = write(dice, level)
      return settle({
        stem,
        ...(figure === undefined ? {} : { figure }),
        key: String(key),
        distractors: wrong
          .map(([value, misconception]) => ({ value: String(value), misconception }))
          .filter(({ value }) => !rare.test(value)),
        nearMisses: nearMisses.map(String).filter(value => value !== '0' && !rare.test(value)),
        ...(source === undefined ? {} : { source }),
        steps,
      })
    },
  }
}

/** A page of the English Wikipedia. */
export function wikipedia(title: string): { title: string; url: string } {
  return { title: `${title} – Wikipedia`, url: `https://en.wikipedia.org/wiki/${title.replaceAll(' ', '_')}` }
}
