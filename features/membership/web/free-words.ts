import { catalogue } from '#kit/words/catalogue.ts'

/** What the page says of the free time. */
export const freeWords = catalogue('membership.free', {
  timeLeft: 'Free learning time left',
  proMember: 'Pro Member',
  paused: 'Paused',
  lowTime: 'Low Time',
  lastMinute: 'Last Minute!',
  endedTitle: 'Your free time is over for now',
  endedText: 'You learned a lot together! With a subscription you can go on as long as you like.',
  endedSafe: 'Your pet and everything it has learned stay yours, and its room stays open.',
  endedGrace: 'If a question is still open, you have two minutes to answer it.',
  endedForChild: 'You learned a lot together! Ask a grown-up whether you can go on.',
  doneTitle: "That's enough for today",
  howToGoOn: 'See how to go on',
  goodForNow: 'All right',
  iAmGrownUp: 'I am the grown-up',
  subscribeNow: 'Subscribe Now',
  maybeLater: 'Maybe Later',
  close: 'Close',
})
