/** What the pet has picked up about science. */
export const science: readonly string[] = [
  'Did you know? An octopus has three hearts. Imagine the hugs.',
  'A day on Venus lasts longer than a whole year on Venus. I would miss breakfast.',
  'Sound travels faster in water than in air. Whales know that.',
  'For a botanist, a banana is a berry and a strawberry is not. I had to lie down.',
  'Sunlight takes about eight minutes to reach us. The light on my nose is fresh.',
  'Water takes up more room when it freezes. That is why ice floats.',
  'Saturn is so light for its size that it would float, if there were a bath big enough.',
  'There were sharks in the sea before there were trees on land.',
  'A flash of lightning is hotter than the surface of the Sun.',
  'Butterflies taste with their feet. I tried it. Mine taste of rug.',
  'The Moon moves away from us about as fast as fingernails grow.',
  'Honey keeps for years and years, because there is so little water in it.',
]
