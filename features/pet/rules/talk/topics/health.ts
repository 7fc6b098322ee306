/** Lines for a learner of health. */
export const health: readonly string[] = [
  'A heart beats about a hundred thousand times a day, and it never asks for a holiday.',
  'Babies have more bones than grown-ups. Some of them join together later.',
  'Your skin is your biggest organ. It goes all the way round!',
  'Your brain uses about a fifth of your energy. So thinking is a sport!',
  'While you sleep, your brain sorts out what it learned. So naps are homework!',
  'The smallest bone in the body is in the ear. It’s called the stirrup.',
  'More than half of the body is water. I must be a small pond.',
  'Tooth enamel is the hardest stuff in the whole body.',
  'You get new taste buds about every two weeks. Time to try the soup again!',
  'Wash your hands for twenty seconds. That’s one slow little song.',
  'Even identical twins have different fingerprints.',
  'People blink about fifteen times a minute. I blink when I remember to.',
]
