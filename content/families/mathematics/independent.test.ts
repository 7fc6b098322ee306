import { expect, test } from 'vitest'
import { familiesOf } from '#authoring/server/families.ts'
import { seededDice } from '#kit/random/dice.ts'
import { algebraJudges } from '#testing/independent-mathematics/algebra.ts'
import { arithmeticJudges } from '#testing/independent-mathematics/arithmetic.ts'
import { dataJudges } from '#testing/independent-mathematics/data.ts'
import { everydayJudges } from '#testing/independent-mathematics/everyday.ts'
import { fractionJudges } from '#testing/independent-mathematics/fractions.ts'
import type { Judge } from '#testing/independent-mathematics/judge.ts'
import { proportionJudges } from '#testing/independent-mathematics/proportions.ts'
import { shapeJudges } from '#testing/independent-mathematics/shapes.ts'

const mathematicsFamilies = familiesOf('mathematics')

const judges: Readonly<Record<string, Judge>> = {
  ...arithmeticJudges,
  ...fractionJudges,
  ...everydayJudges,
  ...proportionJudges,
  ...shapeJudges,
  ...algebraJudges,
  ...dataJudges,
}

for (const family of mathematicsFamilies) {
  test(`${family.id}: a second computation, from the stem alone, finds the key right and all other options wrong`, () => {
    const judge = judges[family.id.replace('mathematics/', '')]
    expect(judge).toBeDefined()
    for (const level of family.levels) {
      for (let seed = 0; seed < 1000; seed++) {
        const {
          stem,
          key,
          distractors,
          nearMisses = [],
        } = family.draw(seededDice(`independent ${family.id} ${seed}`), level)
        const isRight = judge?.(stem)
        const wrong = [...distractors.map(d => d.value), ...nearMisses]
        if (!isRight?.(key)) throw new Error(`level ${level} seed ${seed}: ${key} is called right, but is not: ${stem}`)
        const second = wrong.find(option => isRight(option))
        if (second !== undefined) throw new Error(`level ${level} seed ${seed}: ${second} is right too: ${stem}`)
      }
    }
  })
}
