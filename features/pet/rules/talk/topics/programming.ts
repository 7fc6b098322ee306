/** Lines for a learner of programming. */
export const programming: readonly string[] = [
  'Computers count with just two digits, zero and one. And look how far they’ve got!',
  'Ada Lovelace published a program in 1843, for a machine that was never finished.',
  'Engineers once found a moth in a computer and taped it into their logbook. A real bug!',
  'The language Python is named after a comedy group, not a snake.',
  'A byte has eight bits and can be 256 different things. I can be about four.',
  'Some programmers explain their problems to a rubber duck. I’d listen, too.',
  'The colours on a screen are made of tiny red, green and blue lights.',
  'A loop does the same thing again and again and never gets bored.',
  'In many programming languages, you start counting at zero. My first cookie is cookie zero.',
  'Programs used to be holes punched in paper cards. Don’t drop the pile!',
  'Cut a sorted list in half ten times, and you’ve found one word in a thousand.',
  'A computer does exactly what you tell it to. That’s the funny part.',
]
