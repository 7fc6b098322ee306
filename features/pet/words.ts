/** Every sentence of the pet feature that a learner can read. */
export const words = {
  creatureNotFound: 'Creature not found',
  petExists: 'You already have a pet.',
  nameEmpty: 'Please give your pet a name',
  nameTooLong: 'A pet name can have at most 40 characters',
  nameUnreadable: 'The name has characters that can not be shown',
  /** What the creature says to an answer; `{name}` is its own. */
  feedback: {
    right: [
      'Yum! That was a good one.',
      '{name} does a little hop.',
      'Right! {name} feels a bit wiser.',
      'Tasty! {name} wants to hear more about that.',
      '{name} nods: that makes sense.',
      'Well thought! {name} is glowing.',
    ],
    wrong: [
      'Not this time. Now {name} knows it too.',
      '{name} is thinking about it with you.',
      'A tricky one! It will come back another day.',
      'Good try. {name} likes how you think.',
    ],
    leveledUp: ['{name} grew a whole level!', 'Level up! {name} stretches and feels taller.'],
    evolved: ['{name} is changing. Look closely!', 'Something new about {name}: a new stage!'],
  },
} as const
