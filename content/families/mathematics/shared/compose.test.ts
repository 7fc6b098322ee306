import { expect, test } from 'vitest'
import { composeNumbers } from './compose.ts'
import { fraction } from './fraction.ts'
import { ratio } from './print-number.ts'

const half = { stem: 'What is one half?', key: fraction(1, 2), print: ratio, steps: ['It is 1/2.'] }

test('a wrong value equal to the key or an earlier one is dropped', () => {
  const problem = composeNumbers({
    ...half,
    wrong: [
      [fraction(2, 4), 'same-as-key'],
      [fraction(1, 3), 'kept'],
      [fraction(2, 6), 'same-as-earlier'],
      [undefined, 'leads-nowhere'],
    ],
    near: [fraction(3, 9), fraction(2, 3)],
  })
  expect(problem.distractors).toEqual([{ value: '1/3', misconception: 'kept' }])
  expect(problem.nearMisses).toEqual(['2/3'])
})

test('a wrong value of another form, sign or size is dropped', () => {
  const whole = { ...half, key: 20 }
  const wrong = [fraction(41, 2), fraction(-20), fraction(0), fraction(1), fraction(300)].map(v => [v, 'odd'] as const)
  expect(composeNumbers({ ...whole, wrong, near: [2, 200] })).toMatchObject({
    distractors: [],
    nearMisses: ['2', '200'],
  })
  expect(composeNumbers({ ...whole, wrong, near: [], signed: true, form: 'any' }).distractors).toHaveLength(5)
})
