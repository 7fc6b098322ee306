import { spoken } from '#kit/words/spoken.ts'

/** Every sentence of the topics feature that the server says. */
export const words = spoken('topics', {
  unknownTopic: 'We do not have that topic yet.',
  topicHeld: 'You already have this topic.',
  topicIdMissing: 'Please say which topic you want to add',
})

/** What the page says of topics. */
export const pageWords = spoken('topics.page', {
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
