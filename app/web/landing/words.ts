import { catalogue } from '#kit/words/catalogue.ts'

/** Every sentence of the landing page. */
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
    'Answer questions on topics you like and raise a creature of your own, from an egg through a thousand stages.',
  noScript: 'You can read everything here as it is. To play, please switch on JavaScript in your browser.',
  heroText:
    'Raise a little creature of your own. Every question you get right feeds it, and day by day it grows from an egg into a Legendary Champion.',
  heroNote: 'Free to start. No card needed.',
  seeItGrow: 'See it grow',
  heroPet: 'A young Mindling on its islet',
  growTitle: 'From first words to master scholar',
  growText: 'Your creature changes with what you know: new looks, new things to carry, a thousand small steps.',
  level: (level: number) => `Level ${level}`,
  stages: ['Baby Explorer', 'Young Learner', 'Teen Genius', 'Master Scholar'],
  pause: 'Pause the walk',
  play: 'Play the walk',
  statsTitle: 'In numbers',
  stats: {
    stages: 'evolution stages to grow through',
    forms: 'evolution forms, from Egg to Legendary Champion',
    topics: 'topics ready to start with',
    options: 'options for each question, and a reason for every answer',
  },
  stepsTitle: 'Three steps, and you are learning',
  steps: [
    {
      title: 'Name your pet',
      text: 'You get an egg that is like no other. Give it a name; it listens from the first day.',
    },
    { title: 'Pick what you like', text: 'Science, music, history, programming: take one topic or all of them.' },
    {
      title: 'Answer, and it grows',
      text: 'A right answer feeds your pet. A wrong one costs nothing but a moment to see why.',
    },
  ],
  featuresTitle: 'Made for learning that stays',
  features: {
    reason: {
      title: 'A reason with every answer',
      text: 'You see why an answer is right, why yours was not, and where it can be looked up.',
    },
    level: {
      title: 'As hard as you are ready for',
      text: 'Questions follow how you are doing: a little stretch, with most of them within reach.',
    },
    care: {
      title: 'Nothing to lose',
      text: 'Your pet never gets ill, shrinks or sulks. Take a day off, and it is glad to see you back.',
    },
    own: {
      title: 'One of a kind',
      text: 'Body, colours, ears, tail and habits are its own. No two pets grow up the same way.',
    },
  },
  voicesTitle: 'What learners might say',
  voicesMark: 'Examples',
  voicesNote: 'We are new here. These are examples we wrote ourselves; real voices will take their place.',
  voices: [
    {
      text: 'I wanted to see the tail, so I did ten more questions. Now I know what a mitochondrion is.',
      who: 'A learner of nine',
    },
    { text: 'She explains her pet to me. And while doing so, the French Revolution.', who: 'A parent' },
    {
      text: 'Five minutes on the train. It tells me why I was wrong, and that is the part I remember.',
      who: 'A grown-up who started again',
    },
  ],
  callTitle: 'An egg is ready when you are',
  callText: 'Ten minutes of learning are free. After that it is $9.99 a month for as long as you like; cancel anytime.',
  footer: 'Learn a little, often.',
  privacy: 'Privacy',
})
