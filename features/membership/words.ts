import { spoken } from '#kit/words/spoken.ts'

/** What the page says of membership: the goodbye screen and the subscribe page. */
export const pageWords = spoken('membership.page', {
  goodbyeTitle: 'See You Soon!',
  goodbyeText: 'Your learning pet will be waiting for you, whenever you feel like it.',
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
