import { expect, test } from 'vitest'
import { stateOf } from './option-tile.tsx'

const states = (chosen: number | null, struck?: number) =>
  [0, 1, 2, 3].map(option => stateOf({ option, chosen, right: 1, struck }))

test('before the choice all are open but the one that a hint struck out', () => {
  expect(states(null)).toEqual(['open', 'open', 'open', 'open'])
  expect(states(null, 3)).toEqual(['open', 'open', 'open', 'struck'])
})

test('after the choice the right one shows, the chosen wrong one, and what was struck out stays so', () => {
  expect(states(1, 3)).toEqual(['idle', 'right', 'idle', 'struck'])
  expect(states(0)).toEqual(['wrong', 'right', 'idle', 'idle'])
})
