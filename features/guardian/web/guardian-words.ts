import { catalogue } from '#kit/words/catalogue.ts'

/** What the page says to grown-ups, and of them to children. */
export const pageWords = catalogue('guardian.page', {
  who: 'Who is learning?',
  whoText: 'This account belongs to a grown-up. Tell us who learns with it, so that we show the right things.',
  me: 'I am',
  meText: 'Everything stays open.',
  child: 'My child',
  childText: 'A PIN keeps payment and settings with you.',
  ifYouLike: 'If you like',
  now: (learns: 'self' | 'child' | null) =>
    learns === 'self' ? 'Right now: you.' : learns === 'child' ? 'Right now: your child.' : 'Not said yet.',
  close: 'Close',
  entry: 'For grown-ups',
  failed: 'That did not work',

  setTitle: 'A PIN for the grown-up',
  setText:
    'With it you open the part for grown-ups: time, progress, limits, payment. Choose one that your child does not know.',
  pin: 'PIN',
  pinHint: '4 to 8 digits',
  pinAgain: 'The PIN again',
  pinsDiffer: 'The two PINs are not the same',
  setPin: 'Set the PIN',
  pinIsSet: 'The PIN is set',
  pinIsSetText: 'You find "For grown-ups" in the menu behind the round picture.',

  askTitle: 'For grown-ups',
  askText: 'This part is for the grown-up of this account. Please type your PIN.',
  open: 'Open',
  forgotten: 'Forgot the PIN?',
  forgottenText: 'Type the password of this account, and choose a new PIN.',
  password: 'Password of the account',
  newPin: 'New PIN',
  backToPin: 'I know my PIN',

  gateTitle: 'This page is for grown-ups',
  gateText: 'Ask yours to come over and type the PIN.',
  home: 'Home',

  viewTitle: 'For grown-ups',
  viewText: (pet: string | undefined) =>
    pet === undefined
      ? 'How learning goes, and what you decide.'
      : `How learning with ${pet} goes, and what you decide.`,
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

  knownTitle: 'What is known, and what is fading',
  knownNone: 'After the first answers you see here what has been learned and what wants a review.',

  rulesTitle: 'Your rules',
  limit: 'Time per day',
  limitHint: 'Then the pet goes to sleep. Its room stays open, and nobody loses the question on the screen.',
  noLimit: 'No limit',
  modelText: 'Text written by a model',
  modelTextHint:
    'Off: the pet speaks only sentences written by people, and questions come only from the checked library.',
  sound: 'Small sounds',
  soundHint: 'Off: they can not be switched on in the menu.',
  saved: 'Saved',

  payTitle: 'Subscription',
  payNone: 'There is none. Your child sees neither prices nor offers.',
  payActive: 'A subscription is active.',
  paySee: 'See the subscription',

  accountTitle: 'PIN and account',
  changePin: 'Change the PIN',
  pinChanged: 'The PIN is changed',
  myself: 'I am learning now',
  myselfText: 'The PIN and these rules are forgotten. All that was learned stays.',
  myselfSure: 'Yes, I am learning now',
  cancel: 'Cancel',

  doneText: (pet: string | undefined) =>
    pet === undefined
      ? 'You learned a lot! Tomorrow there is new time.'
      : `${pet} is fast asleep and dreams of what you learned. Tomorrow there is new time.`,
  doneGrace: 'If a question is still open, you have two minutes to answer it.',
  toRoom: "To the pet's room",
  goodNight: 'Good night',
  freeTopics: 'You have made all the topics of your own that there are for now. Ask a grown-up about more.',
})
