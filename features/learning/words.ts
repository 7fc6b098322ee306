import type { Difficulty } from '#pet/rules/experience.ts'

const bandNames = { easy: 'easy', medium: 'middling', hard: 'hard', expert: 'expert' } as const satisfies Record<
  Difficulty,
  string
>

/** Every sentence of the learning feature that a learner can read. */
export const words = {
  questionNotFound: 'Question not found',
  topicNotFound: 'Topic not found',
  noQuestionsYet: 'The questions for this topic are still being written. Please try again in a moment.',
  optionUnknown: 'userAnswer must be the number of one of the four options: 0, 1, 2 or 3.',
  attemptReused: 'This answer key was already used for another question.',
  attemptTooLong: 'An Idempotency-Key can have at most 100 characters.',
  countsAnyway: 'We are having another look at this question, so your answer counts as right.',
  noteNoText: 'note must be text.',
  noteTooLong: 'A note can have at most 500 characters.',
  reportThanks: 'Thank you! You help to make the questions better for everyone.',
  breakNotFound: 'Break not found',
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
  },
} as const

/** What the page says in the arena. */
export const pageWords = {
  title: 'Training Arena',
  topics: 'Your topics',
  dueToday: (count: number) => `${count} due`,
  score: (correct: number, total: number) => `${correct}/${total}`,
  scoreRead: (correct: number, total: number) => `${correct} of ${total} right`,
  questionOf: (number: number, count: number) => `Question ${number} of ${count}`,
  difficulty: { easy: 'Easy', medium: 'Medium', hard: 'Hard', expert: 'Expert' },
  options: 'Options',
  keysHint: 'Keys 1 to 4 choose, Enter goes on',
  right: 'That is right!',
  wrong: 'Not quite.',
  itIs: (answer: string) => `It is: ${answer}`,
  yourChoice: 'Your choice',
  rightAnswer: 'Right answer',
  why: 'Why',
  aboutYours: (answer: string) => `About “${answer}”`,
  source: 'Source',
  proof: 'Where does this come from?',
  proofAbout: 'Who wrote this question, and how it was checked.',
  close: 'Close',
  proofLoading: 'Looking it up…',
  proofFailed: 'This could not be looked up just now.',
  writtenBy: 'Who wrote it',
  authors: {
    library: 'People wrote it down as a fact in our library, with a page to read it on.',
    computed: 'It was worked out by arithmetic and rules: the numbers change, the idea stays.',
    model: 'A language model wrote it, and it passed the same checks as every other question.',
  },
  restsOn: {
    fact: 'The fact behind it',
    idea: 'The idea behind it',
    computation: (title: string) => `Worked out: ${title}`,
  },
  checksPassed: (count: number) => `${count} checks it passed`,
  answeredTitle: 'How it went so far',
  answered: (answers: number, right: number) => {
    if (answers === 0) return 'Nobody has answered it yet.'
    if (answers === 1) return right === 1 ? 'Answered once, and rightly.' : 'Answered once, and not rightly yet.'
    return `Answered ${answers} times; ${Math.round((100 * right) / answers)}% of the answers were right.`
  },
  reportsSoFar: (reports: number) =>
    reports === 0 ? 'Nobody has reported it.' : reports === 1 ? 'Reported once.' : `Reported ${reports} times.`,
  beingChecked: 'We are having another look at this question.',
  report: 'Report this question',
  reported: 'You reported this question',
  reportAbout: 'Tell us what is not right. Somebody will have a look.',
  reportReason: 'What is not right?',
  reportReasons: {
    wrong_answer: 'The right answer is wrong',
    two_answers: 'More than one answer is right',
    unclear: 'It is hard to understand',
    spelling: 'There is a spelling mistake',
    not_for_children: 'It is not for children',
    other: 'Something else',
  },
  reportNote: 'Would you like to say more? (You don’t have to.)',
  reportNoteHint: 'Please don’t write your name or where you live.',
  reportSend: 'Send',
  reportChoose: 'Please choose what is not right.',
  reportFailed: 'It could not be sent. Please try again.',
  madeGoodTitle: 'You were right to wonder',
  madeGood: {
    one: (experience: number, pet: string, question: string) =>
      `+${experience} experience for ${pet}. We are mending this question: “${question}”`,
    many: (experience: number, pet: string, questions: number) =>
      `+${experience} experience for ${pet}. We are mending ${questions} questions that you answered.`,
  },
  opensNewTab: '(opens in a new tab)',
  next: 'Next',
  victory: 'Round done!',
  victoryScore: (correct: number, total: number) => `You got ${correct} of ${total} right.`,
  victoryNote: {
    all: 'All of them. Wonderful!',
    most: 'Most of it sits well. The rest will come back another day.',
    some: 'These were hard ones. You will meet them again, and they will feel easier.',
  },
  practiceAgain: 'Practice Again',
  moreQuestions: 'Ten more questions',
  anotherTopic: 'Topics',
  adaptive: 'Adaptive learning',
  recommended: 'Fits you now',
  accuracy: 'Accuracy',
  inRow: 'In a row',
  lowPool: 'Running low on questions. New challenges will be generated soon!',
  timedOutTitle: 'Taking longer than expected',
  timedOut:
    'Creating questions is taking longer than expected. This may happen when generating complex challenges. Please try again.',
  cannotConnect: 'Cannot connect to the server. Please check your internet connection and try again.',
  failedTitle: 'Something went wrong',
  tryAgain: 'Try Again',
  answerFailed: 'Failed to update your creature. Please try again.',
  sendAgain: 'Send again',
  imageUnavailable: 'Image unavailable',
  preparing: 'Picking questions for you…',
  noPetTitle: 'Adventure Requires a Champion!',
  noPetText: 'Your pet learns with you, so it comes first. Naming it takes a moment.',
  createPet: 'Create your pet',
  noTopicsTitle: 'What would you like to learn?',
  noTopicsText: 'Pick a topic or two, and the first questions are here.',
  chooseTopics: 'Choose Topics',
  home: 'Home',
  petRoom: 'Pet room',
  topicsLink: 'Topics',
  multiplier: (total: string) => `× ${total}`,
  multiplierTitle: 'Bonus',
  part: (name: string, percent: number) => `${name} +${percent}%`,
  stat: {
    experience: 'experience',
    happiness: 'happiness',
    energy: 'energy',
    health: 'health',
    intelligence: 'knowledge',
  } as Readonly<Record<string, string>>,
  amount: (amount: number) => `${amount > 0 ? '+' : '−'}${Math.abs(amount)}`,
  change: (amount: number, stat: string) => `${amount > 0 ? '+' : '−'}${Math.abs(amount)} ${stat}`,
  achievement: 'Achievement',
  leveledUp: 'Level up!',
} as const
