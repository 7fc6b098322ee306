/** Lines about history, for learners with that topic. */
export const history: readonly string[] = [
  'The first passengers in a hot-air balloon were a sheep, a duck and a rooster. That was in 1783!',
  'Cleopatra lived closer in time to the first Moon landing than to the building of the Great Pyramid.',
  'The first Olympic Games we know of had just one event: a running race.',
  'People painted animals on cave walls more than thirty thousand years ago. They were very good at it, too.',
  'Vikings sailed to North America about five hundred years before Columbus.',
  'Chess comes from a game played in India about fifteen hundred years ago.',
  'Paper was invented in China about two thousand years ago. Think of all the paper boats since then!',
  'The first postage stamps had no little holes between them. People cut them apart with scissors.',
  'The Rosetta Stone says the same thing in three kinds of writing. That’s how people learned to read hieroglyphs again.',
  'There were teachers in Oxford before there was an Aztec empire.',
  'Some roads that the Romans built are still in use. Good work, Romans!',
  'Five thousand years ago, Ötzi the Iceman stuffed his shoes with dry grass to keep his feet warm.',
]
