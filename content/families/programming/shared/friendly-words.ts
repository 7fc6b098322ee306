/** Words for the programs of the families: friendly, neutral, and easy to spell. */

/** Things one can count; good names for variables. */
export const things = [
  'apples',
  'pears',
  'stars',
  'shells',
  'books',
  'stones',
  'flowers',
  'coins',
  'marbles',
  'stickers',
  'leaves',
  'buttons',
] as const

/** Words of six letters, no letter twice, so that every index names another letter. */
export const sixLetters = [
  'planet',
  'rocket',
  'garden',
  'pencil',
  'dragon',
  'winter',
  'basket',
  'flower',
  'guitar',
  'jungle',
  'orange',
  'silver',
  'castle',
  'bridge',
  'friend',
  'market',
  'island',
  'monkey',
  'turkey',
  'violet',
] as const

/** Words of seven letters or more, no letter twice. */
export const longWords = [
  'rainbow',
  'picture',
  'blanket',
  'journey',
  'dolphin',
  'kitchen',
  'thunder',
  'sandbox',
  'farmhouse',
  'playground',
  'lunchbox',
  'fishbowl',
  'magnetic',
  'birthday',
  'computer',
  'keyboard',
  'harvest',
  'morning',
  'captain',
  'diamond',
].filter(word => new Set(word).size === word.length)

/** Short words for a program to say. */
export const sounds = ['hop', 'beep', 'hello', 'tick', 'ping', 'splash', 'zoom', 'clap', 'drum', 'wave'] as const

/** Kinds of things for the elements of a list, by the name of the list. */
export const collections: Readonly<Record<string, readonly string[]>> = {
  colors: ['red', 'blue', 'green', 'pink', 'white', 'gold'],
  animals: ['cat', 'dog', 'owl', 'fox', 'bear', 'duck'],
  fruits: ['apple', 'plum', 'kiwi', 'mango', 'cherry', 'lemon'],
  planets: ['Venus', 'Mars', 'Saturn', 'Earth', 'Neptune', 'Jupiter'],
  tools: ['pen', 'brush', 'ruler', 'chalk', 'stamp', 'glue'],
  trees: ['oak', 'pine', 'birch', 'maple', 'willow', 'cedar'],
  boats: ['raft', 'canoe', 'ferry', 'kayak', 'yacht', 'tug'],
}

/** The kinds of things that one can pick a list from. */
export const collectionNames: readonly string[] = Object.keys(collections)

/** First names for the pets of the programs. */
export const petNames = ['Pip', 'Momo', 'Luna', 'Kiki', 'Taro', 'Fips', 'Nala', 'Bo', 'Juno', 'Tiko'] as const
