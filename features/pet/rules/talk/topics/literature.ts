/** Lines for a learner of literature. */
export const literature: readonly string[] = [
  'The story of Alice in Wonderland was first told out loud, on a trip in a rowing boat.',
  'A haiku has five syllables, then seven, then five. It’s small, like me.',
  'People have started stories with “Once upon a time” for more than six hundred years.',
  'Don Quixote thought the windmills were giants. I can see how that happens.',
  'Sherlock Holmes lived at 221B Baker Street. I looked for his footprints in my book.',
  'Green Eggs and Ham uses only fifty different words.',
  'The story of Gilgamesh was pressed into clay about four thousand years ago. Heavy book!',
  'Paddington came from Peru with a label round his neck and a jar of marmalade.',
  'Pinocchio first came out bit by bit in a children’s newspaper.',
  'In Aesop’s fables, the animals talk. Perfectly normal, if you ask me.',
  'The first line of The Hobbit was written on a blank page of an exam paper.',
  'The word “level” is the same forwards and backwards. So is “noon”.',
]
