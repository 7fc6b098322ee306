import { expect, test } from 'vitest'
import { familiesOf } from '#authoring/server/families.ts'
import { seededDice } from '#kit/random/dice.ts'

const mathematicsFamilies = familiesOf('mathematics')

/** An eight-year-old has forgotten the beginning of a longer question when its end comes. */
const mostWords = 15

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word))

test.each(mathematicsFamilies.filter(family => family.levels.includes(1)).map(family => [family.id, family] as const))(
  '%s: an easy question has at most fifteen words',
  (id, family) => {
    const long = Array.from(
      { length: 500 },
      (_, seed) => family.draw(seededDice(`words ${id} ${seed}`), 1).stem,
    ).filter(stem => wordsOf(stem).length > mostWords)
    expect(long).toEqual([])
  },
)
