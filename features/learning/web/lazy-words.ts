import { catalogue } from '#kit/words/catalogue.ts'

const numbers = new Intl.NumberFormat('en')

/** What the arena says beyond its first screen: popups, the end of a round, where a question comes from, reports. */
export const lazyWords = catalogue('learning.lazy', {
  proof: 'Where does this come from?',
  proofAbout: 'Who wrote this question, and how it was checked.',
  close: 'Close',
  proofLoading: 'Looking it up…',
  proofFailed: 'This could not be looked up just now.',
  writtenBy: 'Who wrote it',
  authors: {
    library: 'People wrote it down as a fact in our library, with a page to read it on.',
    computed: 'It was worked out by arithmetic and rules: the numbers change, the idea stays.',
    encyclopedia:
      'It was made from the descriptions of an encyclopedia that many people write, with a page to read it on.',
    dictionary: 'It was made from a dictionary: it asks what words mean.',
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
    return `Answered ${numbers.format(answers)} times; ${Math.round((100 * right) / answers)}% of the answers were right.`
  },
  answeredOften: (answers: number) => `Answered more than ${numbers.format(answers)} times.`,
  firstRight: (percent: number) => `${percent}% of those who met it for the first time were right.`,
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
  compensationTitle: 'You were right to wonder',
  compensation: {
    one: (experience: number, pet: string, question: string) =>
      `+${experience} experience for ${pet}. We are mending this question: “${question}”`,
    many: (experience: number, pet: string, questions: number) =>
      `+${experience} experience for ${pet}. We are mending ${questions} questions that you answered.`,
  },
  victory: 'Round done!',
  victoryScore: (correct: number, total: number) => `You got ${correct} of ${total} right.`,
  victoryNote: {
    all: 'All of them. Wonderful!',
    most: 'Most of it sits well. The rest will come back another day.',
    some: 'These were hard ones. You will meet them again, and they will feel easier.',
  },
  practiceAgain: 'Practice Again',
  moreQuestions: 'Ten more questions',
  moreMistakes: 'What is left',
  allPutRight: 'All of them are put right now!',
  anotherTopic: 'Topics',
  noPetTitle: 'Adventure Requires a Champion!',
  noPetText: 'Your pet learns with you, so it comes first. Naming it takes a moment.',
  createPet: 'Create your pet',
  noTopicsTitle: 'What would you like to learn?',
  noTopicsText: 'Pick a topic or two, and the first questions are here.',
  chooseTopics: 'Choose Topics',
  noMistakesTitle: 'Nothing to put right',
  noMistakesText: 'Your last answers were all right. When one goes wrong, it waits here for another try.',
  multiplier: (total: string) => `× ${total}`,
  multiplierTitle: 'Bonus',
  part: (name: string, percent: number) => `${name} +${percent}%`,
  parts: {
    'in a row': 'in a row',
    'visit streak': 'visit streak',
    'happy and rested': 'happy and rested',
    remembered: 'remembered',
    'took a break': 'took a break',
  } as Readonly<Record<string, string>>,
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
})
