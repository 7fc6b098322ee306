import { catalogue } from '#kit/words/catalogue.ts'

/** The texts of the landing page. */
export const words = catalogue('landing', {
  language: 'Language',
  login: 'Login',
  startLearning: 'Start Learning',
  howItWorks: 'How it works',
  whatYouGet: 'What you get',
  navigation: 'On this page',
  heroTitle: ['Learn something.', 'Watch someone grow.'],
  pageTitle: 'Mindling: raise a pet by learning',
  pageDescription:
    'Answer questions about topics you like and raise your very own pet, from an egg through a thousand stages.',
  noScript: 'You can read this page as it is. To play, turn on JavaScript in your browser.',
  heroText:
    'Raise a little pet of your very own. Every right answer feeds it, and day by day it grows from an egg into a Legendary Champion.',
  heroNote: 'Free to start, no card needed.',
  seeItGrow: 'See it grow',
  heroPet: 'A young pet on its floating island',
  growTitle: 'From first words to master scholar',
  growText: 'Your pet grows with what you know: new looks, new treasures, a thousand little steps.',
  level: (level: number) => `Level ${level}`,
  stages: ['Baby Explorer', 'Young Learner', 'Teen Genius', 'Master Scholar'],
  pause: 'Pause the animation',
  play: 'Play the animation',
  statsTitle: 'In numbers',
  stats: {
    stages: 'stages of evolution',
    forms: 'forms, from Egg to Legendary Champion',
    topics: 'topics ready to explore',
    options: 'options per question, and a reason for every answer',
  },
  stepsTitle: 'Start in three steps',
  steps: [
    {
      title: 'Name your pet',
      text: 'You get an egg unlike any other. Give it a name. It listens from day one.',
    },
    { title: 'Pick what you like', text: 'Science, music, history, programming: pick one topic or all of them.' },
    {
      title: 'Answer and watch it grow',
      text: 'A right answer feeds your pet. A wrong one shows you why, and your pet stays your friend.',
    },
  ],
  featuresTitle: 'Made for learning that lasts',
  features: {
    reason: {
      title: 'A reason with every answer',
      text: "You see why an answer is right, why yours wasn't, and where to read more.",
    },
    level: {
      title: 'Just hard enough',
      text: 'Questions keep pace with you. Most are within reach, and some make you stretch.',
    },
    care: {
      title: 'No pressure',
      text: "Your pet never gets sick, shrinks or sulks. Take a day off, and it's happy to see you again.",
    },
    own: {
      title: 'One of a kind',
      text: 'Its body, colours, ears, tail and habits are all its own. No two pets grow up the same way.',
    },
  },
  voicesTitle: 'What learners might say',
  voicesMark: 'Examples',
  voicesNote: "We're new, so we wrote these examples ourselves. Real ones will take their place.",
  voices: [
    {
      text: 'I wanted to see its tail, so I answered ten more questions. Now I know what a mitochondrion is.',
      who: 'A nine-year-old',
    },
    { text: 'She tells me all about her pet, and about the French Revolution while she is at it.', who: 'A parent' },
    {
      text: "Five minutes on the train. It tells me why I was wrong, and that's the part I remember.",
      who: 'A grown-up, learning again',
    },
  ],
  callTitle: 'Your egg is ready when you are',
  callText: "Your first ten minutes of learning are free. After that it's $9.99 a month, and you can cancel anytime.",
  footer: 'Learn a little every day.',
  privacy: 'Privacy',
})
