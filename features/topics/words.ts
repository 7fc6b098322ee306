import { catalogue } from '#kit/words/catalogue.ts'

/** Every sentence of the topics feature that the server says. */
export const words = catalogue('topics', {
  unknownTopic: 'We do not have that topic yet.',
  topicHeld: 'You already have this topic.',
  freeTopicsUsed: 'You have made all your free topics. Subscribe to make more of your own.',
  topicIdMissing: 'Please say which topic you want to add',
})

/** What the server says on the way to a topic of the learner's own. */
export const ownTopicWords = catalogue('topics.own', {
  nameTooShort: 'Topic name must be at least 3 characters',
  nameTooLong: 'Please choose a shorter name, 80 characters at most',
  areaTooLong: 'Please say it in fewer words, 80 characters at most',
  answerTooShort: 'Please provide a detailed answer (at least 10 characters)',
  answerTooLong: 'Please keep each answer under 500 characters',
  unsuitable: 'That is not something to learn about here. Pick something else that you are curious about.',
  whichSense: (word: string) => `Which ${word} do you mean?`,
  whichSenseHint: 'Tap one, or say it in your own words',
  interests: (name: string) => [
    { question: `What do you find most exciting about ${name}?`, placeholder: `What I like best about ${name} is …` },
    { question: `What would you like to find out about ${name}?`, placeholder: 'I have always wondered why …' },
    { question: `What do you know about ${name} already?`, placeholder: 'I know a little about …' },
  ],
  openInterests: () => [
    { question: 'What could you talk about for a whole hour?', placeholder: 'Sharks, and how they hunt …' },
    { question: 'What did you see lately that made you wonder?', placeholder: 'A castle with a moat around it …' },
    { question: 'What would you like to be very good at?', placeholder: 'Playing the guitar …' },
  ],
  nameFallback: 'Personalized Learning Journey',
  names: (title: string) => [title, `The World of ${title}`, `Discovering ${title}`, `${title} Explorer`],
  /** Of what was found out. */
  madeFrom: {
    library: (title: string, facts: number) => `${facts} facts about ${title}, each with its source, from our library.`,
    encyclopedia: (title: string, facts: number) => `${facts} descriptions about ${title} from Wikipedia.`,
    dictionary: (title: string, facts: number) =>
      `${facts} words about ${title} from a dictionary: the questions ask what words mean.`,
  },
  unknown: (name: string) =>
    `We have no facts about "${name}" that we trust, and we never make any up. Perhaps one of these instead?`,
  unknownAlone: (name: string) =>
    `We have no facts about "${name}" that we trust, and we never make any up. Try other words, or something close to it.`,
  nothingWritten: 'The facts are there, but no question came out of them yet.',
  tooSlow: 'The questions are still being written.',
  few: (count: number) => `${count} questions are ready. More can be made later.`,
  ready: (count: number) => `${count} questions are ready.`,
  heldAlready: (name: string) => `You already have this topic: ${name}.`,
  noOwnTopic: 'That is none of your own topics.',
})

/** What the page says of topics. */
export const pageWords = catalogue('topics.page', {
  chooseTitle: 'Choose Your Learning Path',
  chooseText: 'Take one or several. You can add more whenever you like.',
  chooseTopics: 'Choose Topics',
  yourTopics: 'Your topics',
  moreTopics: 'All topics',
  noneYet: 'Nothing here yet. Pick something you are curious about.',
  add: (count: number) => `Add ${count} topic${count === 1 ? '' : 's'} to learning path`,
  added: (count: number) => (count === 1 ? 'Topic added' : `${count} topics added`),
  addedNote: 'Off to the Training Arena.',
  addedFailed: 'Failed to save topics. Please try again.',
  onYourPath: 'On your path',
  difficulty: { beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced' },
  custom: 'Custom',
  isNew: 'New',
  due: (count: number) => `${count} to revisit`,
  answered: (count: number) => (count === 1 ? '1 question answered' : `${count} questions answered`),
  toLearning: 'To the Training Arena',
  toHome: 'Home',
  close: 'Close',
})
