/** What the pet has picked up about music. */
export const music: readonly string[] = [
  'A piano has 88 keys. I would need to run to reach both ends.',
  'The piano is short for pianoforte. That means soft and loud.',
  'A violin bow is strung with hair from a horse. Thank you, horse.',
  'The shorter the string, the higher the note. Try it with a rubber band!',
  'The oldest flutes we know are made of bone and more than forty thousand years old.',
  'When Beethoven wrote his ninth symphony, he could hardly hear at all.',
  'Mozart made up his first pieces when he was five.',
  'The saxophone is made of brass and still counts as a woodwind. It is because of the reed.',
  'A note one octave higher swings exactly twice as fast.',
  'A concert harp has seven pedals. So the feet play along.',
  'A rest in music is a silence that you count. I am good at those.',
  'Humpback whales sing long songs, and they learn new ones from each other.',
]
