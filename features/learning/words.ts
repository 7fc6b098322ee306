import { catalogue } from '#kit/words/catalogue.ts'
import type { Difficulty } from '#pet/rules/experience.ts'

const bandNames = { easy: 'Easy', medium: 'Medium', hard: 'Hard', expert: 'Expert' } as const satisfies Record<
  Difficulty,
  string
>

/** What the server says to a learner about questions, answers and breaks. */
export const words = catalogue('learning', {
  questionNotFound: 'Question not found',
  topicNotFound: 'Topic not found',
  noQuestionsYet: "We're still writing questions for this topic. Please try again in a moment.",
  optionUnknown: 'userAnswer must be the number of one of the four options: 0, 1, 2 or 3.',
  keyReused: 'This Idempotency-Key was already used for another question.',
  countsAnyway: "We're taking another look at this question, so your answer counts as right.",
  noteNoText: 'note must be text.',
  noteTooLong: 'A note can have at most 500 characters.',
  reportThanks: "Thank you! You're helping to make the questions better for everyone.",
  notAnsweredYet: "Answer the question first. Then you can tell us what's wrong with it.",
  breakNotFound: 'Break not found',
  noMistakes: 'No mistakes to fix: you got all your latest answers right.',
  hint: (option: string) => `It isn't “${option}”.`,
  reasons: {
    start: {
      easy: "Let's start with easy questions and see how it goes.",
      medium: "Let's start in the middle and find what suits you.",
      hard: 'You asked for hard questions, so here they come.',
      expert: 'You asked for the hardest questions, so here they come.',
    },
    onARoll: (inRow: number, difficulty: Difficulty) =>
      `${inRow} right in a row! ${bandNames[difficulty]} questions for now, and harder ones as you get better.`,
    stepBack: {
      easy: 'Those were tricky. A few easier ones will help you get the hang of it.',
      medium: "Those were tricky. Let's try some medium ones and come back to the hard ones later.",
      hard: "Those were tricky. Let's stick with hard ones: you know more than you think.",
      expert: "Even experts miss some. You're ready for the next ones.",
    },
    steady: {
      easy: 'Easy questions suit you best right now.',
      medium: 'Medium questions suit you best right now.',
      hard: 'Hard questions suit you best right now.',
      expert: 'You know this so well that expert questions suit you best.',
    },
    mixed: 'A bit of everything: mixing topics helps you remember them.',
    mistakes: 'Every mistake is worth another try. Take your time.',
  },
})

/** Texts of the Training Arena's first screen. */
export const pageWords = catalogue('learning.page', {
  title: 'Training Arena',
  topics: 'Your topics',
  mixed: 'Mixed',
  mistakes: 'My mistakes',
  mistakesRead: (count: number) => (count === 1 ? '1 question' : `${count} questions`),
  dueToday: (count: number) => `${count} due`,
  dueInAll: (count: number) =>
    count === 1
      ? '1 question is due for review today. It comes first.'
      : `${count} questions are due for review today. They come first.`,
  score: (correct: number, total: number) => `${correct}/${total}`,
  scoreRead: (correct: number, total: number) => `${correct} of ${total} right`,
  questionOf: (number: number, count: number) => `Question ${number} of ${count}`,
  difficulty: { easy: 'Easy', medium: 'Medium', hard: 'Hard', expert: 'Expert' },
  options: 'Options',
  keysHint: 'Press 1 to 4 to choose, H for a hint, Enter to continue',
  keysHinted: 'Press 1 to 4 to choose, Enter to continue',
  keyReads: 'R to read aloud',
  readAloud: 'Read aloud',
  stopReading: 'Stop reading',
  noVoice: 'No voice found',
  noVoiceNote: "This browser doesn't have an English voice to read aloud with.",
  hint: 'Hint',
  hintAbout: 'Crosses out one wrong answer. Your pet then gets half the reward.',
  hintTaken: 'You took a hint, so your pet gets half the reward.',
  hintFailed: "We couldn't get a hint. Please try again.",
  notThisOne: 'Not this one',
  hintRead: (option: string, why: string) => `Not this one: ${option}. ${why}`,
  right: "That's right!",
  wrong: 'Not quite.',
  itIs: (answer: string) => `The answer is: ${answer}`,
  yourChoice: 'Your answer',
  rightAnswer: 'Right answer',
  why: 'Why',
  aboutYours: (answer: string) => `About “${answer}”`,
  source: 'Source',
  opensNewTab: '(opens in a new tab)',
  next: 'Next',
  adaptive: 'Adaptive learning',
  recommended: 'Right for you now',
  accuracy: 'Accuracy',
  inRow: 'In a row',
  lowPool: 'Running low on questions. New challenges will be generated soon!',
  lowPoolForGood: "You've seen nearly all the questions here. The ones you know will come back for review.",
  timedOutTitle: 'Taking longer than expected',
  timedOut:
    'Creating questions is taking longer than expected. This may happen when generating complex challenges. Please try again.',
  cannotConnect: 'Cannot connect to the server. Please check your internet connection and try again.',
  failedTitle: 'Something went wrong',
  tryAgain: 'Try Again',
  answerFailed: 'Failed to update your creature. Please try again.',
  sendAgain: 'Send again',
  offline: "You're offline. You can keep going with the questions already here.",
  offlineShort: "You're offline.",
  answersWait: (count: number) =>
    count === 1 ? '1 answer is waiting to be sent.' : `${count} answers are waiting to be sent.`,
  answersArrived: (count: number) => (count === 1 ? 'Your answer was sent.' : `Your ${count} answers were sent.`),
  answersArrivedNote: "You're back online, and your pet has been fed.",
  answersLost: (count: number) =>
    count === 1 ? "1 answer couldn't be counted." : `${count} answers couldn't be counted.`,
  imageUnavailable: 'Image unavailable',
  preparing: 'Picking questions for you…',
  goOnMixed: 'Continue with a mix',
  goOnWith: (topic: string) => `Continue with ${topic}`,
  home: 'Home',
  petRoom: 'Pet room',
  topicsLink: 'Topics',
  /** Empty when the page is in the questions' own language. */
  questionsInEnglish: '',
})
