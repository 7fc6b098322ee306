import type { Lexicon } from './lexicon.ts'

/** A sense, named by one of its names and the sense's place there, 1 for the first: `gem 2`. */
export type SenseKey = string

/** The sense that a key names, or undefined where the dictionary has none. */
export function senseByKey(lexicon: Lexicon, key: SenseKey): number | undefined {
  const [, name = '', place = '1'] = /^(.*?)(?: (\d+))?$/.exec(key) ?? []
  return lexicon.senses(name.toLowerCase())[Number(place) - 1]
}

/**
 * Kinds of things whose lines in the dictionary were read in samples and found sound: a topic that lies in none of them is refused. Places, peoples,
 * politics, belief, medicine and technology are left out on purpose: what the dictionary says about them has
 * aged or hurts. Machines, drinks, colours, sports and jobs were read too and found too often vague.
 */
export const reviewedKinds: readonly SenseKey[] = [
  ...['animal 1', 'tree 1', 'flower 1', 'fern', 'cactus'],
  ...[
    'bread 1',
    'cheese 1',
    'cake 3',
    'candy 1',
    'cookie 1',
    'dessert',
    'pie 1',
    'pastry 2',
    'sauce 1',
    'soup 1',
    'pasta 2',
  ],
  ...[
    'vegetable 1',
    'edible fruit',
    'herb 2',
    'spice 2',
    'cooking',
    'kitchen utensil',
    'cookware',
    'kitchen appliance',
  ],
  ...[
    'mineral',
    'rock 2',
    'gem 2',
    'weather',
    'wind 1',
    'storm',
    'cloud 2',
    'precipitation 3',
    'celestial body',
    'telescope',
  ],
  ...[
    'musical instrument',
    'tool 1',
    'vehicle 1',
    'measuring instrument',
    'furniture',
    'building 1',
    'room 1',
    'roof 1',
    'window 1',
  ],
  ...[
    'garment',
    'footwear 2',
    'headdress',
    'fabric 1',
    'knot 2',
    'stitch 1',
    'needlework',
    'sail 1',
    'arch 4',
    'dish 1',
  ],
  ...['imaginary being', 'mythical being', 'bone', 'external body part', 'joint 1', 'tooth 1', 'dancing'],
]

/** Named single things are asked about only below these: descriptions of places go out of date, and several often share a name. */
export const namedKinds: readonly SenseKey[] = [
  'imaginary being',
  'deity',
  'celestial body',
  'spiritual being',
  'mythical being',
]

/**
 * Fields whose words the dictionary marks as such (`birdie`: golf), found sound in samples.
 */
export const reviewedFields: readonly SenseKey[] = [
  'Greek mythology',
  'Roman mythology',
  'classical mythology',
  'astronomy',
  'sailing 2',
]
