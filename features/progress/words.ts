/** Every sentence of the progress feature that a learner can read. */
export const words = {
  achievements: {
    first_steps: { title: 'First Steps', description: 'Answer your first question' },
    on_fire: { title: 'On Fire', description: 'Learn three days in a row' },
    growing_strong: { title: 'Growing Strong', description: 'Reach level 5' },
    sharp_mind: { title: 'Sharp Mind', description: 'Get 80% of your answers right' },
  },
} as const
