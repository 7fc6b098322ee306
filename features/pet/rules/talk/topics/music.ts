/** Lines for a learner of music. */
export const music: readonly string[] = [
  'A piano has 88 keys. I’d have to run to reach both ends.',
  '“Piano” is short for “pianoforte”. That means soft and loud.',
  'A violin bow is strung with horsehair. Thank you, horse!',
  'The shorter the string, the higher the note. Try it with a rubber band!',
  'The oldest flutes we know of are made of bone. They’re more than forty thousand years old.',
  'When Beethoven wrote his ninth symphony, he could hardly hear at all.',
  'Mozart made up his first pieces when he was five.',
  'A saxophone is made of brass, but it counts as a woodwind. That’s because of its reed.',
  'Go up an octave, and the sound vibrates exactly twice as fast.',
  'A concert harp has seven pedals, so your feet get to play, too.',
  'A rest in music is a silence that you count. I’m good at rests.',
  'Humpback whales sing long songs, and they learn new ones from each other.',
]
