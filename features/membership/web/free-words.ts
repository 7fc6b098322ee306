import { catalogue } from '#kit/words/catalogue.ts'

/** What the page says about free time. */
export const freeWords = catalogue('membership.free', {
  timeLeft: 'Free learning time left',
  proMember: 'Pro Member',
  paused: 'Paused',
  lowTime: 'Low Time',
  lastMinute: 'Last Minute!',
  endedTitle: 'Your free time is over for now',
  endedText: 'With a subscription you can keep learning together for as long as you like.',
  endedSafe: 'Your pet and everything it has learned are still yours, and its room stays open.',
  endedGrace: 'If a question is still open, you have two minutes to answer it.',
  endedForChild: 'Ask a grown-up if you can keep going.',
  doneTitle: "That's enough for today",
  howToGoOn: 'See how to keep learning',
  goodForNow: 'All right',
  iAmGrownUp: "I'm the grown-up",
  subscribeNow: 'Subscribe Now',
  maybeLater: 'Maybe Later',
  close: 'Close',
})
