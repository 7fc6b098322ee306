/** What the pet has picked up about programming. */
export const programming: readonly string[] = [
  'Computers count with just two digits, zero and one. And look how far they got.',
  'Ada Lovelace published a program in 1843, for a machine that was never finished.',
  'Engineers once found a moth in a computer and taped it into their notebook. A real bug!',
  'The language Python is named after a comedy group, not after a snake.',
  'A byte has eight bits and can be 256 different things. I can be about four.',
  'Some programmers explain their problem to a rubber duck. I would listen, too.',
  'The colours on a screen are made of tiny red, green and blue lights.',
  'A loop does the same thing again and again and never gets bored.',
  'In many languages you start counting at zero. My first cookie is cookie zero.',
  'Programs used to be holes in paper cards. Do not drop the pile!',
  'Halve a sorted list ten times, and you have found one word in a thousand.',
  'A computer does exactly what you tell it. That is the funny part.',
]
