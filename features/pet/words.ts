import { catalogue } from '#kit/words/catalogue.ts'

/** Every sentence of the pet feature that a learner can read. */
export const words = catalogue('pet', {
  petNotFound: 'Creature not found',
  petExists: 'You already have a pet.',
  stageNotReached: "Your pet hasn't reached this stage yet.",
  pictureNotFound: 'Picture not found',
  asleep: '{name} is fast asleep.',
  nameEmpty: 'Please give your pet a name',
  nameTooLong: 'A pet name can have at most 40 characters',
  nameUnreadable: "That name has characters we can't show",
  /** What the pet says to an answer; `{name}` is its name. */
  feedback: {
    right: [
      'Yum! That was a good one.',
      '{name} does a little hop.',
      'Right! {name} feels a bit wiser.',
      'Tasty! {name} wants to hear more about that.',
      '{name} nods. That makes sense!',
      'Good thinking! {name} is glowing.',
    ],
    wrong: [
      'Not this time. Now you both know!',
      '{name} is puzzling over it with you.',
      "That was a tricky one! You'll get another go at it.",
      'Good try. {name} likes how you think.',
    ],
    leveledUp: ['{name} grew a whole level!', 'Level up! {name} stretches and feels taller.'],
    evolved: ['{name} is changing. Look closely!', "{name} looks different. It's a new stage!"],
  },
})

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)

/** What the page says about the pet. */
export const pageWords = catalogue('pet.page', {
  level: (level: number) => `Level ${level}`,
  stage: (stage: number, name: string) => `Stage ${stage} · ${name}`,
  experience: 'Experience',
  experienceShown: (experience: string, most: string) => `${experience} / ${most}`,
  percent: (value: number) => `${value}%`,
  ofHundred: (value: number) => `${value}/100`,
  happiness: { name: 'Happiness', about: 'How happy your pet is feeling', hint: 'Keep above 50% for best learning' },
  energy: { name: 'Energy', about: 'Energy for learning activities', hint: 'Recharges with breaks' },
  knowledge: { name: 'Knowledge', about: 'Overall learning progress', hint: 'Grows with correct answers' },
  health: 'Health',
  status: {
    unhappy: 'Needs attention!',
    tired: 'Getting tired...',
    great: 'Feeling great!',
    smarter: 'Growing smarter!',
    ready: 'Ready to learn!',
  },
  visitStreak: 'Visit streak',
  days,
  velocity: 'Learning velocity',
  perMinute: (velocity: number) => `${velocity} right per minute`,
  evolution: 'Evolution!',
  growingStronger: (name: string) => `${name} is growing stronger!`,
  newChange: (news: string) => `New: ${news}`,
  latestChange: (news: string) => `Latest: ${news}`,
  tickle: (name: string) => `Say hello to ${name}`,
  createPet: 'Create Pet',
  noPetTitle: 'An egg is waiting for a name',
  noPetText: 'Give it one and it hatches. From then on, it grows with everything you learn.',
  newEgg: 'An egg in a nest',
  createTitle: 'Name your pet',
  createText: 'Pick any name you like.',
  petName: 'Pet name',
  petNameExample: 'Pip',
  failedToCreate: 'Failed to create pet',
  close: 'Close',
  room: (name: string) => `${name}'s Room`,
  times: { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening', night: 'Night' },
})
