/** What a card of the demonstration does. `lapses` pays once, and no renewal after that. */
export type TestCard = 'pays' | 'lapses' | 'asks' | 'declined' | 'no money'
