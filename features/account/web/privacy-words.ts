import { catalogue } from '#kit/words/catalogue.ts'

/** The privacy notice for learners and parents; docs/privacy.md has the full inventory for operators. */
export const privacyWords = catalogue('account.privacy', {
  title: 'Privacy',
  about: 'What we keep, why, and who sees it. In short: only what your pet needs, and only you see it.',
  close: 'Close',
  parts: [
    {
      title: 'What we keep',
      text: "Your e-mail address, a name to call you by, and your password, scrambled so that nobody can read it. And what you learn: your pet, your topics, your questions and answers. We don't ask for your real name, your birthday, your address or a photo.",
    },
    {
      title: 'Why',
      text: 'So your pet is here when you come back, the questions suit you, and things you might be forgetting come up again.',
    },
    {
      title: 'Who sees it',
      text: 'Only you. There are no profiles and no rankings, nobody can message you, and nothing of yours is shown to anyone else. No ads, no trackers.',
    },
    {
      title: 'Who helps us',
      text: 'If a grown-up subscribes, they pay through Stripe, and we never see the card number. If an AI writes questions, it gets the topic and the level, and its service may check what you type about a custom topic. It never learns who you are. A grown-up can switch this off.',
    },
    {
      title: 'Children',
      text: 'The account belongs to a grown-up. If a child is learning, a PIN protects everything meant for grown-ups. Your pet never asks who you are or where you live.',
    },
    {
      title: 'How long',
      text: "For as long as you have an account. Some things go sooner: the list of your devices and what your pet said last after 30 days, a topic you didn't finish after 90. If nobody visits for 11 months, we send an e-mail, and a month later we delete the account.",
    },
    {
      title: 'It is yours',
      text: 'Under “Your data” in the menu you can download everything as a file, or delete it all. Deleting ends the subscription first, and then nothing about you is left here.',
    },
  ],
})
