import { catalogue } from '#kit/words/catalogue.ts'

/** Every sentence of the account feature that a learner can read. */
export const words = catalogue('account', {
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

/** What every page says of accounts before anything is opened. */
export const pageWords = catalogue('account.page', {
  userMenu: (letters: string) => `${letters}: your account`,
  failedToGetUser: 'Failed to get user',
})

/** What the server says to whoever leaves. */
export const leavingWords = catalogue('account.leaving', {
  wrongPassword: 'This is not the password of this account',
  notConfirmed: 'Type the word DELETE, so that nothing goes by mistake',
})

/** What mails say. The name of the account is not in them: whoever signs up with another's address could write to them by it. */
export const mailWords = catalogue('account.mail', {
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
export const idleWords = catalogue('account.idle', {
  subject: 'Shall we keep your Mindling account?',
  hello: 'Hello,',
  goes: (day: string) =>
    `Nobody has opened the Mindling account with this e-mail address for a long time. We keep nothing longer than it is of use, so the account and everything in it will be deleted on ${day}.`,
  keep: 'To keep it, log in once before that day:',
  letGo:
    'To let it go, there is nothing to do. To take your data along first, log in and choose “Your data” in the menu.',
})
