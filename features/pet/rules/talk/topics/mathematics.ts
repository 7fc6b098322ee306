/** What the pet has picked up about mathematics. */
export const mathematics: readonly string[] = [
  'The Romans had no numeral for zero. How did they count my leftover cookies?',
  '111 times 111 is 12321. It looks like a mountain!',
  'Two is the only even prime number. It sits there all by itself, quite happy.',
  'Add the digits of any multiple of nine, and you get a multiple of nine again. Nice trick.',
  'One. One and three. One and three and five. Odd numbers in a row always make a square.',
  'The three corners of a flat triangle always make half a turn. I turned to check.',
  'Bees build with hexagons, because those fit together without a gap.',
  'A classic football has twelve pentagons and twenty hexagons. I counted mine.',
  'Fold a paper seven times and it is 128 layers thick. I stopped at four.',
  'There are more ways to shuffle a deck of cards than there are atoms in the Earth.',
  'Forty is the only number in English with its letters in alphabetical order.',
  'Once around a circle is a bit more than three times across. That bit is famous.',
]
