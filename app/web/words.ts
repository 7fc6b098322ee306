import { catalogue } from '#kit/words/catalogue.ts'

/** The texts around every page: navigation, theme, and errors that take the whole page. */
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
  longWait: 'Still loading. This is taking a little longer than usual.',
  toasts: 'Messages (F8)',
  dismiss: 'Dismiss',
  pageBroke: 'Something went wrong',
  pageBrokeNote: "We couldn't show this page. Your pet and everything it has learned are safe.",
  tryAgain: 'Try Again',
  notFoundTitle: '404 Page Not Found',
  notFoundText: 'Did you forget to add the page to the router?',
  notFoundHelp: "There's nothing here, but home is just one step away.",
  backHome: 'Home',
})

/** The texts of the home page. */
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
    count === 1 ? '1 question is ready to review today.' : `${count} questions are ready to review today.`,
  review: 'Review now',
  goal: 'Daily goal',
  goalShown: (answered: number, goal: number) => `${answered} of ${goal}`,
  goalReached: 'Goal reached. Well done!',
  goalLeft: (left: number) => (left === 1 ? '1 more question' : `${left} more questions`),
  yourTopics: 'Your topics',
  addTopics: 'Add more topics',
  tip: 'Tip',
  tipText: 'A few questions a day stick far better than a lot at once.',
  noTopicsTitle: (pet: string) => `What would you and ${pet} like to learn?`,
  noTopicsText: 'Pick a topic or two. Your first questions are ready.',
})
