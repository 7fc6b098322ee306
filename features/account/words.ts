import { catalogue } from '#kit/words/catalogue.ts'

/** What the server says about accounts. */
export const words = catalogue('account', {
  fillInAllFields: 'Please fill in all fields',
  emailUnreadable: 'Please enter a valid e-mail address',
  usernameTooLong: 'The username can have at most 40 characters',
  usernameUnreadable: "That username has characters we can't show",
  passwordTooShort: 'Password must be at least 8 characters long',
  passwordTooLong: 'Password must be at most 128 characters long',
  passwordsDiffer: 'Passwords do not match',
  timeZoneUnknown: 'timeZone must be an IANA time zone name, like Europe/Lisbon',
  dailyGoalRange: 'The daily goal can be 5 to 50 questions',
  wrongCredentials: 'Invalid email or password',
  commonPassword: 'This password is easy to guess. Try a few words in a row: safer, and easy to remember.',
  linkEnded: 'This link has already been used or is too old. You can ask for a new one.',
  wrongPassword: "That isn't your current password. Please try again.",
  noPassword: 'This account has no password yet. We can send you a link to choose one.',
  noSuchSession: "This device isn't signed in any more.",
  emailTaken: 'There is already an account with this e-mail. Try logging in instead.',
})

/** What every page needs before a menu or dialog is opened. */
export const pageWords = catalogue('account.page', {
  userMenu: (letters: string) => `${letters}: your account`,
  failedToGetUser: 'Failed to get user',
})

/** What the server says when an account is closed. */
export const closingWords = catalogue('account.closing', {
  wrongPassword: "That isn't the password of this account",
  notConfirmed: 'Type the word DELETE, so nothing is deleted by mistake',
})

/** Mails leave out the username: anyone could sign up with another person's address and put a message into it. */
export const mailWords = catalogue('account.mail', {
  hello: 'Hello,',
  reset: {
    subject: 'Choose a new Mindling password',
    before:
      'Someone asked for a new password for the Mindling account with this e-mail address. If that was you, choose one here:',
    button: 'Choose a new password',
    after:
      "The link works once, within 30 minutes. If it wasn't you, you can ignore this e-mail: your password stays the same.",
  },
  verify: {
    subject: 'Please confirm your e-mail address',
    before:
      'Someone opened a Mindling account with this e-mail address. If that was you, please confirm it, so we can help if you ever forget your password.',
    button: 'Yes, this is my address',
    after: "The link works once, within 24 hours. If it wasn't you, you can ignore this e-mail.",
  },
  changed: {
    subject: 'Your Mindling password has changed',
    before:
      'The password of the Mindling account with this e-mail address has just been changed, and every other device has been signed out. If that was you, all is well. If not, choose a new one right away:',
    button: 'Choose a new password',
    after: 'The old password no longer works.',
  },
  plainly: "If the button doesn't work, copy this address into your browser:",
  foot: 'Mindling: a pet that grows with every right answer.',
})

/** The mail that warns about an idle account. */
export const idleWords = catalogue('account.idle', {
  subject: 'Shall we keep your Mindling account?',
  hello: 'Hello,',
  goes: (day: string) =>
    `It's been a long time since anyone opened the Mindling account with this e-mail address. We don't keep data longer than it's useful, so we'll delete the account and everything in it on ${day}.`,
  keep: 'Want to keep it? Just log in once before then:',
  letGo:
    "If not, there's nothing you need to do. To download your data first, log in and choose “Your data” in the menu.",
})
