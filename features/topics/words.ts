import { catalogue } from '#kit/words/catalogue.ts'

/** Every sentence of the topics feature that the server says. */
export const words = catalogue('topics', {
  unknownTopic: "We don't have that topic yet.",
  topicHeld: 'You already have this topic.',
  freeTopicsUsed: "You've made all your free topics. Subscribe to make more.",
  topicIdMissing: 'Please say which topic you want to add',
})

/** What the server says while a learner makes a custom topic. */
export const customTopicWords = catalogue('topics.custom', {
  nameTooShort: 'Topic name must be at least 3 characters',
  nameTooLong: 'Please choose a shorter name (80 characters at most)',
  areaTooLong: 'Please use fewer words (80 characters at most)',
  answerTooShort: 'Please provide a detailed answer (at least 10 characters)',
  answerTooLong: 'Please keep each answer under 500 characters',
  unsuitable: "That's not something we teach here. Pick something else you're curious about.",
  whichMeaning: (word: string) => `Which ${word} do you mean?`,
  whichMeaningHint: 'Tap one, or say it in your own words',
  interests: (name: string) => [
    { question: `What do you find most exciting about ${name}?`, placeholder: `What I like best about ${name} is …` },
    { question: `What would you like to find out about ${name}?`, placeholder: "I've always wondered why …" },
    { question: `What do you already know about ${name}?`, placeholder: 'I know a little about …' },
  ],
  openInterests: () => [
    { question: 'What could you talk about for a whole hour?', placeholder: 'Sharks, and how they hunt …' },
    { question: 'What have you seen lately that made you wonder?', placeholder: 'A castle with a moat around it …' },
    { question: 'What would you like to be very good at?', placeholder: 'Playing the guitar …' },
  ],
  nameFallback: 'Personalized Learning Journey',
  names: (title: string) => [title, `The World of ${title}`, `Discovering ${title}`, `${title} Explorer`],
  /** Where the facts come from. */
  madeFrom: {
    library: (title: string, facts: number) => `${facts} facts about ${title} from our library, each with its source.`,
    encyclopedia: (title: string, facts: number) => `${facts} facts about ${title} from Wikipedia.`,
    dictionary: (title: string, facts: number) =>
      `${facts} words to do with ${title} from a dictionary. The questions ask what they mean.`,
  },
  unknown: (name: string) =>
    `We don't have any facts we trust about "${name}", and we never make them up. How about one of these?`,
  unknownAlone: (name: string) =>
    `We don't have any facts we trust about "${name}", and we never make them up. Try other words, or something similar.`,
  nothingWritten: 'We have the facts, but no questions yet.',
  tooSlow: "We're still writing the questions.",
  few: (count: number) => `${count} questions are ready. We can make more later.`,
  ready: (count: number) => `${count} questions are ready.`,
  heldAlready: (name: string) => `You already have this topic: ${name}.`,
  notCustomTopic: "That isn't one of your own topics.",
})

/** What the page says about topics. */
export const pageWords = catalogue('topics.page', {
  chooseTitle: 'Choose Your Learning Path',
  chooseText: 'Pick one or more. You can add others whenever you like.',
  chooseTopics: 'Choose Topics',
  yourTopics: 'Your topics',
  moreTopics: 'All topics',
  noneYet: "Nothing here yet. Pick something you're curious about.",
  add: (count: number) => `Add ${count} topic${count === 1 ? '' : 's'} to learning path`,
  added: (count: number) => (count === 1 ? 'Topic added' : `${count} topics added`),
  addedNote: 'Off to the Training Arena.',
  addedFailed: 'Failed to save topics. Please try again.',
  onYourPath: 'On your path',
  difficulty: { beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced' },
  custom: 'Custom',
  isNew: 'New',
  due: (count: number) => `${count} to review`,
  answered: (count: number) => (count === 1 ? '1 question answered' : `${count} questions answered`),
  toLearning: 'To the Training Arena',
  toHome: 'Home',
  close: 'Close',
})
