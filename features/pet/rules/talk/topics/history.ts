/** What the pet has picked up about history. */
export const history: readonly string[] = [
  'The first passengers of a hot-air balloon were a sheep, a duck and a rooster. In 1783!',
  'Cleopatra lived closer in time to the first Moon landing than to the building of the Great Pyramid.',
  'At the first Olympic Games on record there was just one contest: a running race.',
  'People painted animals on cave walls more than thirty thousand years ago. Very good animals, too.',
  'Vikings sailed to North America about five hundred years before Columbus.',
  'Chess grew out of a game from India, about fifteen hundred years ago.',
  'Paper was invented in China about two thousand years ago. Think of all the boats folded since!',
  'The first postage stamps had no holes between them. People cut them out with scissors.',
  'The Rosetta Stone says the same thing in three kinds of writing. That is how we could read hieroglyphs again.',
  'People were already teaching in Oxford when there was no Aztec empire yet.',
  'Some roads that the Romans laid are still in use. Good work, Romans.',
  'Ötzi the Iceman stuffed his shoes with dry grass to keep warm, five thousand years ago.',
]
