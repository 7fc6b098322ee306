/** What the pet has picked up about health. */
export const health: readonly string[] = [
  'A heart beats about a hundred thousand times a day, and it never asks for a holiday.',
  'Babies have more bones than grown-ups. Some grow together later.',
  'The skin is the largest organ of all. It goes all the way round!',
  'The brain uses about a fifth of the energy of a body. Thinking is sport.',
  'While you sleep, the brain sorts what it learned. So naps are homework.',
  'The smallest bone of all is in the ear. It is called the stirrup.',
  'More than half of a body is water. I must be a small pond.',
  'Tooth enamel is the hardest stuff in the whole body.',
  'Taste buds grow new about every two weeks. Time to try the soup again.',
  'Twenty seconds of soap. That is one slow little song.',
  'Even twins have different fingerprints.',
  'People blink about fifteen times a minute. I blink when I remember to.',
]
