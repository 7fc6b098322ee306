/** Every sentence of the progress feature that a learner can read. */
export const words = {
  achievements: {
    first_steps: { title: 'First Steps', description: 'Answer your first question' },
    on_fire: { title: 'On Fire', description: 'Learn three days in a row' },
    growing_strong: { title: 'Growing Strong', description: 'Reach level 5' },
    sharp_mind: { title: 'Sharp Mind', description: 'Get 80% of your answers right' },
    ten_questions: { title: 'Warmed Up', description: 'Answer 10 questions' },
    hundred_questions: { title: 'Bookworm', description: 'Answer 100 questions' },
    thousand_questions: { title: 'Walking Library', description: 'Answer 1000 questions' },
    week_streak: { title: 'Seven in a Row', description: 'Learn seven days in a row' },
    month_streak: { title: 'A Whole Month', description: 'Learn 30 days in a row' },
    first_review: { title: 'It Came Back', description: 'Remember something on another day' },
    topic_mastered: { title: 'It Stays', description: 'Know 25 questions of one topic for three weeks' },
    own_topic: { title: 'My Own Path', description: 'Answer a question of a topic you made' },
  },
  form: (name: string) => ({ title: name, description: `Your pet became a ${name}` }),
  firstForm: { title: 'Egg', description: 'Your pet has a beginning' },
} as const

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)

/** What the progress page says. */
export const pageWords = {
  title: 'Progress',
  lead: (pet: string) => `Everything you and ${pet} have learned so far.`,
  noPetTitle: 'Create a pet first',
  noPetText: 'What you learn is counted together with your pet. Name one, and this page fills up.',
  createPet: 'Create your pet',
  today: 'Today',
  todayShown: (answered: number, goal: number) =>
    answered > goal ? `${answered} questions` : `${answered} of ${goal} questions`,
  todayDone: 'Daily goal reached. Anything more is a bonus.',
  todayLeft: (left: number) => (left === 1 ? 'One more to your daily goal.' : `${left} more to your daily goal.`),
  streaks: 'In a row',
  learningStreak: 'Learning',
  longestStreak: 'Longest',
  visitStreak: 'Visits',
  days,
  numbers: 'In numbers',
  level: 'Level',
  answered: 'Questions answered',
  correct: 'Answered right',
  accuracy: 'Accuracy',
  accuracyShown: (percent: number) => `${percent}%`,
  topics: 'Topic progress',
  noTopics: 'No topics yet. Pick one, and it gets a pot of its own here.',
  chooseTopics: 'Choose Topics',
  questions: 'Questions',
  ofQuestions: (count: number, most: number) => `${count} / ${most}`,
  mastery: (percent: number) => `${percent}% remembered`,
  achievements: 'Achievements',
  more: 'More to collect',
  collected: (count: number, all: number) => `${count} of ${all}`,
  achieved: 'Achieved',
  notYet: 'Not yet',
  continue: 'Continue learning',
} as const
