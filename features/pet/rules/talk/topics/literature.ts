/** What the pet has picked up about literature. */
export const literature: readonly string[] = [
  'Alice in Wonderland was first told aloud, on a trip in a rowing boat.',
  'A haiku has five, then seven, then five syllables. Small, like me.',
  'People have begun stories with "Once upon a time" for more than six hundred years.',
  'Don Quixote thought the windmills were giants. I can see how that happens.',
  'Sherlock Holmes lived at 221B Baker Street. I looked for his footprints in my book.',
  'There are only fifty different words in Green Eggs and Ham.',
  'The story of Gilgamesh was pressed into clay about four thousand years ago. Heavy book!',
  'Paddington came from Peru with a label round his neck. And marmalade.',
  'Pinocchio first came out bit by bit, in a paper for children.',
  'In the fables of Aesop the animals talk. Perfectly normal, if you ask me.',
  'The first line of The Hobbit was written on an empty page of an exam paper.',
  'The word "level" reads the same from both ends. So does "noon".',
]
