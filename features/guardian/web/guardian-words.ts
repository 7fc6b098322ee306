import type { LearnerKind } from '#account/rules/who-learns.ts'
import { catalogue } from '#kit/words/catalogue.ts'

/** What the page says to grown-ups, and to children about them. */
export const pageWords = catalogue('guardian.page', {
  who: 'Who is learning?',
  whoText: 'This account belongs to a grown-up. Tell us who is learning, so we can show the right things.',
  me: 'I am',
  meText: 'Everything stays open.',
  child: 'My child',
  childText: 'With a PIN, payments and settings stay with you.',
  ifYouLike: 'Optional',
  now: (learns: LearnerKind | null) =>
    learns === 'self' ? 'Right now: you.' : learns === 'child' ? 'Right now: your child.' : 'Not chosen yet.',
  close: 'Close',
  entry: 'For grown-ups',
  failed: "That didn't work",

  setTitle: 'A PIN for grown-ups',
  setText: "It opens the part for grown-ups: time, progress, limits and payment. Pick one your child doesn't know.",
  pin: 'PIN',
  pinHint: '4 to 8 digits',
  pinAgain: 'Repeat the PIN',
  pinsDiffer: "The two PINs don't match",
  setPin: 'Set the PIN',
  pinIsSet: 'The PIN is set',
  pinIsSetText: 'You will find "For grown-ups" in the menu: tap the circle with your initials.',

  askTitle: 'For grown-ups',
  askText: 'This part is for the grown-up who owns this account. Please enter your PIN.',
  open: 'Open',
  forgotten: 'Forgot the PIN?',
  forgottenText: 'Enter the password of this account and choose a new PIN.',
  password: 'Password of the account',
  newPin: 'New PIN',
  backToPin: 'I know my PIN',

  gateTitle: 'This page is for grown-ups',
  gateText: 'Ask yours to come over and enter the PIN.',
  home: 'Home',

  viewTitle: 'For grown-ups',
  viewText: (pet: string | undefined) =>
    pet === undefined
      ? 'How the learning is going, and the rules you set.'
      : `How learning with ${pet} is going, and the rules you set.`,
  timeTitle: 'Time with the app',
  time: (minutes: number) =>
    minutes < 60
      ? `${minutes} min`
      : minutes % 60 === 0
        ? `${minutes / 60} h`
        : `${Math.floor(minutes / 60)} h ${minutes % 60} min`,
  timeSentence: (today: string, week: string) => `Today ${today}, in the last seven days ${week}.`,
  noTime: 'Nothing in the last 30 days.',
  chart: 'Minutes on each of the last 30 days',
  day: 'Day',
  minutes: 'Minutes',
  today: 'Today',
  limitLine: (limit: string) => `Daily limit: ${limit}`,

  knownTitle: "What's known and what's fading",
  knownNone: "After the first answers, you'll see here what has been learned and what needs a review.",

  rulesTitle: 'Your rules',
  limit: 'Time per day',
  limitHint:
    "When it's up, the pet goes to sleep. Its room stays open, and the question on the screen can still be answered.",
  noLimit: 'No limit',
  modelText: 'Text written by AI',
  modelTextHint:
    'Off: the pet only says sentences written by people, and questions only come from our checked library.',
  sound: 'Sound effects',
  soundHint: "Off: they can't be switched on in the menu.",
  saved: 'Saved',

  payTitle: 'Subscription',
  payNone: "You don't have one. Your child doesn't see prices or offers.",
  payActive: 'Your subscription is active.',
  paySee: 'See the subscription',

  accountTitle: 'PIN and account',
  changePin: 'Change the PIN',
  pinChanged: 'The PIN has changed',
  myself: "I'm the one learning now",
  myselfText: 'The PIN and these rules will be removed. Everything that was learned stays.',
  myselfSure: "Yes, I'm the one learning now",
  cancel: 'Cancel',

  doneText: (pet: string | undefined) =>
    pet === undefined
      ? "You'll have new time tomorrow."
      : `${pet} is fast asleep, dreaming of what you learned. You'll have new time tomorrow.`,
  doneGrace: 'If a question is still open, you have two minutes to answer it.',
  toRoom: "To the pet's room",
  goodNight: 'Good night',
  freeTopics: "You've made all the custom topics you can for now. Ask a grown-up if you can have more.",
})
