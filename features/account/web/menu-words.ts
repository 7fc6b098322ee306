import { catalogue } from '#kit/words/catalogue.ts'

/** What the open user menu says. */
export const menuWords = catalogue('account.menu', {
  language: 'Language',
  sound: 'Sound effects',
  touch: 'Vibration',
  soundOff: 'A grown-up has switched this off.',
  touchOff: 'Off, because this device is set to reduce motion.',
  learningStats: 'Learning Stats',
  longestStreak: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  dailyGoal: 'Daily Goal',
  questionsPerDay: (count: number) => (count === 1 ? '1 question' : `${count} questions`),
  raiseGoal: 'Five more a day',
  lowerGoal: 'Five fewer a day',
  goalFailed: "The daily goal didn't change",
  logOut: 'Log out',
  loggedOut: 'Logged out',
  loggedOutNote: 'You have been successfully logged out.',
  logoutFailed: 'Logout failed',
  logoutFailedNote: 'Failed to logout. Please try again.',
})
