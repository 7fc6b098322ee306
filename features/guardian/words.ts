import { catalogue } from '#kit/words/catalogue.ts'

/** What the server says of grown-ups, PINs and limits. */
export const words = catalogue('guardian', {
  grownUpNeeded: 'This is for grown-ups. Please ask yours to type the PIN.',
  pinShape: 'A PIN has 4 to 8 digits',
  wrongPin: 'That is not the PIN. Please try again.',
  wrongPassword: 'That is not the password of this account.',
  noPassword: 'This account has no password yet. Choose one by "Forgot your password?" at the next login.',
  notAChild: 'There is no PIN on this account.',
  minutesRange: 'The daily time can be from 10 to 180 minutes',
})
