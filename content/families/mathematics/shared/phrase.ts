import type { Dice } from '#kit/random/dice.ts'

/** Asks for the value of an expression, in one of a few wordings. */
export const howMuch = (dice: Dice, expression: string): string =>
  dice.pick([
    `How much is ${expression}?`,
    `What is the answer to ${expression}?`,
    `Work out ${expression}. What do you get?`,
  ])
