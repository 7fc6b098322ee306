/** Lines for a learner of science. */
export const science: readonly string[] = [
  'Did you know? An octopus has three hearts. Imagine the hugs!',
  'A day on Venus is longer than a year on Venus. Imagine waiting for breakfast!',
  'Sound travels faster through water than through air. Whales know that.',
  'To a botanist, a banana is a berry and a strawberry isn’t. I had to lie down.',
  'Sunlight takes about eight minutes to reach us. So the light on my nose is nice and fresh.',
  'Water takes up more room when it freezes. That’s why ice floats.',
  'Saturn is so light for its size that it would float, if you had a big enough bath.',
  'There were sharks in the sea before there were trees on land.',
  'A bolt of lightning is hotter than the surface of the Sun.',
  'Butterflies taste with their feet. I tried it. Everything tastes of rug.',
  'The Moon is moving away from us about as fast as your fingernails grow.',
  'Honey keeps for years and years because there’s so little water in it.',
]
