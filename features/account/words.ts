import { spoken } from '#kit/words/spoken.ts'

/** Every sentence of the account feature that a learner can read. */
export const words = spoken('account', {
  fillInAllFields: 'Please fill in all fields',
  emailUnreadable: 'Please enter a valid e-mail address',
  usernameTooLong: 'The username can have at most 40 characters',
  usernameUnreadable: 'The username has characters that can not be shown',
  passwordTooShort: 'Password must be at least 8 characters long',
  passwordTooLong: 'Password can have at most 128 characters',
  passwordsDiffer: 'Passwords do not match',
  timeZoneUnknown: 'timeZone must be an IANA time zone name, like Europe/Lisbon',
  dailyGoalRange: 'The daily goal can be from 5 to 50 questions',
  wrongCredentials: 'Invalid email or password',
  commonPassword: 'This password is easy to guess. A few words in a row are safer, and easy to remember.',
  linkEnded: 'This link was used already, or it is too old. You can ask for a new one.',
  wrongPassword: 'That is not the password you have now. Please try again.',
  noPassword: 'This account has no password yet. We can mail you a link to choose one.',
  noSuchSession: 'This device is not signed in any more.',
  emailTaken: 'There is already an account with this e-mail. Try to log in instead.',
})

/** What the page says of accounts: menu, dialog, messages. */
export const pageWords = spoken('account.page', {
  language: 'Language',
  sound: 'Small sounds',
  touch: 'Vibration',
  soundOff: 'Off, because a grown-up has switched it off.',
  touchOff: 'Off, because this device asks for less motion.',
  userMenu: (letters: string) => `${letters}: your account`,
  learningStats: 'Learning Stats',
  longestStreak: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  dailyGoal: 'Daily Goal',
  questionsPerDay: (count: number) => (count === 1 ? '1 question' : `${count} questions`),
  raiseGoal: 'Five more a day',
  lowerGoal: 'Five fewer a day',
  goalFailed: 'The daily goal did not change',
  logOut: 'Log out',
  loggedOut: 'Logged out',
  loggedOutNote: 'You have been successfully logged out.',
  logoutFailed: 'Logout failed',
  logoutFailedNote: 'Failed to logout. Please try again.',
  failedToGetUser: 'Failed to get user',
  welcome: 'Welcome',
  welcomeBack: 'Good to see you again.',
  welcomeNew: 'A nickname and a password, then your egg is waiting. The account belongs to a grown-up.',
  waysIn: 'Login or Sign Up',
  login: 'Login',
  signUp: 'Sign Up',
  email: 'Email',
  username: 'Username',
  password: 'Password',
  confirmPassword: 'Confirm password',
  passwordHint: 'At least 8 characters. A few words in a row are easy to remember.',
  createAccount: 'Create account',
  google: 'Continue with Google',
  googleFailed: {
    press: 'Press “Continue with Google” here, and you are almost in.',
    often: 'That was a bit too often. Please wait a moment and try again.',
    cancelled: 'You came back from Google without signing in. Try again whenever you like.',
    expired: 'That took a little too long, or began in another browser. Please try again.',
    unverified:
      'Google does not know yet whether your e-mail is yours. Confirm it there, or sign up here with a password.',
    taken: 'There is already an account with this e-mail. Log in with its password instead.',
    unavailable: 'Google can not be reached right now. Try again in a moment, or use a password.',
    failed: 'That did not work, and nobody was signed in. Please try again.',
  },
  close: 'Close',
  validationError: 'Validation Error',
  loginFailed: 'Login Failed',
  loginFailedFallback: 'Failed to login',
  signupFailed: 'Signup Failed',
  signupFailedFallback: 'Failed to signup',
})

/** What the server says to whoever leaves. */
export const leavingWords = spoken('account.leaving', {
  wrongPassword: 'This is not the password of this account',
  notConfirmed: 'Type the word DELETE, so that nothing goes by mistake',
})

/** What mails say. The name of the account is not in them: whoever signs up with another's address could write to them by it. */
export const mailWords = spoken('account.mail', {
  hello: 'Hello,',
  reset: {
    subject: 'A new password for Mindling',
    before:
      'Somebody asked for a new password for the Mindling account with this e-mail address. If that was you, choose one here:',
    button: 'Choose a new password',
    after:
      'The link works once, and for 30 minutes. If it was not you, there is nothing to do: your password stays as it is.',
  },
  verify: {
    subject: 'Is this your e-mail address?',
    before:
      'Somebody opened a Mindling account with this e-mail address. If that was you, please confirm that it is yours. Then we can help you whenever you forget your password.',
    button: 'Yes, this is my address',
    after: 'The link works once, and for 24 hours. If it was not you, there is nothing to do.',
  },
  changed: {
    subject: 'Your Mindling password has changed',
    before:
      'The password of the Mindling account with this e-mail address was changed a moment ago, and every other device was signed out. If that was you, all is well. If not, choose a new one right away:',
    button: 'Choose a new password',
    after: 'Nobody else gets in with the old password any more.',
  },
  plainly: 'If the button does nothing, copy this address into your browser:',
  foot: 'Mindling: a pet that grows with every right answer.',
})

/** What a mail says to whoever has not been here for long. */
export const idleWords = spoken('account.idle', {
  subject: 'Shall we keep your Mindling account?',
  hello: 'Hello,',
  goes: (day: string) =>
    `Nobody has opened the Mindling account with this e-mail address for a long time. We keep nothing longer than it is of use, so the account and everything in it will be deleted on ${day}.`,
  keep: 'To keep it, log in once before that day:',
  letGo:
    'To let it go, there is nothing to do. To take your data along first, log in and choose “Your data” in the menu.',
})
