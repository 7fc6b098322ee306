import { catalogue } from '#kit/words/catalogue.ts'

/** What the page says about downloading data and deleting the account. */
export const yourDataWords = catalogue('account.data', {
  entry: 'Your data',
  privacy: 'Privacy',
  title: 'Your data',
  about: "It's yours: download it whenever you like, or delete it.",
  close: 'Close',
  takeTitle: 'Download everything',
  takeText: 'One file with everything we keep about you: your pet, your topics, and every question with your answer.',
  download: 'Download',
  toolsTitle: 'For Anki and other learning tools',
  toolsText:
    'Your questions as flashcards for Anki, and your review history for FSRS tools. In Anki, choose File, then Import.',
  cards: 'Cards for Anki',
  reviews: 'Reviews for FSRS',
  failed: "The download didn't work",
  deleteTitle: 'Delete the account',
  deleteText:
    'Your pet and everything it has learned, your topics, your answers and your badges will be gone for good. Nobody can bring them back, not even us.',
  deleteSubscription: "Your subscription will be cancelled, and you won't be charged again.",
  deleteFirst: 'Delete the account…',
  deleteSure: 'Delete for good',
  keep: 'Keep it',
  password: 'Your password',
  word: 'Type the word DELETE',
  wordTyped: 'DELETE',
  gone: 'Goodbye, and thank you!',
  goneNote: 'Your account and everything in it have been deleted.',
  goneSoon:
    'Your account is closed. Everything in it will be deleted as soon as the payment provider confirms that your subscription has ended.',
})
