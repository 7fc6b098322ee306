import type { Lexicon } from './lexicon.ts'

/** A sense, named by one of its names and the sense's place there, 1 for the first: `gem 2`. */
export type SenseKey = string

/** The sense that a key names, or undefined where the dictionary has none such. */
export function senseByKey(lexicon: Lexicon, key: SenseKey): number | undefined {
  const [, name = '', place = '1'] = /^(.*?)(?: (\d+))?$/.exec(key) ?? []
  return lexicon.senses(name.toLowerCase())[Number(place) - 1]
}

/**
 * Kinds of things whose lines in the dictionary were read in samples and found sound: a topic that lies in none of them is refused. Places, peoples,
 * politics, belief, medicine and technology are left out on purpose: what the dictionary says about them has aged or hurts.
 */
export const reviewedKinds: readonly SenseKey[] = [
  ...['animal 1', 'plant 2', 'fungus', 'food 1', 'food 2', 'beverage', 'foodstuff', 'dish 2', 'seasoning'],
  ...['mineral', 'rock 2', 'gem 2', 'gem 5', 'chemical element', 'metal 1', 'alloy'],
  ...['instrumentality 3', 'structure 1', 'clothing', 'covering 2', 'fabric', 'decoration', 'toy', 'game equipment'],
  ...['weather', 'wind 1', 'storm', 'cloud 2', 'precipitation 3', 'atmospheric phenomenon'],
  ...['celestial body', 'geological formation', 'body of water', 'land 4'],
  ...[
    'sport',
    'game 1',
    'game 3',
    'dance 3',
    'dancing',
    'swimming stroke',
    'music 1',
    'musical notation',
    'musical composition',
  ],
  ...['imaginary being', 'mythical being', 'color', 'plane figure', 'solid figure', 'knot 2', 'stitch 1', 'hairdo'],
  ...['literary composition', 'writing 2', 'art 1', 'handicraft', 'cooking', 'needlework'],
  ...['worker', 'scientist', 'musician 2', 'artist', 'athlete', 'performer', 'sailor'],
  ...[
    'body part',
    'bone',
    'muscle',
    'unit of measurement',
    'punctuation',
    'figure of speech',
    'money',
    'coin',
    'currency',
  ],
]

/**
 * Fields whose words the dictionary marks as such (`birdie`: golf), found sound in samples.
 */
export const reviewedFields: readonly SenseKey[] = [
  ...['Greek mythology', 'Roman mythology', 'Norse mythology', 'classical mythology'],
  ...[
    'baseball',
    'golf',
    'American football',
    'football',
    'basketball',
    'tennis',
    'cricket 2',
    'chess 2',
    'ballet',
    'music 1',
  ],
  ...[
    'sailing 2',
    'seafaring',
    'ship',
    'astronomy',
    'architecture',
    'geology',
    'meteorology',
    'botany',
    'heraldry',
    'photography',
  ],
  ...[
    'Middle Ages',
    'antiquity',
    'physics',
    'chemistry',
    'grammar',
    'theater 1',
    'cookery',
    'ice hockey',
    'bowling',
    'card game',
  ],
]
