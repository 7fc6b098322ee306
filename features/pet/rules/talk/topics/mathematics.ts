/** Lines for a learner of mathematics. */
export const mathematics: readonly string[] = [
  'The Romans had no numeral for zero. How would they have counted my leftover cookies?',
  '111 times 111 is 12321. It looks like a mountain!',
  'Two is the only even prime number. It sits there all by itself, quite happily.',
  'Add up the digits of any multiple of nine, and you get another multiple of nine. Neat trick!',
  '1, then 1 + 3, then 1 + 3 + 5… Odd numbers in a row always add up to a square.',
  'The three corners of a flat triangle always add up to half a turn. I turned round to check.',
  'Bees build with hexagons because they fit together with no gaps.',
  'A classic football has twelve pentagons and twenty hexagons. I counted the ones on mine.',
  'Fold a sheet of paper seven times, and it’s 128 layers thick. I stopped at four.',
  'There are more ways to shuffle a deck of cards than there are atoms in the Earth.',
  '“Forty” is the only number in English with its letters in alphabetical order.',
  'All the way round a circle is a bit more than three times across it. That bit is famous.',
]
