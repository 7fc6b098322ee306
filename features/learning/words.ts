import { catalogue } from '#kit/words/catalogue.ts'
import type { Difficulty } from '#pet/rules/experience.ts'

const bandNames = { easy: 'easy', medium: 'middling', hard: 'hard', expert: 'expert' } as const satisfies Record<
  Difficulty,
  string
>

/** Every sentence of the learning feature that a learner can read. */
export const words = catalogue('learning', {
  questionNotFound: 'Question not found',
  topicNotFound: 'Topic not found',
  noQuestionsYet: 'The questions for this topic are still being written. Please try again in a moment.',
  optionUnknown: 'userAnswer must be the number of one of the four options: 0, 1, 2 or 3.',
  attemptReused: 'This answer key was already used for another question.',
  countsAnyway: 'We are having another look at this question, so your answer counts as right.',
  noteNoText: 'note must be text.',
  noteTooLong: 'A note can have at most 500 characters.',
  reportThanks: 'Thank you! You help to make the questions better for everyone.',
  notAnsweredYet: 'Answer the question first; then you can tell us what is not right.',
  breakNotFound: 'Break not found',
  noMistakes: 'Nothing to put right: your last answers were all right.',
  hint: (option: string) => `It is not “${option}”.`,
  reasons: {
    start: {
      easy: 'We start with easy ones and see how it goes.',
      medium: 'We start in the middle and see what fits you.',
      hard: 'You asked for hard ones, so here we go.',
      expert: 'You asked for the hardest ones, so here we go.',
    },
    onARoll: (inRow: number, difficulty: Difficulty) =>
      `${inRow} right in a row! Questions that are ${bandNames[difficulty]} for now, and a bit harder as you grow.`,
    stepBack: {
      easy: 'These were tricky. Easier ones help to get the hang of it.',
      medium: 'These were tricky. We go on with middling ones and come back to the hard ones.',
      hard: 'These were tricky. We stay with hard ones; you know more than it feels.',
      expert: 'Even experts miss some. You are ready for the next ones.',
    },
    steady: {
      easy: 'Easy questions fit you best here right now: you get about four of five right.',
      medium: 'Middling questions fit you best here right now: you get about four of five right.',
      hard: 'Hard questions fit you best here right now: you get about four of five right.',
      expert: 'You know so much here that expert questions fit you best.',
    },
    mixed: 'A bit of everything: mixing topics helps to keep them.',
    mistakes: 'What went wrong once is worth another try. Take your time.',
  },
})

/** What the page says in the arena. */
export const pageWords = catalogue('learning.page', {
  title: 'Training Arena',
  topics: 'Your topics',
  mixed: 'Mixed',
  mistakes: 'My mistakes',
  mistakesRead: (count: number) => (count === 1 ? '1 question' : `${count} questions`),
  dueToday: (count: number) => `${count} due`,
  dueInAll: (count: number) =>
    count === 1 ? '1 question due today comes first.' : `${count} questions due today come first.`,
  score: (correct: number, total: number) => `${correct}/${total}`,
  scoreRead: (correct: number, total: number) => `${correct} of ${total} right`,
  questionOf: (number: number, count: number) => `Question ${number} of ${count}`,
  difficulty: { easy: 'Easy', medium: 'Medium', hard: 'Hard', expert: 'Expert' },
  options: 'Options',
  keysHint: 'Keys 1 to 4 choose, H takes a hint, Enter goes on',
  keysHinted: 'Keys 1 to 4 choose, Enter goes on',
  keyReads: 'R reads aloud',
  readAloud: 'Read aloud',
  stopReading: 'Stop reading',
  noVoice: 'No voice was found',
  noVoiceNote: 'This browser has no voice that can read English aloud just now.',
  hint: 'Hint',
  hintAbout: 'Takes one wrong option away. Your answer then feeds half.',
  hintTaken: 'With a hint, your answer feeds half.',
  hintFailed: 'The hint did not come. Please try again.',
  notThisOne: 'Not this one',
  hintRead: (option: string, why: string) => `Not this one: ${option}. ${why}`,
  right: 'That is right!',
  wrong: 'Not quite.',
  itIs: (answer: string) => `It is: ${answer}`,
  yourChoice: 'Your choice',
  rightAnswer: 'Right answer',
  why: 'Why',
  aboutYours: (answer: string) => `About “${answer}”`,
  source: 'Source',
  opensNewTab: '(opens in a new tab)',
  next: 'Next',
  adaptive: 'Adaptive learning',
  recommended: 'Fits you now',
  accuracy: 'Accuracy',
  inRow: 'In a row',
  lowPool: 'Running low on questions. New challenges will be generated soon!',
  lowPoolForGood: 'You have met nearly all questions here. What you know comes back for another look.',
  timedOutTitle: 'Taking longer than expected',
  timedOut:
    'Creating questions is taking longer than expected. This may happen when generating complex challenges. Please try again.',
  cannotConnect: 'Cannot connect to the server. Please check your internet connection and try again.',
  failedTitle: 'Something went wrong',
  tryAgain: 'Try Again',
  answerFailed: 'Failed to update your creature. Please try again.',
  sendAgain: 'Send again',
  offline: 'You are offline. You can go on with the questions that are here.',
  offlineShort: 'You are offline.',
  answersWait: (count: number) =>
    count === 1 ? '1 answer waits for the connection.' : `${count} answers wait for the connection.`,
  answersArrived: (count: number) => (count === 1 ? 'Your answer has arrived.' : `Your ${count} answers have arrived.`),
  answersArrivedNote: 'You are connected again, and your pet was fed.',
  answersLost: (count: number) =>
    count === 1 ? '1 answer could not be counted.' : `${count} answers could not be counted.`,
  imageUnavailable: 'Image unavailable',
  preparing: 'Picking questions for you…',
  goOnMixed: 'Go on with a mix',
  goOnWith: (topic: string) => `Go on with ${topic}`,
  home: 'Home',
  petRoom: 'Pet room',
  topicsLink: 'Topics',
  /** Nothing where the page speaks the questions' language. */
  questionsInEnglish: '',
})
