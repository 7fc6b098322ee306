import { catalogue } from '#kit/words/catalogue.ts'

/** What people read about their privacy; docs/privacy.md has all of it, for whoever runs the product. */
export const privacyWords = catalogue('account.privacy', {
  title: 'Privacy',
  about: 'What we keep, why, and who sees it. In short: only what your pet needs, and nobody.',
  close: 'Close',
  parts: [
    {
      title: 'What we keep',
      text: 'An e-mail address, a name to call you by, and your password in a form that nobody can read. And what you learn: your pet, your topics, your questions and answers. We do not ask for your real name, your birthday, your address or a photo.',
    },
    {
      title: 'Why',
      text: 'So that your pet is here when you come back, questions fit you, and what you are about to forget comes up again.',
    },
    {
      title: 'Who sees it',
      text: 'Nobody else. There are no profiles and no rankings, nobody can write to you, and nothing of yours is shown to others. No advertising, no trackers.',
    },
    {
      title: 'Who helps us',
      text: 'If a grown-up subscribes, they pay at Stripe, and the card number never comes to us. If an AI writes questions, it is told the topic and the level, and what you type about a topic of your own may be checked by its service: never who you are. A grown-up can switch that off.',
    },
    {
      title: 'Children',
      text: 'The account belongs to a grown-up. Where a child learns, a PIN stands before everything that is for grown-ups. Your pet never asks who you are or where you live.',
    },
    {
      title: 'How long',
      text: 'As long as the account is there. What we need only for a while goes sooner: a list of devices after 30 days, what your pet said last after 30 days, a topic you did not finish after 90. When nobody comes for 11 months we send a mail, and a month later the account goes.',
    },
    {
      title: 'It is yours',
      text: 'Under “Your data” in the menu you can take everything along as a file, or delete it all. Deleting ends the subscription first, and then nothing of you is left here.',
    },
  ],
})
