import { catalogue } from '#kit/words/catalogue.ts'

/** Every sentence of the page's frame: navigation, theme, errors of the whole page. */
export const words = catalogue('app', {
  product: 'Mindling',
  title: (page: string) => `${page} · Mindling`,
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  home: 'Home',
  learning: 'Learn',
  petRoom: 'Pet room',
  topics: 'Topics',
  progress: 'Progress',
  darkTheme: 'Dark theme',
  loading: 'Loading',
  longWait: 'Still fetching. This takes a little longer than usual.',
  toasts: 'Messages (F8)',
  dismiss: 'Dismiss',
  pageBroke: 'Something went wrong',
  pageBrokeNote: 'This page could not be shown. Your pet and everything it learned are safe.',
  tryAgain: 'Try Again',
  notFoundTitle: '404 Page Not Found',
  notFoundText: 'Did you forget to add the page to the router?',
  notFoundHelp: 'There is nothing at this address. The way home is short.',
  backHome: 'Home',
})

/** What the home page says when it puts features side by side. */
export const homeWords = catalogue('app.home', {
  title: 'Home',
  hello: (name: string) => `Hello, ${name}`,
  feed: (pet: string) => `Feed ${pet}`,
  feedNote: 'with right answers in the Training Arena',
  todaysStats: "Today's Stats",
  streak: 'Streak',
  streakDays: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  level: 'Level',
  topics: 'Topics',
  custom: 'Custom',
  due: (count: number) =>
    count === 1 ? '1 question is worth a second look today.' : `${count} questions are worth a second look today.`,
  review: 'Review them now',
  goal: 'Daily goal',
  goalShown: (answered: number, goal: number) => `${answered} of ${goal}`,
  goalReached: 'Reached. Well done!',
  goalLeft: (left: number) => (left === 1 ? '1 more question' : `${left} more questions`),
  yourTopics: 'Your topics',
  addTopics: 'Add more topics',
  tip: 'Tip',
  tipText: 'A few questions every day stay in mind far better than many at once.',
  noTopicsTitle: (pet: string) => `What would you and ${pet} like to learn?`,
  noTopicsText: 'Pick a topic or two. The first questions are ready.',
})
