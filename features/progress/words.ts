import { catalogue } from '#kit/words/catalogue.ts'

/** Every sentence of the progress feature that a learner can read. */
export const words = catalogue('progress', {
  achievements: {
    first_steps: { title: 'First Steps', description: 'Answer your first question' },
    on_fire: { title: 'On Fire', description: 'Learn three days in a row' },
    growing_strong: { title: 'Growing Strong', description: 'Reach level 5' },
    sharp_mind: { title: 'Sharp Mind', description: 'Get 80% of your answers right' },
    ten_questions: { title: 'Warmed Up', description: 'Answer 10 questions' },
    hundred_questions: { title: 'Bookworm', description: 'Answer 100 questions' },
    thousand_questions: { title: 'Walking Library', description: 'Answer 1000 questions' },
    week_streak: { title: 'Seven in a Row', description: 'Learn seven days in a row' },
    month_streak: { title: 'A Whole Month', description: 'Learn 30 days in a row' },
    first_review: { title: 'It Came Back', description: 'Remember something on another day' },
    topic_mastered: { title: 'It Sticks', description: 'Know 25 questions on one topic for three weeks' },
    own_topic: { title: 'My Own Path', description: 'Answer a question on a topic you made' },
  },
  form: (name: string) => ({ title: name, description: `Your pet became a ${name}` }),
  firstForm: { title: 'Egg', description: 'Every pet starts as an egg' },
})

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)

/** What the progress page says. */
export const pageWords = catalogue('progress.page', {
  title: 'Progress',
  lead: (pet: string) => `Everything you and ${pet} have learned so far.`,
  noPetTitle: 'Create a pet first',
  noPetText: 'Your progress grows with your pet. Name one, and this page will start to fill.',
  createPet: 'Create your pet',
  today: 'Today',
  todayShown: (answered: number, goal: number) =>
    answered > goal ? `${answered} questions` : `${answered} of ${goal} questions`,
  todayDone: 'Daily goal reached. Anything more is a bonus.',
  todayLeft: (left: number) => (left === 1 ? 'One more to your daily goal.' : `${left} more to your daily goal.`),
  streaks: 'In a row',
  learningStreak: 'Learning',
  longestStreak: 'Longest',
  visitStreak: 'Visits',
  days,
  numbers: 'In numbers',
  level: 'Level',
  answered: 'Questions answered',
  correct: 'Right answers',
  accuracy: 'Accuracy',
  accuracyShown: (percent: number) => `${percent}%`,
  topics: 'Topic progress',
  noTopics: 'No topics yet. Pick one, and it gets its own pot here.',
  chooseTopics: 'Choose Topics',
  questions: 'Questions',
  ofQuestions: (count: number, most: number) => (count > most ? String(count) : `${count} / ${most}`),
  mastery: (percent: number) => `${percent}% remembered`,
  achievements: 'Achievements',
  more: 'More to collect',
  collected: (count: number, all: number) => `${count} of ${all}`,
  achieved: 'Achieved',
  notYet: 'Not yet',
  continue: 'Continue learning',
})

const numbers = new Intl.NumberFormat('en')
const questions = (count: number) => (count === 1 ? '1 question' : `${numbers.format(count)} questions`)

/** What the charts of the progress page say. */
export const pictureWords = catalogue('progress.pictures', {
  asTable: 'Show as table',
  tableOf: (title: string) => `${title}, as a table`,
  loadFailed: "We couldn't load your charts.",
  tryAgain: 'Try again',
  calendar: {
    title: 'Your year of learning',
    empty: 'Each day you learn turns green here. Answer one question, and today will be the first.',
    sentence: (learned: number, answered: number) =>
      `In the last year, you learned on ${days(learned)} and answered ${questions(answered)}.`,
    best: (day: string, answered: number) => `Your busiest day was ${day}, with ${questions(answered)}.`,
    grid: 'Days of the last year. Arrow keys move from day to day.',
    day: (day: string, answered: number, correct: number) =>
      answered === 0 ? `${day}: no questions` : `${day}: ${questions(answered)}, ${correct} right`,
    minutes: (minutes: number) => (minutes === 1 ? '1 minute' : `${minutes} minutes`),
    today: (day: string) => `Today, ${day}`,
    legend: 'Questions per day',
    goal: 'daily goal',
    none: '0',
    from: (least: number, most: number) => (least === most ? String(least) : `${least}–${most}`),
    andMore: (least: number) => `${least}+`,
    month: 'Month',
    daysLearned: 'Learning days',
    answered: 'Answered',
    right: 'Right',
    active: 'Minutes',
  },
  mastery: {
    title: 'How your topics have grown',
    lead: "How many of 25 questions you'd know straight away, week by week. The line rises with right answers and dips a little when you take time off.",
    empty: 'Each of your topics gets a line here, starting with your first answer.',
    noAnswers: 'No answers yet',
    now: 'now',
    risen: (points: number) => `Up ${points} in four weeks`,
    fallen: (points: number) => `Down ${points} in four weeks`,
    steady: 'Steady for four weeks',
    started: 'Started in the last four weeks',
    week: 'Week of',
  },
  ahead: {
    title: "What you'll remember",
    empty:
      'Memories fade, but each review makes them last longer. Answer a few questions to see how long yours will last.',
    sentence: (known: number, today: number, later: number) =>
      `You've learned the answers to ${questions(known)}. Today you remember about ${today}. In 30 days without a review, it would be about ${later}.`,
    all: (known: number) => `all ${known}`,
    today: 'Today',
    later: 'In 30 days',
    review: "Review what's due",
    due: (count: number) =>
      count === 1
        ? '1 question is due for review. Now is the best time!'
        : `${count} questions are due for review. Now is the best time!`,
    nothingDue: 'Nothing to review right now.',
    byTopic: 'Topic by topic',
    topic: 'Topic',
    day: 'Day',
    remembered: 'Remembered',
    inDays: (count: number) => (count === 0 ? 'Today' : count === 1 ? 'Tomorrow' : `In ${count} days`),
    fromTo: (today: number, later: number) => `${today} → ${later}`,
    fromToSpoken: (today: number, later: number) => `${today} today, ${later} in 30 days`,
  },
  levels: {
    title: 'Right answers by level',
    empty: "Questions come in four levels. Answer some, and you'll see how you do at each one.",
    sentence: (right: number, answered: number) =>
      `${right} of your ${answered === 1 ? '1 answer was' : `${answered} answers were`} right.`,
    names: { easy: 'Easy', medium: 'Medium', hard: 'Hard', expert: 'Expert' },
    rightOf: (right: number, answered: number) => `${right} of ${answered} right`,
    untried: 'Not tried yet',
    percent: (percent: number) => `${percent}%`,
    level: 'Level',
    share: 'Share',
  },
  mistakes: {
    title: 'My mistakes',
    lead: 'You got these wrong last time. They stay here until you get them right.',
    empty: 'Nothing to go over. If you get a question wrong, it waits here with its explanation until you know it.',
    practise: 'Practise these',
    chosen: 'You chose',
    answer: 'Right answer',
    loadFailed: "We couldn't load your mistakes.",
    count: (count: number, shown: number) => `The latest ${shown} of ${count}.`,
  },
  fold: { more: (count: number) => `Show ${count} more`, fewer: 'Show fewer' },
})
