import type { Dice } from '#kit/random/dice.ts'

const names = (
  'Amina Kofi Mei Yuki Priya Arjun Lucia Mateo Noah Emma Fatima Omar Chloe Luca Ingrid Anya Ivan Zanele Thabo Leila ' +
  'Hassan Aroha Nikau Sofia Tomas Ada Emeka Linh Minh Hana Jin Nalani Kai Elif Emre Eleni Nikos Rosa Diego Freya'
).split(' ')

/** A first name, from many parts of the world. */
export const person = (dice: Dice): string => dice.pick(names)

/** Two different first names. */
export function twoPeople(dice: Dice): [string, string] {
  const first = person(dice)
  return [first, dice.pick(names.filter(name => name !== first))]
}

/** A currency sign, placed before the amount. */
export const currency = (dice: Dice): string => dice.pick(['$', '€', '£'])
