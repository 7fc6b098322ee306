import { describe, expect, test } from 'vitest'
import type { Family, Problem } from '#authoring/rules/family.ts'
import type { Level } from '#authoring/rules/pack.ts'
import { familiesOf } from '#authoring/server/families.ts'
import { seededDice } from '#kit/random/dice.ts'

const mathematicsFamilies = familiesOf('mathematics')

const draws = 2000

/** What is left of an option when its numbers are taken out: its unit, sign of currency, letters. */
const form = (option: string): string =>
  option.replace(/(?<!m)[⁻⁰¹²³⁴-⁹]+/g, '^').replace(/−?[\d,.]+( \d+)?(\/\d+)?/g, '#')

type Drawn = { problem: Problem; level: Level; at: string }

const drawn = new Map<string, Drawn[]>()

/** The same two thousand problems of a family for every test, drawn when first asked for. */
function problemsOf(family: Family): Drawn[] {
  const known = drawn.get(family.id)
  if (known) return known
  const list = Array.from({ length: draws }, (_, seed) => {
    const level = family.levels[seed % family.levels.length] ?? 1
    const problem = family.draw(seededDice(`shape ${family.id} ${seed}`), level)
    return { problem, level, at: `${family.id} level ${level} seed ${seed}: ${JSON.stringify(problem)}` }
  })
  drawn.set(family.id, list)
  return list
}

function eachProblem(family: Family, check: (problem: Problem, level: Level, at: string) => void): void {
  for (const { problem, level, at } of problemsOf(family)) check(problem, level, at)
}

test('every family has its own id, at least two levels, and 3 to 9 misconceptions', () => {
  expect(new Set(mathematicsFamilies.map(f => f.id)).size).toBe(mathematicsFamilies.length)
  for (const family of mathematicsFamilies) {
    expect(family.id).toMatch(/^mathematics\/[a-z-]+$/)
    expect(family.levels.length, family.id).toBeGreaterThanOrEqual(2)
    expect(Object.keys(family.misconceptions).length, family.id).toBeGreaterThanOrEqual(3)
    expect(Object.keys(family.misconceptions).length, family.id).toBeLessThanOrEqual(9)
  }
})

test('at least one family in three asks to use its idea in a situation', () => {
  expect(mathematicsFamilies.filter(f => f.applied).length * 3).toBeGreaterThanOrEqual(mathematicsFamilies.length)
})

for (const family of mathematicsFamilies) {
  describe(family.id, () => {
    test('the same dice draw the same problem', () => {
      for (const level of family.levels) {
        for (let seed = 0; seed < 50; seed++)
          expect(family.draw(seededDice(seed), level)).toEqual(family.draw(seededDice(seed), level))
      }
    })

    test('offers at least 200 stems', () => {
      const stems = new Set<string>()
      eachProblem(family, ({ stem }) => stems.add(stem))
      expect(stems.size).toBeGreaterThanOrEqual(200)
    })

    test('has three different wrong options beside the key in every draw', () => {
      eachProblem(family, ({ key, distractors, nearMisses = [] }, _level, at) => {
        const wrong = [...distractors.map(d => d.value), ...nearMisses]
        if (wrong.length < 3 || new Set([key, ...wrong]).size !== wrong.length + 1) throw new Error(at)
      })
    })

    test('meets every misconception it names, and names every one it uses', () => {
      const met = new Set<string>()
      eachProblem(family, ({ distractors }) => {
        for (const { misconception } of distractors) met.add(misconception)
      })
      expect([...met].sort()).toEqual(Object.keys(family.misconceptions).sort())
    })

    test('keeps stems, options and steps within bounds', () => {
      eachProblem(family, ({ stem, key, distractors, nearMisses = [], steps }, _level, at) => {
        const options = [key, ...distractors.map(d => d.value), ...nearMisses]
        const explanation = steps.join(' ')
        const sane =
          stem.length >= 10 &&
          stem.length <= 220 &&
          options.every(
            option => option.length > 0 && option.length <= 60 && !/NaN|undefined|Infinity|-/.test(option),
          ) &&
          explanation.length >= 20 &&
          explanation.length <= 400 &&
          !/NaN|undefined|Infinity|\d-\d/.test(stem + explanation) &&
          steps.at(-1)?.includes(key)
        if (!sane) throw new Error(at)
      })
    })

    test('gives all options of a draw one form', () => {
      eachProblem(family, ({ key, distractors, nearMisses = [] }, _level, at) => {
        const forms = new Set([key, ...distractors.map(d => d.value), ...nearMisses].map(form))
        if (forms.size > 1 && !sameWords(forms)) throw new Error(at)
      })
    })
  })
}

/** Durations and expressions may lack a part (`2 hours`, `x² + 9`); the words and letters must come from one set. */
function sameWords(forms: ReadonlySet<string>): boolean {
  const words = [...forms].map(f => new Set(f.match(/[a-zA-Z%°π√]+/g)?.map(word => word.replace(/s$/, ''))))
  const all = new Set(words.flatMap(set => [...set]))
  return words.every(set => set.size > 0 && set.size >= all.size - 1)
}
