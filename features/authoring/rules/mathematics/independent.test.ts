import { expect, test } from 'vitest'
import { dice } from '#kit/chance/dice.ts'
import { mathematicsFamilies } from './families.ts'
import { algebraJudges } from './independent/algebra.ts'
import { arithmeticJudges } from './independent/arithmetic.ts'
import { dataJudges } from './independent/data.ts'
import { everydayJudges } from './independent/everyday.ts'
import { fractionJudges } from './independent/fractions.ts'
import type { Judge } from './independent/judge.ts'
import { proportionJudges } from './independent/proportions.ts'
import { shapeJudges } from './independent/shapes.ts'

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
        const { stem, key, distractors, nearMisses = [] } = family.draw(dice(`independent ${family.id} ${seed}`), level)
        const isRight = judge?.(stem)
        const wrong = [...distractors.map(d => d.value), ...nearMisses]
        if (!isRight?.(key)) throw new Error(`level ${level} seed ${seed}: ${key} is called right, but is not: ${stem}`)
        const second = wrong.find(option => isRight(option))
        if (second !== undefined) throw new Error(`level ${level} seed ${seed}: ${second} is right too: ${stem}`)
      }
    }
  })
}
