import { catalogue } from '#kit/words/catalogue.ts'

/** What the server says about free time. */
export const words = catalogue('membership', {
  doneForToday: "That's enough for today. Your pet is asleep and will be happy to see you tomorrow.",
  freeTimeUsed: 'Your free learning time is used up. Subscribe to keep learning.',
})

/** What the goodbye page and the subscribe page say. */
export const pageWords = catalogue('membership.page', {
  goodbyeTitle: 'See You Soon!',
  goodbyeText: 'Your learning pet will be waiting for you whenever you feel like coming back.',
  savedTitle: 'Your Progress is Saved',
  savedText: 'Your progress, evolution and achievements are stored.',
  home: 'Home',
  reconsider: 'Reconsider',
  thanks: 'Thank you for learning with us.',
  subscribe: 'Subscribe',
  settingUp: 'Setting up your subscription...',
  errorTitle: 'Subscription Error',
  errorText: 'Unable to set up subscription. Please try again later.',
  goBack: 'Go Back',
})

/** What the server says about payment. */
export const billingWords = catalogue('membership.billing', {
  testMode: 'This is a test payment for demonstration. Nobody is charged.',
  unreachable: "We couldn't reach the payment provider. Please try again in a moment.",
  disputed: "There's an open question about an earlier payment. Please ask the cardholder to contact us.",
  noSubscription: "There's no subscription yet.",
  paymentGone: 'This payment is already finished. Please reload the page.',
  cardDeclined: 'Your card was declined.',
  cardEmpty: 'Your card has insufficient funds.',
  bankRefused: "Your bank couldn't confirm that it was you. Please try again or use another card.",
})
