import type { Dice } from '#kit/random/dice.ts'

/** Asks for the value of an expression, in one of a few wordings. */
export const howMuch = (dice: Dice, expression: string): string =>
  dice.pick([`What is ${expression}?`, `What does ${expression} equal?`, `Work out ${expression}. What do you get?`])
