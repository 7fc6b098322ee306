import { catalogue } from '#kit/words/catalogue.ts'

/** What the server says about grown-ups, PINs and limits. */
export const words = catalogue('guardian', {
  grownUpNeeded: 'This is for grown-ups. Please ask yours to enter the PIN.',
  pinShape: 'A PIN has 4 to 8 digits',
  wrongPin: "That isn't the PIN. Please try again.",
  wrongPassword: "That isn't the password of this account.",
  noPassword: 'This account has no password yet. To choose one, use "Forgot your password?" the next time you log in.',
  notAChild: "This account doesn't have a PIN.",
  minutesRange: 'The daily limit can be 10 to 180 minutes',
})
