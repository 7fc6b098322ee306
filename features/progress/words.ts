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
    topic_mastered: { title: 'It Stays', description: 'Know 25 questions of one topic for three weeks' },
    own_topic: { title: 'My Own Path', description: 'Answer a question of a topic you made' },
  },
  form: (name: string) => ({ title: name, description: `Your pet became a ${name}` }),
  firstForm: { title: 'Egg', description: 'Your pet has a beginning' },
})

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)

/** What the progress page says. */
export const pageWords = catalogue('progress.page', {
  title: 'Progress',
  lead: (pet: string) => `Everything you and ${pet} have learned so far.`,
  noPetTitle: 'Create a pet first',
  noPetText: 'What you learn is counted together with your pet. Name one, and this page fills up.',
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
  correct: 'Answered right',
  accuracy: 'Accuracy',
  accuracyShown: (percent: number) => `${percent}%`,
  topics: 'Topic progress',
  noTopics: 'No topics yet. Pick one, and it gets a pot of its own here.',
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

/** What the pictures of the progress page say. */
export const pictureWords = catalogue('progress.pictures', {
  asTable: 'Show as table',
  tableOf: (title: string) => `${title}, as a table`,
  loadFailed: 'The pictures could not be loaded.',
  tryAgain: 'Try again',
  calendar: {
    title: 'Your year of learning',
    empty: 'Every day on which you learn turns green here. Answer one question, and today is your first.',
    sentence: (learned: number, answered: number) =>
      `You learned on ${days(learned)} of the last year and answered ${questions(answered)}.`,
    best: (day: string, answered: number) => `Your busiest day was ${day}, with ${answered}.`,
    grid: 'Days of the last year. Arrow keys move from day to day.',
    day: (day: string, answered: number, correct: number) =>
      answered === 0 ? `${day}: no questions` : `${day}: ${questions(answered)}, ${correct} right`,
    minutes: (minutes: number) => (minutes === 1 ? '1 minute' : `${minutes} minutes`),
    today: (day: string) => `Today, ${day}`,
    legend: 'Questions a day',
    goal: 'daily goal',
    none: '0',
    from: (least: number, most: number) => (least === most ? String(least) : `${least}–${most}`),
    andMore: (least: number) => `${least}+`,
    month: 'Month',
    daysLearned: 'Days learned',
    answered: 'Answered',
    right: 'Right',
    active: 'Minutes',
  },
  mastery: {
    title: 'How your topics have grown',
    lead: 'How much of 25 questions you would know at once, week by week. It rises with right answers, and sinks a little while you rest.',
    empty: 'A line starts here for each of your topics, with your first answer in it.',
    notBegun: 'Waits for its first answer',
    now: 'now',
    risen: (points: number) => `Up ${points} in four weeks`,
    sunken: (points: number) => `Down ${points} in four weeks`,
    steady: 'Steady for four weeks',
    begun: 'Begun in the last four weeks',
    week: 'Week of',
  },
  ahead: {
    title: 'What stays with you',
    empty:
      'Memories fade, and each review makes them last longer. Answer a few questions, and this shows how yours will hold.',
    sentence: (known: number, today: number, later: number) =>
      `Of the ${questions(known)} you have known, you remember about ${today} today. Without a review it will be about ${later} in 30 days.`,
    all: (known: number) => `all ${known}`,
    today: 'Today',
    later: 'In 30 days',
    review: 'Review what is due',
    due: (count: number) =>
      count === 1
        ? '1 question is due: now is when a review helps most.'
        : `${count} questions are due: now is when a review helps most.`,
    nothingDue: 'Nothing is due right now.',
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
    empty: 'Questions come in four levels. As you answer, you see here how each one goes.',
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
    lead: 'Answered wrongly last time. They stay here until you get them right.',
    empty: 'Nothing to go over. When an answer goes wrong, it waits here with its explanation until you know it.',
    practise: 'Practise these',
    chosen: 'You chose',
    answer: 'Right is',
    loadFailed: 'Your mistakes could not be loaded.',
    count: (count: number, shown: number) => `The latest ${shown} of ${count}.`,
  },
  fold: { more: (count: number) => `Show ${count} more`, fewer: 'Show fewer' },
})
