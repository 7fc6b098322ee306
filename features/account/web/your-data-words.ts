import { catalogue } from '#kit/words/catalogue.ts'

/** What the page says where somebody takes their data along, or leaves. */
export const yourDataWords = catalogue('account.data', {
  entry: 'Your data',
  privacy: 'Privacy',
  title: 'Your data',
  about: 'It is yours: take it along whenever you like, or have it deleted.',
  close: 'Close',
  takeTitle: 'Take everything along',
  takeText: 'One file with all that we keep about you: your pet, your topics, every question with your answer.',
  download: 'Download',
  toolsTitle: 'For Anki and other learning tools',
  toolsText:
    'Your questions as cards that Anki reads, and when you knew what, in the form that FSRS tools read. In Anki, choose File, then Import.',
  cards: 'Cards for Anki',
  reviews: 'Reviews for FSRS',
  failed: 'The file did not come',
  deleteTitle: 'Delete the account',
  deleteText:
    'Your pet with everything it has learned, your topics, your answers and your badges go for good. Nobody can bring them back, and neither can we.',
  deleteSubscription: 'Your subscription is cancelled, and nothing more is charged.',
  deleteFirst: 'Delete the account…',
  deleteSure: 'Delete for good',
  keep: 'Keep it',
  password: 'Your password',
  word: 'Type the word DELETE',
  wordTyped: 'DELETE',
  gone: 'Goodbye, and thank you!',
  goneNote: 'Your account and everything in it have been deleted.',
  goneSoon:
    'Your account is closed. Everything in it goes as soon as the payment provider has told us that your subscription is over.',
})
