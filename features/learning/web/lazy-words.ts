import { catalogue } from '#kit/words/catalogue.ts'

const numbers = new Intl.NumberFormat('en')

/** Texts of the arena that load after its first screen: popups, the end of a round, where a question comes from, reports. */
export const lazyWords = catalogue('learning.lazy', {
  proof: 'Where does this come from?',
  proofAbout: 'Who wrote this question, and how it was checked.',
  close: 'Close',
  proofLoading: 'Looking it up…',
  proofFailed: "We couldn't look this up just now.",
  writtenBy: 'Who wrote it',
  authors: {
    library: 'It comes from a fact that people wrote down in our library, with a page where you can read it.',
    computed: 'A computer worked it out by fixed rules: the numbers change, the idea stays the same.',
    encyclopedia: 'It comes from an encyclopedia that many people write together, with a page where you can read it.',
    dictionary: 'It comes from a dictionary: it asks what words mean.',
    model: 'An AI model wrote it, and it passed the same checks as every other question.',
  },
  restsOn: {
    fact: 'The fact behind it',
    idea: 'The idea behind it',
    computation: (title: string) => `How it's worked out: ${title}`,
  },
  checksPassed: (count: number) => (count === 1 ? 'Passed 1 check' : `Passed ${count} checks`),
  answeredTitle: 'How learners have done',
  answered: (answers: number, right: number) => {
    if (answers === 0) return 'No one has answered it yet.'
    if (answers === 1) return right === 1 ? 'Answered once, correctly.' : 'Answered once, but not correctly.'
    return `Answered ${numbers.format(answers)} times, ${Math.round((100 * right) / answers)}% correctly.`
  },
  answeredOften: (answers: number) => `Answered more than ${numbers.format(answers)} times.`,
  firstRight: (percent: number) => `${percent}% got it right the first time they saw it.`,
  reportsSoFar: (reports: number) =>
    reports === 0 ? 'No one has reported it.' : reports === 1 ? 'Reported once.' : `Reported ${reports} times.`,
  beingChecked: "We're taking another look at this question.",
  report: 'Report this question',
  reported: 'You reported this question',
  reportAbout: "Tell us what's wrong, and we'll take a look.",
  reportReason: "What's wrong with it?",
  reportReasons: {
    wrong_answer: 'The answer is wrong',
    two_answers: 'More than one answer is right',
    unclear: "It's hard to understand",
    spelling: "There's a spelling mistake",
    not_for_children: "It's not suitable for children",
    other: 'Something else',
  },
  reportNote: "Want to tell us more? (You don't have to.)",
  reportNoteHint: "Please don't write your name or where you live.",
  reportSend: 'Send',
  reportChoose: "Please choose what's wrong.",
  reportFailed: "We couldn't send your report. Please try again.",
  compensationTitle: 'That was our mistake',
  compensation: {
    one: (experience: number, pet: string, question: string) =>
      `+${experience} experience for ${pet}. We're fixing this question: “${question}”`,
    many: (experience: number, pet: string, questions: number) =>
      `+${experience} experience for ${pet}. We're fixing ${questions} questions you answered.`,
  },
  victory: 'Round done!',
  victoryScore: (correct: number, total: number) => `You got ${correct} of ${total} right.`,
  victoryNote: {
    all: 'Every single one. Wonderful!',
    most: "You've got most of it. The rest will come back another day.",
    some: "Those were hard. You'll see them again, and they'll feel easier.",
  },
  practiceAgain: 'Practice Again',
  moreQuestions: 'Ten more questions',
  moreMistakes: 'Try the rest',
  allFixed: "You've fixed all your mistakes!",
  anotherTopic: 'Topics',
  noPetTitle: 'Adventure Requires a Champion!',
  noPetText: "Your pet learns with you, so let's meet it first. Choosing a name only takes a moment.",
  createPet: 'Create your pet',
  noTopicsTitle: 'What would you like to learn?',
  noTopicsText: 'Pick a topic or two, and your first questions will be ready.',
  chooseTopics: 'Choose Topics',
  noMistakesTitle: 'No mistakes to fix',
  noMistakesText: 'You got all your latest answers right. When you miss one, it waits here for another try.',
  multiplier: (total: string) => `× ${total}`,
  multiplierTitle: 'Bonus',
  part: (name: string, percent: number) => `${name} +${percent}%`,
  parts: {
    'in a row': 'in a row',
    'visit streak': 'visit streak',
    'happy and rested': 'happy and rested',
    remembered: 'remembered',
    'took a break': 'break taken',
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
